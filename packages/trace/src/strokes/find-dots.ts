import { directionOf, distanceBetween, dot } from '../curves/points.ts';
import type { Point } from '../pixels/grid.ts';

export interface Dot {
  readonly center: Point;
  readonly radius: number;
}

/** Fewer dots in a row are marks of their own. */
const LEAST_DOTS = 5;
/** From the middle of one dot to that of the next, in radii. */
const WIDEST_STEP = 8;
/** Steps of one line are of one length, and turn by less than about 25 degrees. */
const EVEN = 0.3;
const ON_COURSE = 0.9;

/** Rows of even dots are dotted lines; the others stay marks. */
export function joinDots(dots: readonly Dot[]): {
  readonly rows: readonly (readonly Dot[])[];
  readonly rest: readonly Dot[];
} {
  const free = new Set(dots);
  const rows: (readonly Dot[])[] = [];
  for (const dot of dots) {
    if (!free.has(dot)) continue;
    const row = growRow(dot, free);
    if (row.length < LEAST_DOTS) continue;
    for (const one of row) free.delete(one);
    rows.push(row);
  }
  return { rows, rest: [...free] };
}

function growRow(start: Dot, free: ReadonlySet<Dot>): readonly Dot[] {
  const second = findNext([start], free);
  if (!second) return [start];
  const ahead = extend([start, second], free);
  return extend(ahead.toReversed(), free);
}

function extend(row: readonly Dot[], free: ReadonlySet<Dot>): readonly Dot[] {
  const next = findNext(row, free);
  return next ? extend([...row, next], free) : row;
}

function findNext(row: readonly Dot[], free: ReadonlySet<Dot>): Dot | null {
  const [before, last] = [row.at(-2), row.at(-1)];
  if (!last) return null;
  const step = before && distanceBetween(before.center, last.center);
  const near = [...free].filter((one) => {
    if (row.includes(one) || Math.abs(one.radius - last.radius) > 0.35 * last.radius) return false;
    const own = distanceBetween(last.center, one.center);
    if (own > WIDEST_STEP * last.radius) return false;
    if (!before || !step) return true;
    const isAhead =
      dot(directionOf(before.center, last.center), directionOf(last.center, one.center)) >= ON_COURSE;
    return isAhead && Math.abs(own - step) <= EVEN * step;
  });
  const away = (one: Dot): number => distanceBetween(last.center, one.center);
  return near.reduce<Dot | null>((best, one) => (best && away(best) <= away(one) ? best : one), null);
}
