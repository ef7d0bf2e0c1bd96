import type { Grid } from './grid.ts';

/** Between the middles of four pixels. */
export function sampleGrid({ width, height, data }: Grid, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (data[row * width + column] ?? 0);
  return (
    (value(left, top) * (1 - right) + value(left + 1, top) * right) * (1 - down) +
    (value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right) * down
  );
}
