/**
 * One braille cell is one Unicode character from U+2800 to U+28FF: bit 0 is dot 1, bit 7 is dot 8
 * (The Unicode Standard, block Braille Patterns). Lines are separated by '\n'.
 */
export interface BrailleText {
  readonly cells: string;
  /** What made the cells ('liblouis 3.24.0', 'liblouis-build 3.2.0', 'letters'), so that preview and file never differ. */
  readonly engine: string;
  /** The engine's table, by its own name. */
  readonly table: string;
}

export const FIRST_CELL = 0x2800;
export const LAST_CELL = 0x28ff;

export function isCell(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= FIRST_CELL && code <= LAST_CELL;
}

/** Of every cell, in their order: a sheet asks for thousands of them. */
const DOTS = Array.from({ length: LAST_CELL - FIRST_CELL + 1 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((dot) => bits & (1 << (dot - 1))),
);

/** Dot numbers 1 to 8 that are raised in a cell. */
export function dotsOf(cell: string): readonly number[] {
  return DOTS[(cell.codePointAt(0) ?? FIRST_CELL) - FIRST_CELL] ?? [];
}

/** Whether any cell raises dot 7 or 8. */
export function hasEightDots(cells: string): boolean {
  return EIGHT_DOTS.test(cells);
}
const EIGHT_DOTS = /[\u2840-\u28ff]/;

export function cellOf(dots: readonly number[]): string {
  return String.fromCodePoint(dots.reduce((code, dot) => code | (1 << (dot - 1)), FIRST_CELL));
}

/** The cell without dots: what stands between words. */
export const BLANK = cellOf([]);

/** No line ends in cells that nobody can feel. */
export const BLANKS_AT_END = /(?<![⠀ ])[⠀ ]+$/u;

export function linesOf(cells: string): readonly string[] {
  return cells.split('\n');
}
