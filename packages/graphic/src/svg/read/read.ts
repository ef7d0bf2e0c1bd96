import type { Element } from '@xmldom/xmldom';
import type { Drawing } from '../../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import { canonicalise } from '../../validation/canonical.ts';
import { passOnCost, validate } from '../../validation/validate.ts';
import type { SvgReports } from '../reports.ts';
import { FORM_VERSION } from '../version.ts';
import { readAttribute, readChildText } from './dom.ts';
import { readLayers } from './layers.ts';
import { MIGRATIONS } from './migrations.ts';
import { type ParseXml, parseSvg } from './parse.ts';
import { parsePlain } from './plain.ts';
import { readSheet } from './sheet.ts';
import { readSpread } from './spread.ts';

/**
 * Reads a drawing from its file: of this version or an older one, as we wrote it or as another program
 * saved it again. What a program moved or scaled is read where it now lies; SVG that was never ours
 * is for the importers. A browser gives its own parser, and so it loads no other.
 */
export function readDrawingBy(parse: ParseXml, svg: string): Result<Drawing> {
  const parsed = parseSvg(svg, (xml) => parsePlain(xml) ?? parse(xml));
  if (!parsed.ok) return parsed;
  const current = migrateRoot(parsed.value);
  if (!current.ok) return current;
  const root = current.value;
  const { sheet, matrix } = readSheet(root);
  const layers = readLayers(root, matrix);
  if (!layers.ok) return layers;
  const drawing = validate({
    version: 1,
    id: readAttribute(root, 'data-id'),
    title: readChildText(root, 'title'),
    description: readChildText(root, 'desc'),
    language: readAttribute(root, 'xml:lang'),
    sheet,
    layers: layers.value,
    ...readSpread(root, matrix),
  });
  return drawing.ok ? succeed(canonicalise(drawing.value, passOnCost)) : drawing;
}

const refuse: Refuse<SvgReports> = fail;

function migrateRoot(root: Element): Result<Element> {
  const written = readAttribute(root, 'data-relievo');
  if (written === undefined) {
    return refuse({ code: 'svg_foreign', parameters: {} });
  }
  const version = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  if (!(version <= FORM_VERSION)) {
    return refuse({
      code: 'svg_version_newer',
      parameters: { version: written.slice(0, 40), known: FORM_VERSION },
    });
  }
  for (const { from, migrate } of MIGRATIONS) if (from >= version) migrate(root);
  return succeed(root);
}
