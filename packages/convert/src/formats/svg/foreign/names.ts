import type { Element } from '@xmldom/xmldom';
import { readAttribute, readChildText, tagOf } from '../dom.ts';

/** Longer names are no names. */
const LONGEST = 200;

/** Illustrator writes what an id cannot hold as _x20_. */
function decodeId(id: string): string {
  return id
    .replaceAll(/_x([0-9A-F]{2,4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('_', ' ')
    .replace(/ \d+ $/, '')
    .trim();
}

/** What programs call parts that nobody named: path1234, g-3, rect12-4-9, XMLID_5_, SVGID_1_, DejaVuSans-30, cell-2. */
const MADE =
  /^(?:(?:path|rect|circle|ellipse|line|polyline|polygon|polyline|g|group|layer|text|tspan|image|use|svg|symbol|surface|glyph|cell|patch|line2d|text|figure|axes|legend|xmlid|svgid|clip|object|shape|node|edge|id|a|_)[\d_.:-]*|[a-z]{0,3}[\d_.-]+|[\dA-Za-z_-]{18,}|[a-f\d]{6,})$/i;

function toReadable(id: string | undefined): string {
  return id === undefined || MADE.test(id) ? '' : decodeId(id);
}

/** What people call it, by whoever says so: Inkscape's label, ARIA, the title in it, an id that somebody chose. */
export function nameOf(element: Element): string {
  const said = [
    readAttribute(element, 'inkscape:label'),
    readAttribute(element, 'aria-label'),
    readChildText(element, 'title'),
    readAttribute(element, 'data-name'),
    tagOf(element) === 'g' ? toReadable(readAttribute(element, 'id')) : '',
  ];
  return cleanName(said.find((text) => text !== undefined && text.trim() !== '') ?? '').slice(0, LONGEST);
}

export function descriptionOf(element: Element): string {
  return cleanName(
    readChildText(element, 'desc') || (readAttribute(element, 'aria-description') ?? ''),
  ).slice(0, 2000);
}

/** What XML cannot hold cannot stand in a drawing; white space is one space. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
