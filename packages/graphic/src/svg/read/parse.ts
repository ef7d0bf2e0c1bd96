import type { Element } from '@xmldom/xmldom';
import { LIMITS } from '../../model/limits.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import { MARKUP_LIMITS, measureMarkup } from '../../xml/measure-markup.ts';
import type { SvgReports } from '../reports.ts';
import { SVG_NAMESPACE } from '../version.ts';

const refuse: Refuse<SvgReports> = fail;

/** The root of a document; null where it cannot be parsed. It is asked only after the file was looked at. */
export type ParseXml = (xml: string) => Element | null;

const MEGABYTE = 1_000_000;

/** The root of an SVG file, refused before it is parsed where parsing itself would be the attack. */
export function parseSvg(source: string, parse: ParseXml): Result<Element> {
  const svg = source.replace(/^\uFEFF/, '');
  if (svg.length > LIMITS.file) {
    return refuse({
      code: 'svg_file_too_large',
      parameters: { megabytes: Math.round(LIMITS.file / MEGABYTE) },
    });
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) {
    return refuse({ code: 'svg_doctype', parameters: {} });
  }
  if (countElements(svg) > LIMITS.elements) {
    return refuse({ code: 'svg_elements_too_many', parameters: { most: LIMITS.elements } });
  }
  const { depth, attributes, namespaces } = measureMarkup(svg);
  if (depth > MARKUP_LIMITS.depth) {
    return refuse({ code: 'svg_too_deep', parameters: { most: MARKUP_LIMITS.depth } });
  }
  if (attributes > MARKUP_LIMITS.attributes) {
    return refuse({ code: 'svg_attributes_too_many', parameters: { most: MARKUP_LIMITS.attributes } });
  }
  if (namespaces > MARKUP_LIMITS.namespaces) {
    return refuse({ code: 'svg_namespaces_too_many', parameters: { most: MARKUP_LIMITS.namespaces } });
  }
  const root = parse(svg);
  if (!root) return refuse({ code: 'svg_broken', parameters: {} });
  return root.localName === 'svg' && root.namespaceURI === SVG_NAMESPACE
    ? succeed(root)
    : refuse({ code: 'svg_not_svg', parameters: {} });
}

function countElements(svg: string): number {
  let count = 0;
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at + 1)) {
    const next = svg.charCodeAt(at + 1);
    if (next !== 0x2f && next !== 0x21 && next !== 0x3f) count += 1;
  }
  return count;
}
