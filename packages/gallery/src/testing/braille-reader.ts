import { cellOf } from '@relievo/braille';
import type { Point } from '@relievo/graphic/model';

/** Where the dots of braille may lie: from the middle of the first dot on, in millimetres or in dots of a grid. */
export interface Lattice {
  readonly first: Point;
  readonly dot: number;
  readonly cell: number;
  readonly line: number;
}

/** Column by column from the top, as dots are numbered. */
const NUMBERS = [
  [1, 2, 3],
  [4, 5, 6],
] as const;

/**
 * Reads dots back to lines of cells, as a finger would from the lattice alone. A dot that lies beside
 * it by more than the slack is no braille: that is thrown.
 */
export function readCells(
  dots: readonly Point[],
  { first, dot, cell, line }: Lattice,
  slack = 0.005,
): string {
  const lines: number[][][] = [];
  for (const { x, y } of dots) {
    const [across, down] = [x - first.x, y - first.y];
    const [row, column] = [Math.floor((down + dot / 2) / line), Math.floor((across + dot / 2) / cell)];
    const [right, below] = [
      Math.round((across - column * cell) / dot),
      Math.round((down - row * line) / dot),
    ];
    const off = Math.hypot(across - column * cell - right * dot, down - row * line - below * dot);
    const number = NUMBERS[right]?.[below];
    if (number === undefined || off > slack)
      throw new Error(`A dot at ${x} ${y} lies ${off} off the lattice of braille.`);
    lines[row] ??= [];
    const cells = (lines[row] ??= []);
    cells[column] ??= [];
    cells[column].push(number);
  }
  return Array.from(lines, (cells) =>
    Array.from(cells ?? [], (numbers) => cellOf(numbers ?? [])).join(''),
  ).join('\n');
}

/** Blank cells at the end of a line raise nothing, so nobody can read them. */
export function toReadForm(cells: string): string {
  return cells
    .split('\n')
    .map((line) => line.replace(/⠀+$/u, ''))
    .join('\n');
}
