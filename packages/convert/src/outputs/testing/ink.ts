import type { Picture } from '@relievo/graphic/png';

export function darkness({ data, channels, width }: Picture, x: number, y: number): number {
  return 1 - (data[(y * width + x) * channels] ?? 255) / 255;
}

/** Where ink begins and ends along a row, in millimetres, by the share of the pixels at both ends. */
export function findInkAlong(
  picture: Picture,
  perMm: number,
  y: number,
  from: number,
  to: number,
): readonly [number, number] {
  const row = Math.floor(y * perMm);
  const columns = Array.from(
    { length: Math.floor((to - from) * perMm) },
    (_, i) => Math.floor(from * perMm) + i,
  ).filter((x) => darkness(picture, x, row) > 0.02);
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  return [(first + 1 - darkness(picture, first, row)) / perMm, (last + darkness(picture, last, row)) / perMm];
}
