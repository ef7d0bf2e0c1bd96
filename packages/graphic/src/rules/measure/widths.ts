import type { Polyline } from '../../geometry/flatten.ts';

/** How wide a shape is across its narrowest direction, and how long along it: true at every angle. */
export type Extent = {
  readonly narrow: number;
  readonly long: number;
  /** Direction of the long way, in degrees. */
  readonly angle: number;
};

type Place = readonly [x: number, y: number];

/** Of the hull, by rotating calipers: the narrowest strip lies along one of the hull's sides. */
export const extentOf = (lines: readonly Polyline[]): Extent => {
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
};

const at = (hull: readonly Place[], index: number): Place => hull[index % hull.length] ?? [0, 0];

const spanAlong = (hull: readonly Place[], ux: number, uy: number): number => {
  let least = Infinity;
  let most = -Infinity;
  for (const [x, y] of hull) {
    const along = x * ux + y * uy;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return most - least;
};

/** Andrew's monotone chain. */
const hullOf = (lines: readonly Polyline[]): readonly Place[] => {
  const places: Place[] = [];
  for (const { points } of lines)
    for (let index = 0; index < points.length; index += 2)
      places.push([points[index] ?? 0, points[index + 1] ?? 0]);
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
};

const turn = (a: Place = [0, 0], b: Place = [0, 0], c: Place = [0, 0]): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
