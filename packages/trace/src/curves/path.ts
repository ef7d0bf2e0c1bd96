import type { Point } from '../pixels/grid.ts';
import type { Circle } from './circle.ts';
import type { Ellipse } from './ellipse.ts';
import type { Bend } from './fit-curve.ts';

/** A straight piece, or a bend, from the end of the one before. */
export type Piece = { readonly to: Point; readonly control?: undefined } | Bend;

/** What a line is, said as exactly as a hand would have drawn it with ruler and compasses. */
export type Course =
  | ({ readonly kind: 'circle' } & Circle)
  | ({ readonly kind: 'ellipse' } & Ellipse)
  | {
      readonly kind: 'path';
      readonly start: Point;
      readonly pieces: readonly Piece[];
      readonly closed: boolean;
    };
