import { at, directionOf, smooth } from '../curves/points.ts';
import type { Grid, Point } from '../pixels/grid.ts';
import { sampleGrid } from '../strokes/profile.ts';

/** Pixels at each side of an edge that are looked at, and points before and after one that tell its direction. */
const REACH = 3;
const ARM = 3;
const STEP = 0.5;
/** Of 255: between what lies inside and outside. */
const LEAST = 30;
/** Pixels: an edge that is further off is another one. */
const FARTHEST = 1.5;

/** The edge of a surface to a part of a pixel, by how much of each pixel it covers. */
export function refineRing(ring: readonly Point[], contrast: Grid): readonly Point[] {
  const points = smooth(ring, true);
  const count = points.length;
  if (count < 4 * ARM) return points;
  return points.map((point, i) => {
    const way = directionOf(at(points, (i - ARM + count) % count), at(points, (i + ARM) % count));
    const by = measureEdge(point, { x: way.y, y: -way.x }, contrast);
    return { x: point.x + way.y * by, y: point.y - way.x * by };
  });
}

/** How far outward the edge lies from a point; 0 where none is seen. */
function measureEdge(point: Point, out: Point, contrast: Grid): number {
  const value = (far: number): number => sampleGrid(contrast, point.x + out.x * far, point.y + out.y * far);
  const [inner, outer] = [(value(-REACH) + value(-REACH + 1)) / 2, (value(REACH) + value(REACH - 1)) / 2];
  if (Math.abs(inner - outer) < LEAST) return 0;
  let covered = 0;
  for (let far = -REACH + STEP / 2; far < REACH; far += STEP)
    covered += STEP * Math.min(1, Math.max(0, (value(far) - outer) / (inner - outer)));
  const by = covered - REACH;
  return Math.abs(by) <= FARTHEST ? by : 0;
}
