import type { Point } from '../pixels/grid.ts';
import type { Corners } from './corners.ts';

/** From places of one plane to those of another, as a camera sees it; nine numbers, row by row. */
export type Homography = readonly number[];

/** The one that takes each corner of the first to that of the second; null where three lie on a line. */
export function findHomography(from: Corners, to: Corners): Homography | null {
  const rows: number[][] = [];
  for (const [at, { x, y }] of from.entries()) {
    const { x: u, y: v } = to[at] ?? to[0];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  const solved = solve(rows);
  return solved && [...solved, 1];
}

export function project(h: Homography, { x, y }: Point): Point {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, i = 0, k = 1] = h;
  const depth = g * x + i * y + k;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Gauss's elimination with the largest pivot; the last column is the right side. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(valueAt(rows, row, column)) > Math.abs(valueAt(rows, pivot, column))) pivot = row;
    if (Math.abs(valueAt(rows, pivot, column)) < 1e-9) return null;
    const [upper, lower] = [rows[column] ?? [], rows[pivot] ?? []];
    rows[column] = lower;
    rows[pivot] = upper;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = valueAt(rows, row, column) / valueAt(rows, column, column);
      if (factor === 0) continue;
      const own = rows[row] ?? [];
      for (let at = column; at <= size; at++) own[at] = (own[at] ?? 0) - factor * (lower[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function valueAt(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
