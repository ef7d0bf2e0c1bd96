import type { Box, Grid } from '../pixels/grid.ts';
import type { Inks } from './inks.ts';
import type { Rule } from './rules.ts';

/** Pixels of boxes, and one more around them. */
export function maskBoxes(boxes: readonly Box[], width: number, height: number): Grid {
  const data = new Uint8Array(width * height);
  for (const box of boxes) {
    const [left, right] = [
      Math.max(0, Math.floor(box.x) - 1),
      Math.min(width, Math.ceil(box.x + box.width) + 1),
    ];
    for (let y = Math.max(0, Math.floor(box.y) - 1); y < Math.min(height, box.y + box.height + 1); y++)
      data.fill(1, y * width + left, y * width + right);
  }
  return { width, height, data };
}

/** How dark grey ink is that is no surface, of all pixels the darkest 255. */
export function measureGreyStrokes(
  inks: Inks,
  surfaces: Grid,
  print: Grid,
  width: number,
  height: number,
): Grid {
  const isGrey = [false, ...inks.list.map((ink) => ink.isGrey)];
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++)
    if (isGrey[inks.of[at] ?? 0] && !surfaces.data[at] && !print.data[at]) data[at] = inks.cover[at] ?? 0;
  return { width, height, data };
}

/** Of the picture: so long is a line of an axis, a frame or a grid. */
const LONG = 0.12;

/** Pixels of long lines, and of the ticks that stand on them. */
export function maskLines(
  level: readonly Rule[],
  upright: readonly Rule[],
  width: number,
  height: number,
): Uint8Array {
  const data = new Uint8Array(width * height);
  const long = {
    level: level.filter((one) => one.to - one.from > LONG * width),
    upright: upright.filter((one) => one.to - one.from > LONG * height),
  };
  const touches = (one: Rule, others: readonly Rule[]): boolean =>
    others.some(
      ({ at, from, to }) =>
        (Math.abs(one.from - at) < 4 || Math.abs(one.to - at) < 4) && one.at > from - 3 && one.at < to + 3,
    );
  const paint = ({ at, from, to, thickness }: Rule, set: (along: number, across: number) => void): void => {
    for (let across = Math.floor(at - thickness / 2 - 1); across <= Math.ceil(at + thickness / 2); across++)
      for (let along = from; along < to; along++) set(along, across);
  };
  for (const one of level)
    if (long.level.includes(one) || touches(one, long.upright))
      paint(one, (x, y) => {
        if (y >= 0 && y < height) data[y * width + x] = 1;
      });
  for (const one of upright)
    if (long.upright.includes(one) || touches(one, long.level))
      paint(one, (y, x) => {
        if (x >= 0 && x < width) data[y * width + x] = 1;
      });
  return data;
}
