import {
  boundsOf,
  doBoxesMeet,
  doesBoxContain,
  type FillRule,
  flatten,
  intersectRegion,
  type Region,
  regionOf,
  regionPath,
  TANGLED,
} from '@relievo/graphic/geometry';
import type { Box, Geometry, PathGeometry, Point, Subpath } from '@relievo/graphic/model';

/** Where something may be seen, in millimetres. */
export interface Clip {
  readonly region: Region;
  readonly bounds: Box;
  readonly isBox: boolean;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** null where it cannot be worked out. */
export function clipOf(region: Region): Clip | null {
  if (region === TANGLED) return null;
  const bounds = boundsOf(regionPath(region)) ?? NOWHERE;
  const [ring] = region;
  return { region, bounds, isBox: region.length === 1 && ring?.length === 8 && isUpright(ring) };
}

function isUpright(ring: ArrayLike<number>): boolean {
  const xs = new Set([0, 2, 4, 6].map((at) => ring[at]));
  const ys = new Set([1, 3, 5, 7].map((at) => ring[at]));
  return xs.size === 2 && ys.size === 2;
}

export function narrowClip(outer: Clip | null, inner: Clip): Clip | null {
  return outer === null ? inner : clipOf(intersectRegion(outer.region, inner.region));
}

export function isWhole(bounds: Box, clip: Clip | null): boolean {
  return clip === null || (clip.isBox && doesBoxContain(clip.bounds, bounds, 0.002));
}

export function isOutside(bounds: Box, clip: Clip | null): boolean {
  return clip !== null && (clip.region.length === 0 || !doBoxesMeet(bounds, clip.bounds));
}

/** null where nothing is left, undefined where it cannot be worked out. */
export function cutArea(geometry: Geometry, clip: Clip, rule: FillRule): PathGeometry | null | undefined {
  const region = intersectRegion(regionOf(geometry, 0.01, rule), clip.region);
  if (region === TANGLED) return undefined;
  return region.length === 0 ? null : regionPath(region);
}

/** More comparisons than these take too long. */
const MOST_WORK = 40_000_000;

/** The pieces of the outline that lie inside; it does not run along the edge of what was cut off. */
export function cutLines(geometry: Geometry, clip: Clip): PathGeometry | null | undefined {
  const lines = flatten(geometry);
  const edges = listEdges(clip.region);
  const pieces = lines.reduce((sum, { points }) => sum + points.length / 2, 0);
  if ((pieces * edges.length) / 4 > MOST_WORK) return undefined;
  const subpaths = lines.flatMap(({ points, closed }) => cutLine(points, closed, edges));
  return subpaths.length === 0 ? null : { type: 'path', subpaths };
}

/** x and y of both ends, one edge after the other. */
function listEdges(region: Region): Float64Array {
  const edges: number[] = [];
  for (const ring of region)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      for (const index of [at, at + 1, next, next + 1]) edges.push((ring[index] ?? 0) / 1000);
    }
  return Float64Array.from(edges);
}

/** A hair inside or outside makes no difference, but a line along an edge must be on one side of it. */
const HAIR = 1e-7;

function cutLine(points: Float64Array, closed: boolean, edges: Float64Array): readonly Subpath[] {
  const count = points.length / 2;
  const made: Subpath[] = [];
  let course: Point[] = [];
  const finish = (): void => {
    const [start, ...rest] = course;
    if (start && rest.length > 0) made.push({ start, segments: rest.map((to) => ({ to })), closed: false });
    course = [];
  };
  const pieces = closed ? count : count - 1;
  let isAllInside = count > 1;
  for (let index = 0; index < pieces; index += 1) {
    const next = (index + 1) % count;
    const [x0, y0] = [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
    const [x1, y1] = [points[next * 2] ?? 0, points[next * 2 + 1] ?? 0];
    const at = (share: number): Point => ({ x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share });
    const cuts = [0, ...findCrossings(x0, y0, x1, y1, edges), 1];
    for (let cut = 1; cut < cuts.length; cut += 1) {
      const [from = 0, to = 1] = [cuts[cut - 1], cuts[cut]];
      if (to - from < HAIR) continue;
      const middle = at((from + to) / 2);
      if (!isInside(middle.x, middle.y, edges)) {
        isAllInside = false;
        finish();
        continue;
      }
      if (course.length === 0) course.push(at(from));
      course.push(at(to));
    }
  }
  if (closed && isAllInside && course.length > 2) {
    const [start = { x: 0, y: 0 }, ...rest] = course.slice(0, -1);
    return [{ start, segments: rest.map((to) => ({ to })), closed: true }];
  }
  finish();
  return made;
}

function findCrossings(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  edges: Float64Array,
): readonly number[] {
  const found: number[] = [];
  const [dx, dy] = [x1 - x0, y1 - y0];
  for (let at = 0; at < edges.length; at += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]];
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const share = ((ax - x0) * ey - (ay - y0) * ex) / cross;
    const along = ((ax - x0) * dy - (ay - y0) * dx) / cross;
    if (share > 0 && share < 1 && along >= 0 && along <= 1) found.push(share);
  }
  return found.toSorted((a, b) => a - b);
}

function isInside(x: number, y: number, edges: Float64Array): boolean {
  let odd = false;
  for (let at = 0; at < edges.length; at += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  }
  return odd;
}
