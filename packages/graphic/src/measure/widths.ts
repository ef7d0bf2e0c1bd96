import { type Polyline, signedArea } from '../geometry/flatten.ts';
import type { Box } from '../model/geometry.ts';

/** How wide a shape is across its narrowest direction, and how long along it: true at every angle. */
export interface Extent {
  readonly narrow: number;
  readonly long: number;
  /** Direction of the long way, in degrees. */
  readonly angle: number;
}

type Place = readonly [x: number, y: number];

/**
 * Whether a shape may be narrower than the limit at all. A convex shape's area is at most its width
 * times its diameter, so most shapes need no hull to be found wide enough.
 */
export function mayBeNarrower(lines: readonly Polyline[], box: Box, limit: number): boolean {
  const diagonal = Math.hypot(box.width, box.height);
  return !lines.some((line) => Math.abs(signedArea(line)) >= limit * diagonal);
}

/** Of the hull, by rotating calipers: the narrowest strip lies along one of the hull's sides. */
export function extentOf(lines: readonly Polyline[]): Extent {
  const hull = hullOf(lines);
  if (hull.length < 3) {
    const [a, b] = hull;
    return { narrow: 0, long: a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0, angle: 0 };
  }
  let best: Extent = { narrow: Infinity, long: 0, angle: 0 };
  let far = 1;
  for (let index = 0; index < hull.length; index += 1) {
    const a = at(hull, index);
    const b = at(hull, index + 1);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const ux = (b[0] - a[0]) / length;
    const uy = (b[1] - a[1]) / length;
    const off = (p: Place): number => Math.abs(ux * (p[1] - a[1]) - uy * (p[0] - a[0]));
    for (let step = 0; step < hull.length && off(at(hull, far + 1)) > off(at(hull, far)); step += 1) far += 1;
    const narrow = off(at(hull, far));
    if (narrow < best.narrow - 1e-9)
      best = { narrow, long: spanAlong(hull, ux, uy), angle: (Math.atan2(uy, ux) * 180) / Math.PI };
  }
  return best;
}

function at(hull: readonly Place[], index: number): Place {
  return hull[index % hull.length] ?? [0, 0];
}

function spanAlong(hull: readonly Place[], ux: number, uy: number): number {
  let least = Infinity;
  let most = -Infinity;
  for (const [x, y] of hull) {
    const along = x * ux + y * uy;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return most - least;
}

/** Andrew's monotone chain. */
function hullOf(lines: readonly Polyline[]): readonly Place[] {
  const places = listOutermost(lines);
  places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Place[]): Place[] => {
    const chain: Place[] = [];
    for (const place of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), place) <= 0) chain.pop();
      chain.push(place);
    }
    chain.pop();
    return chain;
  };
  const chain = [...half(places), ...half(places.toReversed())];
  return chain.length > 0 ? chain : places.slice(0, 1);
}

function turn(a: Place = [0, 0], b: Place = [0, 0], c: Place = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** In eight directions, in turn around the shape. */
const COMPASS: readonly Place[] = Array.from({ length: 8 }, (_, index): Place => {
  const turn = (index * Math.PI) / 4;
  return [Math.cos(turn), Math.sin(turn)];
});

/** Without what lies inside the eight outermost points, which is nearly all of a dense path (Akl and Toussaint). */
function listOutermost(lines: readonly Polyline[]): Place[] {
  const corners = COMPASS.map(([dx, dy]) => ({ dx, dy, x: 0, y: 0, far: -Infinity }));
  visitPlaces(lines, (x, y) => {
    for (const corner of corners) {
      const far = x * corner.dx + y * corner.dy;
      if (far <= corner.far) continue;
      corner.x = x;
      corner.y = y;
      corner.far = far;
    }
  });
  const inside = (x: number, y: number): boolean =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      if (next.x === corner.x && next.y === corner.y) return true;
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 1e-9;
    });
  const places: Place[] = [];
  visitPlaces(lines, (x, y) => {
    if (!inside(x, y)) places.push([x, y]);
  });
  return places;
}

function visitPlaces(lines: readonly Polyline[], act: (x: number, y: number) => void): void {
  for (const { points } of lines)
    for (let index = 0; index < points.length; index += 2) act(points[index] ?? 0, points[index + 1] ?? 0);
}
