import { itemBounds } from '../../geometry/bounds.ts';
import { doBoxesMeet } from '../../geometry/box.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Box, Point } from '../../model/geometry.ts';
import { walkLeaves } from '../../model/walk.ts';
import { doesMeet } from '../things-at.ts';

/** From pin to pin as braille has them, so that the picture is as large as the sheet is (2.5 mm, Marburg medium). */
const PITCH = 2.5;
const ROWS = 4;
/** The bits of the eight dots of a cell, by row and column (Unicode, Braille Patterns). */
const BITS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

/** A line of cells of a braille display as a picture in pins of what lies around a place, which is in its middle. */
export function drawCellsAt(drawing: Drawing, middle: Point, cells: number): string {
  const corner = { x: middle.x - cells * PITCH, y: middle.y - (ROWS / 2) * PITCH };
  const window: Box = { ...corner, width: cells * 2 * PITCH, height: ROWS * PITCH };
  const near = [...walkLeaves(drawing)].filter((item) => {
    const box = itemBounds(item, drawing.sheet);
    return box !== null && doBoxesMeet(box, window);
  });
  const isRaised = (column: number, row: number) => {
    const pin = { x: corner.x + (column + 0.5) * PITCH, y: corner.y + (row + 0.5) * PITCH };
    return near.some((item) => doesMeet(item, pin, PITCH / 2, drawing));
  };
  return Array.from({ length: cells }, (_, cell) => {
    const bits = BITS.flatMap((row, at) => row.map((bit, side) => (isRaised(2 * cell + side, at) ? bit : 0)));
    return String.fromCodePoint(0x2800 + bits.reduce<number>((sum, bit) => sum + bit, 0));
  }).join('');
}
