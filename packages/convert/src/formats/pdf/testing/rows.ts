import type { Line } from '../page-words.ts';
import { plainPiece, type Row } from '../text/rows.ts';

interface Place {
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
}

/** A letter is so wide, in sizes. */
const LETTER = 0.5;

/** Makes a line of plain words at a place, in points from the lower left corner. */
export function lineOf(text: string, { x = 60, y, size = 12 }: Place): Line {
  const width = text.length * LETTER * size;
  return { text, x, y, width, size, angle: 0, weight: 400, pieces: [plainPiece(text)] };
}

export function rowOf(text: string, place: Place): Row {
  const { x, y, width, size, pieces } = lineOf(text, place);
  return { text, left: x, right: x + width, base: y, size, isBold: false, pieces };
}
