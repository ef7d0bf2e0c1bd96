import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSum } from '../table/adding.ts';
import { readTable } from '../table/read.ts';
import type { Table } from '../table/table.ts';
import { wordsOf } from '../testing/words-of.ts';
import { AGGREGATES, filterRows, joinRows, sortRows } from './rows.ts';

const CSV = 'Town,Rain (mm),Note\nBern,3,a\nRome,5,b\nBern,7,c\nRome,,d\nOslo,-2,e';

function tableOf(csv: string): Table {
  const read = readTable(csv);
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  return read.value.table;
}

function textsOf({ columns }: Table, column: number): readonly string[] {
  return columns[column]?.texts ?? [];
}

test('rows are kept by a number or by a word, and what is left out is told', () => {
  const table = tableOf(CSV);
  const above = filterRows(table, { column: 1, keeps: 'above', value: 3 });
  expect(textsOf(above.table, 0)).toEqual(['Rome', 'Bern']);
  expect(above.remarks.map(wordsOf)).toEqual(['By “Rain”, 2 rows are shown and 3 are left out.']);
  const between = filterRows(table, { column: 1, keeps: 'between', from: -2, to: 3 });
  expect(textsOf(between.table, 0)).toEqual(['Bern', 'Oslo']);
  expect(filterRows(table, { column: 0, keeps: 'containing', text: 'o' }).table.rows).toBe(3);
  expect(filterRows(table, { column: 0, keeps: 'same', text: ' bern' }).table.rows).toBe(2);
  expect(filterRows(table, { column: 1, keeps: 'below', value: 99 }).remarks).toHaveLength(1);
});

test('rows are sorted by numbers and by words, with what is missing at the end', () => {
  const table = tableOf(CSV);
  expect(textsOf(sortRows(table, 1, 'rising'), 2)).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(textsOf(sortRows(table, 1, 'falling'), 2)).toEqual(['c', 'b', 'a', 'e', 'd']);
  expect(textsOf(sortRows(table, 0, 'rising'), 2)).toEqual(['a', 'c', 'e', 'b', 'd']);
});

test.each([
  ['sum', ['10', '5', '−2']],
  ['mean', ['5', '5', '−2']],
  ['median', ['5', '5', '−2']],
  ['least', ['3', '5', '−2']],
  ['greatest', ['7', '5', '−2']],
] as const)('rows of one group are joined by their %s', (how, cells) => {
  const { table, remarks } = joinRows(tableOf(CSV), 0, how);
  expect(textsOf(table, 0)).toEqual(['Bern', 'Rome', 'Oslo']);
  expect(textsOf(table, 1)).toEqual(cells);
  expect(wordsOf(remarks[0] ?? { code: '', parameters: {} })).toContain('5 rows became 3');
  expect(wordsOf(remarks[0] ?? { code: '', parameters: {} })).toContain('“Note”');
});

test('values that do not add up are left out of sums and named, and joined in every other way', () => {
  const table = tableOf('Town,Rain (mm),Temperature (°C)\nBern,3,10\nRome,5,20\nBern,7,30');
  const { table: sums, remarks } = joinRows(table, 0, 'sum');
  expect(sums.columns.map(({ name }) => name)).toEqual(['Town', 'Rain']);
  expect(wordsOf(remarks[0] ?? { code: '', parameters: {} })).toContain(
    'The values of “Temperature” do not add up, so this column is left out.',
  );
  expect(textsOf(joinRows(table, 0, 'mean').table, 2)).toEqual(['20', '20']);
});

test.each([
  ['Town,Rain (mm)\nBern,3\nBern,7', true],
  ['Class,Points\n5a,3\n5a,7', true],
  ['Town,Value\nBern,3\nBern,7', true],
  ['Town,Temperature (°C)\nBern,3\nBern,7', false],
  ['Range,Height (m)\nAlps,4810\nAlps,4634', false],
  ['Town,Born in\nBern,1999\nBern,2001', true],
  ['Town,Year\nBern,1999\nBern,2001', false],
  ['Side,Village,Share (%)\nEast,A,20\nEast,B,30\nWest,C,50', true],
  ['Side,Village,Share (%)\nEast,A,20\nEast,B,30\nWest,C,20', false],
  ['Side,Village,People\nEast,A,20\nEast,B,30', true],
  ['Village,Year,People\nA,2001,20\nA,2002,30', false],
])('%j can be summed by its first column: %s', (csv, can) => {
  const table = tableOf(csv);
  expect(hasSum(table, table.columns[0]?.name ?? '')).toBe(can);
});

test('rows of one group are counted, also where they have no number, and all other columns are told', () => {
  const { table, remarks } = joinRows(tableOf(CSV), 0, 'count');
  expect(table.columns.map(({ name }) => name)).toEqual(['Town', 'Count']);
  expect(textsOf(table, 1)).toEqual(['2', '2', '1']);
  expect(wordsOf(remarks[0] ?? { code: '', parameters: {} })).toContain('“Rain” and “Note”');
});

test('words with numbers in them are sorted by these numbers, and what says nothing comes last', () => {
  const table = tableOf('Room,Chairs\nRoom 10,1\nn/a,2\nRoom 9,3');
  expect(textsOf(sortRows(table, 0, 'rising'), 0)).toEqual(['Room 9', 'Room 10', 'n/a']);
});

test('a mean has two decimals more than its cells, and no more', () => {
  expect(textsOf(joinRows(tableOf('A,B\nx,1\nx,1\nx,0\ny,4'), 0, 'mean').table, 1)).toEqual(['0.67', '4']);
});

const columns = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -99, max: 99 })), {
  minLength: 2,
  maxLength: 30,
});

test('no row is lost or made up by sorting, and sums of groups add up to the sum of all', () => {
  fc.assert(
    fc.property(columns, fc.constantFrom(...AGGREGATES), (rows, how) => {
      const table = tableOf(`Name,Value\n${rows.map((cells) => cells.join(',')).join('\n')}`);
      const column = table.columns[1];
      if (column?.kind !== 'number') return;
      const sorted = sortRows(table, 1, 'rising').columns[1];
      expect(sorted?.texts.toSorted()).toEqual(column.texts.toSorted());
      const joined = joinRows(table, 0, how).table;
      expect(joined.rows).toBe(new Set(rows.map(([name]) => name)).size);
      if (how !== 'sum') return;
      const [sums] = joined.columns.slice(1);
      const total =
        sums?.kind === 'number' ? sums.values.reduce<number>((all, one) => all + (one ?? 0), 0) : NaN;
      expect(total).toBeCloseTo(
        rows.reduce((all, [, value]) => all + value, 0),
        9,
      );
    }),
  );
});
