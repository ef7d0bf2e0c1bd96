import type { Point } from '../pixels/grid.ts';
import { distanceBetween } from './points.ts';

export interface Circle {
  readonly center: Point;
  readonly radius: number;
}

/** The circle that lies nearest to all points, by the squares of what they differ (Kåsa 1976); null where they lie on a line. */
export function fitCircle(points: readonly Point[]): Circle | null {
  const count = points.length;
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, one) => sum + of(one), 0) / count;
  const [cx, cy] = [mean(({ x }) => x), mean(({ y }) => y)];
  let [uu, uv, vv, uuu, vvv, uvv, vuu] = [0, 0, 0, 0, 0, 0, 0];
  for (const { x, y } of points) {
    const [u, v] = [x - cx, y - cy];
    uu += u * u;
    uv += u * v;
    vv += v * v;
    uuu += u * u * u;
    vvv += v * v * v;
    uvv += u * v * v;
    vuu += v * u * u;
  }
  const determinant = uu * vv - uv * uv;
  if (determinant <= 1e-9 * (uu + vv) ** 2) return null;
  const [a, b] = [(uuu + uvv) / 2, (vvv + vuu) / 2];
  const [u, v] = [(a * vv - b * uv) / determinant, (b * uu - a * uv) / determinant];
  return { center: { x: cx + u, y: cy + v }, radius: Math.sqrt(u * u + v * v + (uu + vv) / count) };
}

/** How far the point that lies worst is from the circle. */
export function measureRoundness({ center, radius }: Circle, points: readonly Point[]): number {
  return points.reduce(
    (worst, point) => Math.max(worst, Math.abs(distanceBetween(point, center) - radius)),
    0,
  );
}
