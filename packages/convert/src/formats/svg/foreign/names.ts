import type { Element } from '@xmldom/xmldom';
import { attribute, childText, tagOf } from '../dom.ts';

/** Longer names are no names. */
const LONGEST = 200;

/** Illustrator writes what an id cannot hold as _x20_. */
function decoded(id: string): string {
  return id
    .replaceAll(/_x([0-9A-F]{2,4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('_', ' ')
    .replace(/ \d+ $/, '')
    .trim();
}

/** What programs call parts that nobody named: path1234, g-3, rect12-4-9, XMLID_5_, SVGID_1_, DejaVuSans-30, cell-2. */
const MADE =
  /^(?:(?:path|rect|circle|ellipse|line|polyline|polygon|polyline|g|group|layer|text|tspan|image|use|svg|symbol|surface|glyph|cell|patch|line2d|text|figure|axes|legend|xmlid|svgid|clip|object|shape|node|edge|id|a|_)[\d_.:-]*(?:[\d-]+)*|[a-z]{0,3}[\d_.-]+|[\dA-Za-z_-]{18,}|[a-f\d]{6,})$/i;

function readable(id: string | undefined): string {
  return id === undefined || MADE.test(id) ? '' : decoded(id);
}

/** What people call it, by whoever says so: Inkscape's label, ARIA, the title in it, an id that somebody chose. */
export function nameOf(element: Element): string {
  const said = [
    attribute(element, 'inkscape:label'),
    attribute(element, 'aria-label'),
    childText(element, 'title'),
    attribute(element, 'data-name'),
    tagOf(element) === 'g' ? readable(attribute(element, 'id')) : '',
  ];
  return cleaned(said.find((text) => text !== undefined && text.trim() !== '') ?? '').slice(0, LONGEST);
}

export function descriptionOf(element: Element): string {
  return cleaned(childText(element, 'desc') || (attribute(element, 'aria-description') ?? '')).slice(0, 2000);
}

/** What XML cannot hold cannot stand in a drawing; white space is one space. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
