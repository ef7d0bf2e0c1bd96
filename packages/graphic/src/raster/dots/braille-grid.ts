import { dotsOf, hasEightDots, linesOf } from '@relievo/braille';

/** How many steps of a grid lie between dots, cells and lines of braille on it. */
export interface BrailleGrid {
  readonly dot: number;
  readonly cell: number;
  readonly line: number;
}

export interface GridDot {
  readonly x: number;
  readonly y: number;
}

/** Braille in whole steps from its first dot: cells never change their spacing along a line. */
export function gridDots(cells: string, { dot, cell, line }: BrailleGrid): readonly GridDot[] {
  return linesOf(cells).flatMap((text, row) =>
    [...text].flatMap((character, column) =>
      dotsOf(character).map((number) => ({
        x: column * cell + (number === 8 || (number > 3 && number < 7) ? dot : 0),
        y: row * line + dot * (number > 6 ? 3 : (number - 1) % 3),
      })),
    ),
  );
}

/** From the first dot's place to one past the last's, empty cells and dots counted. */
export function gridSize(
  cells: string,
  { dot, cell, line }: BrailleGrid,
): { readonly width: number; readonly height: number } {
  const lines = linesOf(cells);
  const longest = lines.reduce((most, text) => Math.max(most, [...text].length), 0);
  return {
    width: longest === 0 ? 0 : (longest - 1) * cell + dot + 1,
    height: longest === 0 ? 0 : (lines.length - 1) * line + (hasEightDots(cells) ? 3 : 2) * dot + 1,
  };
}
