import type { Point } from '../pixels/grid.ts';
import { at } from './points.ts';

export interface Ellipse {
  readonly center: Point;
  readonly rx: number;
  readonly ry: number;
  /** Radians from the x axis to the longer half. */
  readonly angle: number;
}

/** The ellipse of the same area, middle and spread as what a closed line surrounds. */
export function fitEllipse(ring: readonly Point[]): Ellipse | null {
  let [area, mx, my] = [0, 0, 0];
  const each = (take: (a: Point, b: Point, cross: number) => void): void => {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [at(ring, i), at(ring, (i + 1) % ring.length)];
      take(a, b, a.x * b.y - b.x * a.y);
    }
  };
  each((a, b, cross) => {
    area += cross / 2;
    mx += ((a.x + b.x) * cross) / 6;
    my += ((a.y + b.y) * cross) / 6;
  });
  if (Math.abs(area) < 1) return null;
  const center = { x: mx / area, y: my / area };
  let [xx, yy, xy] = [0, 0, 0];
  each((p, q) => {
    const [a, b] = [
      { x: p.x - center.x, y: p.y - center.y },
      { x: q.x - center.x, y: q.y - center.y },
    ];
    const cross = a.x * b.y - b.x * a.y;
    xx += ((a.x * a.x + a.x * b.x + b.x * b.x) * cross) / 12;
    yy += ((a.y * a.y + a.y * b.y + b.y * b.y) * cross) / 12;
    xy += ((a.x * b.y + 2 * a.x * a.y + 2 * b.x * b.y + b.x * a.y) * cross) / 24;
  });
  [xx, yy, xy] = [xx / area, yy / area, xy / area];
  const half = Math.hypot((xx - yy) / 2, xy);
  const [most, least] = [(xx + yy) / 2 + half, (xx + yy) / 2 - half];
  if (least <= 0) return null;
  // A filled ellipse has a quarter of the square of each half as its spread.
  return {
    center,
    rx: 2 * Math.sqrt(most),
    ry: 2 * Math.sqrt(least),
    angle: Math.atan2(2 * xy, xx - yy) / 2,
  };
}

/** How far the point that lies worst is from the ellipse on the ray from its middle. */
export function measureEllipse({ center, rx, ry, angle }: Ellipse, ring: readonly Point[]): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ring.reduce((worst, { x, y }) => {
    const [dx, dy] = [x - center.x, y - center.y];
    const [u, v] = [(dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry];
    const share = Math.hypot(u, v);
    const away = share === 0 ? Math.min(rx, ry) : (Math.abs(share - 1) / share) * Math.hypot(dx, dy);
    return Math.max(worst, away);
  }, 0);
}
