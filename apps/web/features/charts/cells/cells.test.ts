import { expect, test } from 'vitest';
import {
  clearRange,
  copyRange,
  insertColumn,
  insertRow,
  letterOf,
  moveReadings,
  removeColumn,
  removeRow,
  toGrid,
  writeBlock,
} from './cells.ts';

const CELLS = [
  ['Day', 'Books'],
  ['Monday', '4'],
];

test('a block that reaches beyond the table makes it larger, with empty cells between', () => {
  expect(writeBlock(CELLS, { row: 2, column: 1 }, [['6', 'x']])).toEqual([
    ['Day', 'Books', ''],
    ['Monday', '4', ''],
    ['', '6', 'x'],
  ]);
});

test('an empty table has room to type in', () => {
  expect(toGrid([])).toEqual(Array.from({ length: 6 }, () => ['', '']));
});

test('a range is copied as a spreadsheet takes it, and cleared whichever corner it begins at', () => {
  const range = { from: { row: 1, column: 1 }, to: { row: 0, column: 0 } };
  expect(
    copyRange(
      [
        ['a', 'b'],
        ['c\td', 'e'],
      ],
      range,
    ),
  ).toBe('a\tb\n"c\td"\te');
  expect(clearRange(CELLS, range)).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

test('rows and columns are added and removed at their place', () => {
  expect(insertRow(CELLS, 1)[1]).toEqual(['', '']);
  expect(removeRow(CELLS, 0)).toEqual([['Monday', '4']]);
  expect(insertColumn(CELLS, 1)[0]).toEqual(['Day', '', 'Books']);
  expect(removeColumn(CELLS, 0)).toEqual([['Books'], ['4']]);
});

test('what was said of a column moves with it, and goes with it', () => {
  const readings = [
    { column: 0, as: 'text' as const },
    { column: 2, as: 'number' as const },
  ];
  expect(moveReadings(readings, 1, 1)).toEqual([readings[0], { column: 3, as: 'number' }]);
  expect(moveReadings(readings, 0, -1)).toEqual([{ column: 1, as: 'number' }]);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (column, name) => {
  expect(letterOf(column)).toBe(name);
});
