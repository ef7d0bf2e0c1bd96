import { expect, test } from 'vitest';
import { isDerived } from '../model/kinds.ts';
import { CASES, chartOf } from '../testing/cases.ts';
import { readNumberText } from '../testing/measure.ts';
import { findRowOrder, writeCell } from '../testing/table-case.ts';
import { viewOf } from '../testing/view.ts';
import { dataTableOf } from './data-table.ts';

test.each(CASES.filter(({ type }) => !isDerived(type)).map((one) => [one.name, one] as const))(
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

test.each(CASES.filter(({ type }) => isDerived(type)).map((one) => [one.name, one] as const))(
  'the data table of “%s” has what is worked out of the source',
  (_, one) => {
    const { columns, rows } = dataTableOf(chartOf(one));
    const { series } = viewOf(one);
    expect(columns).toHaveLength(series.length + 1);
    expect(rows.map(([label]) => label)).toEqual(series[0]?.points.map(({ label }) => label));
    for (const [index, { points }] of series.entries())
      expect(rows.map((cells) => readNumberText(cells[index + 1] ?? ''))).toEqual(
        points.map(({ value }) => value),
      );
  },
);
