import { at, directionOf, EVEN_POINTS, measureRoughness, smooth } from '../curves/points.ts';
import type { Grid, Point } from '../pixels/grid.ts';
import { sampleGrid } from '../pixels/sample-grid.ts';

/** Pixels at each side of an edge that are looked at, and points before and after one that tell its direction. */
const REACH = 3;
const ARM = 3;
const STEP = 0.5;
/** Of 255: between what lies inside and outside. */
const LEAST = 30;
/** Pixels: an edge that is further off is another one. */
const FARTHEST = 1.5;

/** Of an edge: so much of it has to be seen. */
const LEAST_SEEN = 0.8;

/** The edge of a surface to a part of a pixel, by how much of each pixel it covers; null where it is not seen so well. */
export function refineRing(ring: readonly Point[], contrast: Grid): readonly Point[] | null {
  const points = smooth(ring, true);
  const count = points.length;
  if (count < 4 * ARM) return null;
  const ways = points.map((_, i) =>
    directionOf(at(points, (i - ARM + count) % count), at(points, (i + ARM) % count)),
  );
  const offsets = points.map((point, i) => {
    const way = at(ways, i);
    return measureEdge(point, { x: way.y, y: -way.x }, contrast);
  });
  if (offsets.filter((by) => by !== null).length < LEAST_SEEN * count) return null;
  const moved = points.map((point, i) => {
    const [way, by] = [at(ways, i), offsets[i] ?? 0];
    return { x: point.x + way.y * by, y: point.y - way.x * by };
  });
  return measureRoughness(moved) <= EVEN_POINTS ? moved : null;
}

/** How far outward the edge lies from a point; null where none is seen. */
function measureEdge(point: Point, out: Point, contrast: Grid): number | null {
  const value = (far: number): number => sampleGrid(contrast, point.x + out.x * far, point.y + out.y * far);
  const [inner, outer] = [(value(-REACH) + value(-REACH + 1)) / 2, (value(REACH) + value(REACH - 1)) / 2];
  if (Math.abs(inner - outer) < LEAST) return null;
  let covered = 0;
  for (let far = -REACH + STEP / 2; far < REACH; far += STEP)
    covered += STEP * Math.min(1, Math.max(0, (value(far) - outer) / (inner - outer)));
  const by = covered - REACH;
  return Math.abs(by) <= FARTHEST ? by : null;
}
