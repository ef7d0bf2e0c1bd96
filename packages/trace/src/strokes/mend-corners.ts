import { addAll } from '@relievo/words';
import { at, distanceBetween } from '../curves/points.ts';
import { fitStraight, meetAt, type Straight } from '../curves/straight-fit.ts';
import type { Point } from '../pixels/grid.ts';

/** Widths of a stroke: a corner hides no more of its sides, its sides are looked at so far, and it lies so near. */
const HIDDEN = 5;
const SIDE = 3;
const NEAR = 3;
/** Of a corner: what turns by less is a bend. */
const TURNS = 0.94;

/** Thinning cuts corners off: where a stroke is not seen by itself, its sides run on until they meet. */
export function mendCorners(
  points: readonly Point[],
  isSound: readonly boolean[],
  closed: boolean,
  width: number,
): readonly Point[] {
  const first = isSound.indexOf(true);
  if (first < 0) return points;
  // A ring begins at a place that is seen, so that no corner is cut in two.
  const turn = <T>(list: readonly T[]): readonly T[] =>
    closed ? [...list.slice(first), ...list.slice(0, first), ...list.slice(first, first + 1)] : list;
  const [ring, sound] = [turn(points), turn(isSound)];
  const mended: Point[] = [];
  let open = 0;
  while (open < ring.length) {
    if (sound[open]) {
      mended.push(at(ring, open));
      open++;
      continue;
    }
    let close = open;
    while (close < ring.length && !sound[close]) close++;
    const corner = open > 0 && close < ring.length ? findCorner(ring, sound, [open, close], width) : null;
    addAll(mended, corner ? drawSides(at(ring, open - 1), corner, at(ring, close)) : ring.slice(open, close));
    open = close;
  }
  return closed ? mended.slice(0, -1) : mended;
}

function findCorner(
  points: readonly Point[],
  sound: readonly boolean[],
  [open, close]: readonly [number, number],
  width: number,
): Point | null {
  const [from, to] = [at(points, open - 1), at(points, close)];
  if (close - open > HIDDEN * width) return null;
  const sides = [
    fitSide(points, sound, open - 1, { step: -1, width }),
    fitSide(points, sound, close, { step: 1, width }),
  ] as const;
  const [a, b] = sides;
  if (!a || !b) return null;
  const cosine = Math.abs(a.direction.x * b.direction.x + a.direction.y * b.direction.y);
  const corner = cosine > TURNS ? null : meetAt(a, b);
  const most = NEAR * width + distanceBetween(from, to) / 2;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return corner && distanceBetween(corner, middle) <= most ? corner : null;
}

/** The line through what is seen of a side, beginning half a width from the corner, which still bends it there. */
function fitSide(
  points: readonly Point[],
  sound: readonly boolean[],
  start: number,
  { step, width }: { readonly step: 1 | -1; readonly width: number },
): Straight | null {
  const side: Point[] = [];
  const skipped = Math.round(width / 2);
  for (let i = start; side.length < skipped + SIDE * width; i += step) {
    const point = points[i];
    if (!point || !sound[i]) break;
    side.push(point);
  }
  const seen = side.length > 2 * skipped + 3 ? side.slice(skipped) : side;
  return seen.length < 4 ? null : fitStraight(seen);
}

/** A point on every pixel of both sides. */
function drawSides(from: Point, corner: Point, to: Point): readonly Point[] {
  const run = (a: Point, b: Point): readonly Point[] => {
    const steps = Math.max(1, Math.round(distanceBetween(a, b)));
    return Array.from({ length: steps }, (_, i) => ({
      x: a.x + ((b.x - a.x) * (i + 1)) / steps,
      y: a.y + ((b.y - a.y) * (i + 1)) / steps,
    }));
  };
  return [...run(from, corner), ...run(corner, to).slice(0, -1)];
}
