import { BRAILLE_STANDARDS, type BrailleStandard, hasEightDots, linesOf } from '@relievo/braille';
import type { Sheet, TextItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';

/** Room for ascenders and descenders: the letters' size is this share of the line. */
export const FONT_SHARE = 0.8;
/** Above the average advance of the sans-serif faces that print uses, so that the box holds the words. */
const ADVANCE = 0.6;

/** The room that a text takes: of its cells where it has braille, else of its print. */
export function textBox(text: TextItem, sheet: Pick<Sheet, 'braille'>): Box {
  return text.braille ? brailleBox(text, text.braille.cells, sheet.braille) : printBox(text);
}

/** From the outer edge of the first dot's column to that of the last; the cells' full height, 8 dots if any has them. */
function brailleBox({ at }: TextItem, cells: string, standard: BrailleStandard): Box {
  const { width, height } = cellsSize(cells, standard);
  return { x: at.x, y: at.y, width, height };
}

export function cellsSize(
  cells: string,
  standard: BrailleStandard,
): { readonly width: number; readonly height: number } {
  const { dotDiameter, dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[standard];
  const lines = linesOf(cells);
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (longest === 0) return { width: 0, height: 0 };
  const rows = hasEightDots(cells) ? 4 : 3;
  return {
    width: (longest - 1) * cellPitch + dotPitch + dotDiameter,
    height: (lines.length - 1) * linePitch + (rows - 1) * dotPitch + dotDiameter,
  };
}

/**
 * From edge to edge of two words on one line, with one blank cell between them: nearer than that a
 * finger reads them as one word.
 */
export function measureBlankCell({ braille }: Pick<Sheet, 'braille'>): number {
  const { cellPitch, dotPitch, dotDiameter } = BRAILLE_STANDARDS[braille];
  return 2 * cellPitch - dotPitch - dotDiameter;
}

/** An estimate, for no font is known here: widest line times an average advance, a full square for wide scripts. */
function printBox({ at, print, printSize }: TextItem): Box {
  const lines = print.split('\n');
  let widest = 0;
  for (const line of lines) {
    let advance = 0;
    for (const character of line) advance += isWide(character.codePointAt(0) ?? 0) ? 1 : ADVANCE;
    widest = Math.max(widest, advance);
  }
  return { x: at.x, y: at.y, width: widest * printSize * FONT_SHARE, height: lines.length * printSize };
}

/** Han, kana, hangul, full-width forms and emoji (The Unicode Standard, Annex 11: East Asian Width). */
function isWide(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xff60) ||
    code >= 0x1f000
  );
}
