import { BLANK, BLANKS_AT_END } from '../cells.ts';
import { indentCells } from './indent.ts';

const GAP = 2;
/** Under the heading of a column: dot 5, then dots 2 and 5 (Braille Formats 2016, section 11). */
function underlineHead(width: number): string {
  return `⠐${'⠒'.repeat(Math.max(1, width - 1))}`;
}

/** Columns beside each other where the page is wide enough for all of them, else entries in steps below each other. */
export function layOutTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): readonly string[] {
  const all = [head, ...rows];
  const count = all.reduce((most, row) => Math.max(most, row.length), 0);
  const widths = Array.from({ length: count }, (_, i) =>
    all.reduce((widest, row) => Math.max(widest, row[i]?.length ?? 0), 2),
  );
  const width = widths.reduce((sum, each) => sum + each + GAP, -GAP);
  if (width > columns) return all.flatMap((row) => layOutSteps(row, columns));
  return [head, widths.map(underlineHead), ...rows].map((row) => joinBeside(row, widths));
}

function joinBeside(row: readonly string[], widths: readonly number[]): string {
  return widths
    .map((width, i) => (row[i] ?? '').padEnd(width, BLANK))
    .join(BLANK.repeat(GAP))
    .replace(BLANKS_AT_END, '');
}

/** A stairstep table: each column stands two cells further in than the one before it. */
function layOutSteps(row: readonly string[], columns: number): readonly string[] {
  return row.flatMap((cells, i) => {
    const indent = Math.min(2 * i, Math.floor(columns / 2));
    return indentCells(cells, columns, indent, indent);
  });
}
