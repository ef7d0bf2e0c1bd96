import { expect, test } from 'vitest';
import { readTableFromRows } from './read.ts';

function readAs(as: 'number' | 'text' | 'day-first' | 'month-first', cells: readonly string[]) {
  const read = readTableFromRows([['Name'], ...cells.map((cell) => [cell])], {
    header: 'yes',
    columns: [{ column: 0, as }],
  });
  if (!read.ok) throw new Error(read.problems[0].code);
  const [column] = read.value.table.columns;
  return { column, remarks: read.value.remarks };
}

test('a column that a person calls numbers names the first cell that is none, by its row', () => {
  const { column, remarks } = readAs('number', ['1', 'n/a', 'about 3', '4']);
  expect(column).toMatchObject({ kind: 'number', values: [1, null, null, 4] });
  expect(remarks).toEqual([
    {
      code: 'table_cells_unread',
      parameters: { name: 'Name', count: 1, first: 3, cell: 'about 3', as: 'number' },
    },
  ]);
});

test('a date that nothing proves is read as the person says', () => {
  const days = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000;
  expect(readAs('day-first', ['01/02/2024', '2024-03-04']).column).toMatchObject({
    kind: 'date',
    values: [days(2024, 2, 1), days(2024, 3, 4)],
  });
  expect(readAs('month-first', ['01/02/2024']).column).toMatchObject({ values: [days(2024, 1, 2)] });
});

test('numbers that a person calls text stay as they are written', () => {
  expect(readAs('text', ['1', '02']).column).toMatchObject({ kind: 'text', texts: ['1', '02'] });
});
