import { maxOf } from '@relievo/words';
import type { Cell } from './facts.ts';
import type { Failure, Mark } from './mark.ts';

type Cells = readonly Cell[];

/** Compares the cells of each table with those of the table that has the largest number of them in place. */
export function judgeTables(truth: readonly Cells[], made: readonly Cells[]): Mark {
  const free = [...made];
  const failures: Failure[] = [];
  let [right, expected] = [0, 0];
  for (const table of truth) {
    expected += table.length;
    const shared = maxOf([0, ...free.map((one) => countShared(table, one))]);
    const chosen = free.find((one) => shared > 0 && countShared(table, one) === shared);
    if (!chosen) {
      failures.push({
        kind: free.length > 0 ? 'tables: no cell in place' : 'tables: missing',
        expected: writeCells(table),
        came: free[0] ? writeCells(free[0]) : '',
      });
      continue;
    }
    free.splice(free.indexOf(chosen), 1);
    right += countEqual(table, chosen);
    for (const cell of table)
      if (!chosen.some((one) => writeCell(one) === writeCell(cell))) failures.push(explainCell(cell, chosen));
    if (chosen.length > table.length)
      failures.push({
        kind: 'tables: too many cells',
        expected: String(table.length),
        came: String(chosen.length),
      });
  }
  for (const table of free)
    failures.push({ kind: 'tables: one too many', expected: '', came: writeCells(table) });
  const came = made.reduce((sum, table) => sum + table.length, 0);
  return { class: 'tables', right, of: expected === 0 ? 0 : maxOf([expected, came]), failures };
}

/** Empty cells say nothing about which table it is. */
function countShared(one: Cells, other: Cells): number {
  return countEqual(
    one.filter(({ text }) => text !== ''),
    other,
  );
}

function countEqual(one: Cells, other: Cells): number {
  const there = new Set(other.map(writeCell));
  return one.filter((cell) => there.has(writeCell(cell))).length;
}

function explainCell(cell: Cell, there: Cells): Failure {
  const inPlace = there.find(({ row, column }) => row === cell.row && column === cell.column);
  const elsewhere = there.find(({ text }) => cell.text !== '' && text === cell.text);
  const came = inPlace ?? elsewhere;
  return {
    kind: nameFault(cell, inPlace, elsewhere),
    expected: writeCell(cell),
    came: came ? writeCell(came) : '',
  };
}

function nameFault(cell: Cell, inPlace: Cell | undefined, elsewhere: Cell | undefined): string {
  if (inPlace?.text === cell.text) return 'tables: span differs';
  if (elsewhere) return 'tables: cell in another place';
  return inPlace ? 'tables: text of a cell differs' : 'tables: cell missing';
}

function writeCell({ row, column, span, text }: Cell): string {
  return `row ${row + 1}, column ${column + 1}, ${span}: ${text}`;
}

function writeCells(cells: Cells): string {
  return cells
    .slice(0, 6)
    .map(({ text }) => text)
    .join(' | ');
}
