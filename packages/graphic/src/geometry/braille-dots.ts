import { BRAILLE_STANDARDS, dotsOf, linesOf } from '@relievo/braille';
import type { Sheet, TextItem } from '../model/drawing.ts';
import type { Point } from '../model/geometry.ts';

/** Column and row of dots 1 to 8 in a cell (The Unicode Standard, block Braille Patterns). */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 3],
  [1, 3],
];

/** Centres of the raised dots, line by line; none where the text has no braille. */
export function brailleDots({ at, braille }: TextItem, sheet: Pick<Sheet, 'braille'>): readonly Point[] {
  if (!braille) return [];
  const { dotDiameter, dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[sheet.braille];
  const left = at.x + dotDiameter / 2;
  const top = at.y + dotDiameter / 2;
  const dots: Point[] = [];
  for (const [row, line] of linesOf(braille.cells).entries()) {
    for (let column = 0; column < line.length; column += 1) {
      for (const dot of dotsOf(line.charAt(column))) {
        const [across, down] = PLACES[dot - 1] ?? [0, 0];
        dots.push({
          x: left + column * cellPitch + across * dotPitch,
          y: top + row * linePitch + down * dotPitch,
        });
      }
    }
  }
  return dots;
}
