import type { Point } from '@relievo/graphic/model';

/** The reader knows drawings that are exact to a hundredth of a millimetre. A pixel is given to it as so little of one. */
export const PIXEL = 0.05;

export function toMillimetres({ x, y }: Point): Point {
  return { x: x * PIXEL, y: y * PIXEL };
}
