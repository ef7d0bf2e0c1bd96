import type { Point } from '../model/geometry.ts';

/** Where two segments come nearest, written in place: measuring millions must not allocate. */
export interface Closest {
  distance: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

export function createFarthest(): Closest {
  return { distance: Infinity, ax: 0, ay: 0, bx: 0, by: 0 };
}

export function fromOf({ ax, ay }: Closest): Point {
  return { x: ax, y: ay };
}
export function toOf({ bx, by }: Closest): Point {
  return { x: bx, y: by };
}

/** Square of the sine below which rounding would find crossings that are not there. */
const PARALLEL = 1e-18;

/** Sharpens `best` by the segments p-q and r-s; true when it did. */
export function sharpen(
  best: Closest,
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  sx: number,
  sy: number,
): boolean {
  const before = best.distance;
  const ux = qx - px;
  const uy = qy - py;
  const vx = sx - rx;
  const vy = sy - ry;
  const cross = ux * vy - uy * vx;
  // Lines that are all but parallel meet nowhere or everywhere: their ends tell which, and exactly.
  if (cross * cross > PARALLEL * (ux * ux + uy * uy) * (vx * vx + vy * vy)) {
    const t = ((rx - px) * vy - (ry - py) * vx) / cross;
    const u = ((rx - px) * uy - (ry - py) * ux) / cross;
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) {
      const x = px + t * ux;
      const y = py + t * uy;
      setClosest(best, 0, x, y, x, y);
      return before > 0;
    }
  }
  sharpenAtEnd(best, px, py, rx, ry, sx, sy, false);
  sharpenAtEnd(best, qx, qy, rx, ry, sx, sy, false);
  sharpenAtEnd(best, rx, ry, px, py, qx, qy, true);
  sharpenAtEnd(best, sx, sy, px, py, qx, qy, true);
  return best.distance < before;
}

function setClosest(best: Closest, distance: number, ax: number, ay: number, bx: number, by: number): void {
  best.distance = distance;
  best.ax = ax;
  best.ay = ay;
  best.bx = bx;
  best.by = by;
}

function sharpenAtEnd(
  best: Closest,
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  turned: boolean,
): void {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? ((x - ax) * dx + (y - ay) * dy) / square : 0;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const nx = ax + t * dx;
  const ny = ay + t * dy;
  const distance = Math.sqrt((x - nx) * (x - nx) + (y - ny) * (y - ny));
  if (distance >= best.distance) return;
  if (turned) setClosest(best, distance, nx, ny, x, y);
  else setClosest(best, distance, x, y, nx, ny);
}
