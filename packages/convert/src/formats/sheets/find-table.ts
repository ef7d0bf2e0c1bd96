import { maxOf, minOf } from '@relievo/words';
import type { Area, Sheet } from './sheet.ts';

export interface SheetTable {
  readonly rows: readonly (readonly string[])[];
  /** Words in a row of their own above it. */
  readonly title: string | null;
  /** Other words around it, which a table has no place for. */
  readonly leftOut: number;
}

/** The table of a sheet: without the words above and below it, and with what merged cells say in each of them. */
export function findSheetTable(sheet: Sheet): SheetTable {
  const filled = fillMerged(sheet);
  const counts = filled.map((row) => row.filter((cell) => cell.trim() !== '').length);
  const widest = maxOf(counts, 0);
  const isRow = (at: number) => (counts[at] ?? 0) >= Math.min(2, widest);
  const first = filled.findIndex((_, at) => isRow(at) && !isTitleRow(sheet.merged, filled, at));
  if (first < 0) return { rows: [], title: null, leftOut: 0 };
  const last = filled.findLastIndex((_, at) => isRow(at));
  const above = filled.slice(0, first).flatMap(wordsOf);
  const below = filled.slice(last + 1).flatMap(wordsOf);
  const rows = joinHeads(filled.slice(first, last + 1), sheet.merged, first);
  const left = minOf(rows.map((row) => row.findIndex((cell) => cell.trim() !== '')).filter((at) => at >= 0));
  const [title = null, ...others] = above;
  return {
    rows: rows.map((row) => row.slice(left)),
    title,
    leftOut: others.length + below.length,
  };
}

function wordsOf(row: readonly string[]): readonly string[] {
  return [...new Set(row.map((cell) => cell.trim()).filter((cell) => cell !== ''))];
}

/** One cell over the whole width is what the sheet is called. */
function isTitleRow(merged: readonly Area[], rows: readonly (readonly string[])[], at: number): boolean {
  const isOne = new Set(wordsOf(rows[at] ?? [])).size === 1;
  return isOne && merged.some(({ top, left, right }) => top === at && right > left);
}

function fillMerged({ rows, merged }: Sheet): readonly (readonly string[])[] {
  const filled = rows.map((row) => [...row]);
  for (const { top, left, bottom, right } of merged) {
    const text = rows[top]?.[left] ?? '';
    if (text === '') continue;
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1)
      for (let column = left; column <= right; column += 1) {
        const cells = filled[row] ?? [];
        while (cells.length <= column) cells.push('');
        cells[column] = text;
      }
  }
  return filled;
}

/** Two rows of names, of which the upper spans columns of the lower, are one: “2023 boys”. */
function joinHeads(
  rows: readonly (readonly string[])[],
  merged: readonly Area[],
  first: number,
): readonly (readonly string[])[] {
  const [upper = [], lower, ...rest] = rows;
  const spans = merged.some(({ top, left, right }) => top === first && right > left);
  const isNamed = lower?.every((cell) => cell.trim() === '' || !/^[-+−]?[\d.,\s]+%?$/.test(cell)) ?? false;
  if (!spans || !lower || !isNamed || rest.length === 0) return rows;
  const width = Math.max(upper.length, lower.length);
  const names = Array.from({ length: width }, (_, at) => {
    const [above, below] = [(upper[at] ?? '').trim(), (lower[at] ?? '').trim()];
    return above === below || below === '' ? above : `${above} ${below}`.trim();
  });
  return [names, ...rest];
}
