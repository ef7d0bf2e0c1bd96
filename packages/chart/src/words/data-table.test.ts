import { expect, test } from 'vitest';
import { CASES, chartOf } from '../testing/cases.ts';
import { findRowOrder, writeCell } from '../testing/table-case.ts';
import { dataTableOf } from './data-table.ts';

test.each(CASES.map((one) => [one.name, one] as const))(
  'the data table of “%s” is the source, with decimals as English writes them and a word for what is missing',
  (_, one) => {
    const table = dataTableOf(chartOf(one));
    expect(table.caption).toBe(one.name);
    expect(table.columns.map(({ name }) => name)).toEqual(
      [one.x.name, ...one.series.map(({ name }) => name)].map((name) =>
        // Signs on the cells are the unit of the column.
        one.write?.(1).endsWith('%') && name !== one.x.name ? `${name} (%)` : name,
      ),
    );
    expect(table.rows).toEqual(
      findRowOrder(one).map((row) => [
        one.x.cells[row],
        ...one.series.map(({ values }) => writeEnglish(values[row] ?? null, one.write)),
      ]),
    );
  },
);

function writeEnglish(value: number | null, write?: (value: number) => string): string {
  const cell = writeCell(value, write);
  if (value === null) return 'no value';
  return /^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell;
}
