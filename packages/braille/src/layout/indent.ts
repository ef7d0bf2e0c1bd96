import { BLANK } from '../cells.ts';
import { wrapCells } from './wrap.ts';

/** Each paragraph of the cells in lines: how many cells its first line stands in, and the others. */
export function indentCells(
  cells: string,
  columns: number,
  first: number,
  others: number,
): readonly string[] {
  return cells
    .split('\n')
    .flatMap((paragraph) =>
      wrapCells(paragraph, columns - others, columns - first).map(
        (line, i) => BLANK.repeat(i === 0 ? first : others) + line,
      ),
    );
}

export const CENTRED_MARGIN = 3;

/** Each line in the middle, with three empty cells or more on each side of it. */
export function centreCells(cells: string, columns: number): readonly string[] {
  return wrapCells(cells, columns - 2 * CENTRED_MARGIN).map(
    (line) => BLANK.repeat(Math.floor((columns - line.length) / 2)) + line,
  );
}
