import { LINE_STYLES, TEXTURES, type Texture } from '../model/drawing.ts';
import { POINT_SYMBOLS } from '../model/geometry.ts';
import { MEDIA, type Medium } from '../profiles/profile.ts';
import { dashesOf, doubleOffset } from '../set/line-styles.ts';
import { SYMBOL_SIZES } from '../set/symbol-sizes.ts';
import { TEXTURE_SPECS, type TextureSpec } from '../set/textures.ts';
import { maySymbolsStandTogether, SYMBOLS_TOLD_APART } from '../touch/compare-symbols.ts';
import { listTexturesFor, mayStandBeside, TOLD_APART } from '../touch/compare-textures.ts';

function mm(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function sizesOf(spec: TextureSpec): string {
  switch (spec.kind) {
    case 'solid':
      return 'full';
    case 'dots':
      return `⌀ ${mm(spec.diameter)}, every ${mm(spec.pitch)}${spec.staggered ? ', staggered' : ''}`;
    case 'lines':
    case 'net':
      return `${mm(spec.width)} wide, every ${mm(spec.pitch)}`;
    case 'dashes':
      return `${mm(spec.dash)} on, ${mm(spec.gap)} off, ${mm(spec.width)} wide, rows every ${mm(spec.pitch)}`;
    case 'checker':
      return `squares of ${mm(spec.side)}`;
    case 'waves':
      return `${mm(spec.length)} long, ${mm(2 * spec.amplitude)} high, ${mm(spec.width)} wide, rows every ${mm(spec.pitch)}`;
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function listApartFrom(texture: Texture, medium: Medium): string {
  return (
    TEXTURES.filter((other) => other !== texture && !mayStandBeside(texture, other, medium)).join(', ') || '–'
  );
}

function rhythmOf(style: (typeof LINE_STYLES)[number], medium: Medium): string {
  const line = { style, width: 1 };
  if (style === 'solid') return 'unbroken';
  if (style === 'double') return `two strokes, ${mm(2 * doubleOffset(line, medium))} from middle to middle`;
  const lengths = dashesOf(line, medium) ?? [];
  return lengths
    .map((length, i) => (i % 2 === 0 ? `${mm(length + 1)} on` : `${mm(length - 1)} off`))
    .join(', ');
}

/** docs/tactile-set.md, made from the set itself so that page and product cannot disagree. */
export function writeTactileSetPage(): string {
  return `# The tactile set

Twelve textures, five line styles and eight point symbols, in millimetres, for each medium. A test makes this page from the set itself.

The sizes are the product's own, within limits that others have published: no line under 0.7 mm and dashes of about 9 mm with gaps of half of that, breaks never above 6 (TU Dresden quality criteria); nothing nearer than the dots of a braille cell, 2.34 mm (NLS Specification 800); members of one family differ by a third (BANA asks for 25 to 30 %); on touchscreens no line under 1 mm and no two nearer than 4 mm (Gorlewicz and others, 2020). On embossers they are whole steps of 1.27 mm (20 dots per inch), on pins of 2.5 mm.

## Textures

${table(
  ['texture', ...MEDIA],
  TEXTURES.map((texture) => [texture, ...MEDIA.map((medium) => sizesOf(TEXTURE_SPECS[medium][texture]))]),
)}

## Which may not stand beside which

Computed on the raised dots of each medium: the share of what repeats in one texture, by direction and distance, that does not repeat in the other; or how differently full they are. Under ${TOLD_APART} two textures feel too much alike to lie near each other. Distances are compared in steps of a third and directions in steps of 30 degrees, because fingers tell nothing finer. Whether hands agree has not been tried with readers.

${table(
  ['texture', ...MEDIA],
  TEXTURES.map((texture) => [texture, ...MEDIA.map((medium) => listApartFrom(texture, medium))]),
)}

The best to choose, in order; all of a list go together:

${MEDIA.map((medium) => `- ${medium}: ${listTexturesFor(medium).join(', ')}`).join('\n')}

## Lines

At a width of 1 mm; the gaps stay as they are when a line is wider.

${table(
  ['style', ...MEDIA],
  LINE_STYLES.map((style) => [style, ...MEDIA.map((medium) => rhythmOf(style, medium))]),
)}

## Point symbols

${MEDIA.map((medium) => `${medium} ${mm(SYMBOL_SIZES[medium])} mm`).join(', ')}. Laid on each other, two symbols must differ in ${SYMBOLS_TOLD_APART * 100} % of what either raises; those that do not:

${table(
  ['symbol', ...MEDIA],
  POINT_SYMBOLS.map((symbol) => [
    symbol,
    ...MEDIA.map(
      (medium) =>
        POINT_SYMBOLS.filter(
          (other) => other !== symbol && !maySymbolsStandTogether(symbol, other, medium),
        ).join(', ') || '–',
    ),
  ]),
)}
`;
}
