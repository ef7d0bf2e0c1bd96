import type { Point } from '../model/geometry.ts';
import type { Polyline } from './flatten.ts';
import { createSegmentIndex } from './segment-index.ts';
import { pointToSegment } from './segments.ts';

export function pointToPolyline(p: Point, polyline: Polyline): number {
  const { points, closed } = polyline;
  const count = points.length;
  let nearest = count ? Math.hypot(p.x - (points[0] ?? 0), p.y - (points[1] ?? 0)) : Infinity;
  for (let at = closed ? 0 : 2, before = closed ? count - 2 : 0; at < count; before = at, at += 2) {
    nearest = Math.min(
      nearest,
      pointToSegment(
        p.x,
        p.y,
        points[before] ?? 0,
        points[before + 1] ?? 0,
        points[at] ?? 0,
        points[at + 1] ?? 0,
      ),
    );
  }
  return nearest;
}

/** Between the lines themselves, 0 where they meet; infinite when nothing is nearer than `limit`. */
export function measurePolylineDistance(
  a: readonly Polyline[],
  b: readonly Polyline[],
  limit = Infinity,
): number {
  return createSegmentIndex(a).distanceTo(createSegmentIndex(b), limit);
}

/** By the even-odd rule over all rings together. */
export function isInside(p: Point, polylines: readonly Polyline[]): boolean {
  let inside = false;
  for (const { points } of polylines) {
    const count = points.length;
    for (let at = 0, before = count - 2; at < count; before = at, at += 2) {
      const y1 = points[before + 1] ?? 0;
      const y2 = points[at + 1] ?? 0;
      if (y1 > p.y === y2 > p.y) continue;
      const x1 = points[before] ?? 0;
      const x2 = points[at] ?? 0;
      if (p.x < x1 + ((p.y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}
