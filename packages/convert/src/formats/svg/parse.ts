import type { Result } from '@relievo/graphic/model';
import { parseByOurselves, parseSvg } from '@relievo/graphic/svg';
import type { Element } from '@xmldom/xmldom';
import { refuseFile } from '../notes.ts';

/** An SVG of anyone: document types that only name the form are taken off, entities are refused. */
export function parseForeignSvg(text: string): Result<Element> {
  const plain = dropDoctype(text);
  if (plain === null) return refuseFile('svg_entities');
  return parseSvg(withNamespaces(plain), parseByOurselves);
}

/** Adobe's programs declare the names of their namespaces as entities, each a plain address. */
const ADOBE_ENTITY =
  /<!ENTITY\s+(ns_\w{1,30})\s+"((?:&ns_\w{1,30};|https?:\/\/(?:ns\.adobe\.com|www\.w3\.org)\/[\w./-]{0,80}))">/g;

const DOCTYPE = /^<!DOCTYPE\s+svg\b([^[>]{0,400})(?:\[([^\]]{0,4000})\]\s*)?>/i;

/** null where it declares what may hide other files or grow. Nothing that a document type names is ever fetched. */
function dropDoctype(text: string): string | null {
  const at = text.slice(0, 8000).search(/<!DOCTYPE/i);
  const match = at < 0 ? null : DOCTYPE.exec(text.slice(at, 8000));
  if (!match) return text;
  const subset = match[2] ?? '';
  const names = new Map([...subset.matchAll(ADOBE_ENTITY)].map(([, name = '', value = '']) => [name, value]));
  if (subset.replace(ADOBE_ENTITY, '').trim() !== '') return null;
  const rest = text.slice(0, at) + text.slice(at + match[0].length);
  return names.size === 0
    ? rest
    : rest.replace(/&(ns_\w{1,30});/g, (whole, name: string) => names.get(name) ?? whole);
}

const ROOT = /<svg\b[^<>]*>/i;

/** What was cut out of a web page often lacks the namespaces that a page knows by itself. */
function withNamespaces(text: string): string {
  const tag = ROOT.exec(text.slice(0, 100_000));
  if (!tag) return text;
  const missing = [
    /\sxmlns\s*=/.test(tag[0]) ? '' : ' xmlns="http://www.w3.org/2000/svg"',
    /\sxmlns:xlink\s*=/.test(tag[0]) || !text.includes('xlink:')
      ? ''
      : ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ].join('');
  return missing === '' ? text : `${text.slice(0, tag.index)}<svg${missing}${text.slice(tag.index + 4)}`;
}
