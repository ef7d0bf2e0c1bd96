import type { Sheet } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';

/** A third of the sheet, or all of it. */
export type Span = 'start' | 'middle' | 'end' | 'all';

/** Where a hand finds something: from left to right, and from top to bottom. */
export interface Place {
  readonly across: Span;
  readonly down: Span;
}

/** From two thirds of the sheet on, a thing is everywhere along it. */
const ALL_FROM = 2 / 3;

export function placeOn(box: Box, { width, height }: Pick<Sheet, 'width' | 'height'>): Place {
  return {
    across: spanOf(box.x, box.width, width),
    down: spanOf(box.y, box.height, height),
  };
}

function spanOf(from: number, length: number, whole: number): Span {
  if (length >= whole * ALL_FROM) return 'all';
  const middle = (from + length / 2) / whole;
  if (middle < 1 / 3) return 'start';
  return middle > 2 / 3 ? 'end' : 'middle';
}
