import type { Pixels } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';

/** Degrees: a page that lies more askew was put so, and one that lies straighter is straight. */
const MAX_TILT = 4;
const MIN_TILT = 0.25;
const STEP = 0.1;
/** Steps of 256 between both sides of an edge. */
const EDGE = 50;
/** Pixels of the longer side that are enough to see a tilt. */
const ENOUGH = 900;
/** Edges fall together so many times better when they lie straight, or the drawing has none that are straight. */
const GAIN = 1.3;

/** Finds by how many degrees a scan is turned clockwise: at that angle most of its edges are level or upright. */
export function findTilt(picture: Pixels): number {
  const { width, height, data } = toLightness(picture);
  const stride = Math.max(1, Math.floor(Math.max(width, height) / ENOUGH));
  const level: number[] = [];
  const upright: number[] = [];
  for (let y = stride; y < height - stride; y += stride)
    for (let x = stride; x < width - stride; x += stride) {
      const at = y * width + x;
      const down = Math.abs((data[at + width * stride] ?? 0) - (data[at - width * stride] ?? 0));
      const across = Math.abs((data[at + stride] ?? 0) - (data[at - stride] ?? 0));
      if (Math.max(down, across) < EDGE) continue;
      const [column, row] = [(x - width / 2) / stride, (y - height / 2) / stride];
      if (down > 2 * across) level.push(column, row);
      else if (across > 2 * down) upright.push(row, -column);
    }
  const size = Math.ceil(Math.hypot(width, height) / stride) + 4;
  const measure = (degrees: number): number =>
    measureOrder(level, degrees, size) + measureOrder(upright, degrees, size);
  const straight = measure(0);
  let [best, order] = [0, straight];
  for (let degrees = -MAX_TILT; degrees <= MAX_TILT + STEP / 2; degrees += STEP) {
    const one = measure(degrees);
    if (one > order) [best, order] = [degrees, one];
  }
  const isAtEnd = Math.abs(best) > MAX_TILT - STEP;
  return Math.abs(best) < MIN_TILT || isAtEnd || order < GAIN * straight ? 0 : Math.round(best * 10) / 10;
}

/** Sums the squares of how many points fall into each row, if rows run at an angle: it is largest along straight edges. */
function measureOrder(points: readonly number[], degrees: number, size: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rows = new Uint32Array(size);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) * cos - (points[at] ?? 0) * sin + size / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
