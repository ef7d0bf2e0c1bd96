import type { Element } from '@xmldom/xmldom';
import { readAttribute } from '../dom.ts';
import { readLength } from './length.ts';
import { type Declared, readDeclarations, type Stylesheet } from './stylesheet.ts';

/** What goes over from a group to its parts (SVG 1.1, appendix N). */
const INHERITED = [
  ...['color', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'stroke', 'stroke-opacity', 'stroke-width'],
  ...[
    'stroke-dasharray',
    'stroke-linecap',
    'visibility',
    'text-anchor',
    'font-size',
    'font-family',
    'font-weight',
    'font-style',
  ],
  ...['letter-spacing', 'marker', 'marker-start', 'marker-mid', 'marker-end', 'writing-mode', 'white-space'],
] as const;
const OWN = [
  ...['display', 'opacity', 'clip-path', 'mask', 'filter', 'transform', 'vector-effect', 'overflow'],
  ...[
    'stop-color',
    'stop-opacity',
    'dominant-baseline',
    'alignment-baseline',
    'baseline-shift',
    'mix-blend-mode',
  ],
  ...['background-color', 'isolation'],
] as const;

type Inherited = (typeof INHERITED)[number];
type Own = (typeof OWN)[number];
export type Property = Inherited | Own;

export type Style = { readonly [name in Property]?: string } & { readonly fontSize: number };

export const FIRST_STYLE: Style = { fontSize: 16 };

const INHERITED_NAMES: ReadonlySet<string> = new Set(INHERITED);
const NAMES: readonly Property[] = [...INHERITED, ...OWN];
const KNOWN: ReadonlySet<string> = new Set(NAMES);
/** Style rules may also set these, which attributes say in another way. */
const NOT_AS_ATTRIBUTES: ReadonlySet<string> = new Set(['transform', 'mix-blend-mode', 'background-color']);

export type StyleReader = (element: Element, parent: Style) => Style;

/** Attributes, then rules by their weight, then the style attribute; important ones over all (CSS Cascade 3). */
export function createStyleReader(sheet: Stylesheet, spend: () => void): StyleReader {
  const attributes = new Map<string, readonly Declared[]>();
  const declarationsOf = (text: string): readonly Declared[] => {
    const known = attributes.get(text);
    if (known) return known;
    const read = readDeclarations(text);
    if (attributes.size < 10_000) attributes.set(text, read);
    return read;
  };
  return (element, parent) => {
    const style: Record<string, string | number> = { fontSize: parent.fontSize };
    for (const name of INHERITED) if (parent[name] !== undefined) style[name] = parent[name];
    const set = (name: string, value: string): void => {
      if (!KNOWN.has(name)) return;
      const inherited = parent[name as Property];
      if (value !== 'inherit' && !(value === 'unset' && INHERITED_NAMES.has(name))) style[name] = value;
      else if (inherited === undefined) delete style[name];
      else style[name] = inherited;
    };
    for (const name of NAMES) {
      const value = NOT_AS_ATTRIBUTES.has(name) ? undefined : readAttribute(element, name);
      if (value !== undefined) set(name, value.trim());
    }
    const declared = [
      ...sheet.rulesFor(element, spend).flatMap(({ declarations }) => declarations),
      ...declarationsOf(readAttribute(element, 'style') ?? ''),
    ];
    for (const isImportant of [false, true])
      for (const { name, value, important } of declared)
        if (important === isImportant)
          for (const [part, said] of name === 'font' ? expandFont(value) : [[name, value] as const])
            set(part, said);
    if (style['font-size'] !== parent['font-size']) {
      const basis = { fontSize: parent.fontSize, whole: parent.fontSize };
      style.fontSize =
        FONT_WORDS[String(style['font-size'])] ??
        readLength(String(style['font-size']), basis) ??
        parent.fontSize;
    }
    return style as Style;
  };
}

/** What the short form says that matters here: how bold, how large, and of which family. */
function expandFont(value: string): readonly (readonly [name: string, value: string])[] {
  const found =
    /^(.{0,200}?)(?<size>\d{0,9}\.?\d{1,9}(?:px|pt|pc|mm|cm|in|em|rem|ex|%))(?:\s{0,9}\/\s{0,9}\S{1,20})?\s{1,9}(?<family>\S.*)$/u.exec(
      value.trim(),
    );
  if (!found?.groups) return [];
  const weight = /\b(bold|bolder|[1-9]00)\b/.exec(found[1] ?? '')?.[1];
  return [
    ['font-size', found.groups['size'] ?? ''],
    ['font-family', found.groups['family'] ?? ''],
    ['font-weight', weight ?? 'normal'],
  ];
}

/** CSS Fonts 3, 3.5: steps from medium, which is 16 pixels. */
const FONT_WORDS: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};
