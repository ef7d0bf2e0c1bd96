import { maxOf, minOf } from '@relievo/words';
import type { Color } from '../../areas/palette.ts';
import type { Pixels, Point } from '../../pixels/grid.ts';

/** A form in one colour; those that come later lie above. */
export interface Form {
  readonly color: Color;
  /** From the first to the last row that it lies in. */
  readonly rows: readonly [first: number, last: number];
  readonly covers: (x: number, y: number) => boolean;
}

/** So many places across and down are looked at in each pixel, as programs soften edges. */
const FINE = 8;

/** Forms on white, with soft edges. */
export function paint(width: number, height: number, forms: readonly Form[]): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const { color, rows, covers } of forms)
    for (let y = Math.max(0, Math.floor(rows[0])); y < Math.min(height, rows[1]); y++)
      for (let x = 0; x < width; x++) {
        const share = measureCover(covers, x, y);
        for (let channel = 0; share > 0 && channel < 3; channel++) {
          const at = (y * width + x) * 3 + channel;
          data[at] = Math.round((data[at] ?? 255) * (1 - share) + (color[channel] ?? 0) * share);
        }
      }
  return { width, height, channels: 3, data };
}

function measureCover(covers: Form['covers'], x: number, y: number): number {
  let count = 0;
  for (let down = 0.5; down < FINE; down++)
    for (let across = 0.5; across < FINE; across++) if (covers(x + across / FINE, y + down / FINE)) count++;
  return count / FINE ** 2;
}

export function aBox(color: Color, left: number, top: number, right: number, bottom: number): Form {
  return { color, rows: [top, bottom], covers: (x, y) => x >= left && x < right && y >= top && y < bottom };
}

export function aDot(color: Color, { x, y }: Point, radius: number): Form {
  const covers: Form['covers'] = (across, down) => Math.hypot(across - x, down - y) <= radius;
  return { color, rows: [y - radius, y + radius], covers };
}

/** A line from left to right. */
export function aCourse(color: Color, points: readonly Point[], thickness: number): Form {
  const distanceTo = (from: Point, to: Point, x: number, y: number): number => {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * across + (y - from.y) * down) / (across ** 2 + down ** 2);
    const kept = Math.min(1, Math.max(0, along));
    return Math.hypot(x - from.x - kept * across, y - from.y - kept * down);
  };
  const ys = points.map(({ y }) => y);
  return {
    color,
    rows: [minOf(ys) - thickness, maxOf(ys) + thickness],
    covers: (x, y) =>
      points.some((to, i) => i > 0 && distanceTo(points[i - 1] ?? to, to, x, y) <= thickness / 2),
  };
}
