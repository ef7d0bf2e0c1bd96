import type { FromPicture } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import {
  confirmCell,
  findMark,
  findNextUncertain,
  isUncertain,
  moveMarks,
  settleChanged,
} from './from-picture.ts';

const MARKS: FromPicture = {
  conversion: null,
  unsure: [
    { row: 3, column: 0 },
    { row: 1, column: 2 },
    { row: 1, column: 1 },
  ],
  places: [
    { row: 1, column: 1, x: 0.2, y: 0.4 },
    { row: 2, column: 1, x: 0.6, y: 0.5 },
  ],
};

test('a cell is certain once its text was changed, and the others stay uncertain', () => {
  const before = [['a', 'b', 'c'], ['d', '1', '2'], ['e', '3', '4'], ['f']];
  const after = [['a', 'b', 'c'], ['d', '1', '9'], ['e', '3', '4'], ['f']];
  const settled = settleChanged(MARKS, before, after);
  expect(isUncertain(settled, { row: 1, column: 2 })).toBe(false);
  expect(isUncertain(settled, { row: 1, column: 1 })).toBe(true);
  expect(settled.places).toEqual(MARKS.places);
});

test('a cell is certain once it was confirmed', () => {
  expect(confirmCell(MARKS, { row: 1, column: 1 }).unsure).toEqual([
    { row: 3, column: 0 },
    { row: 1, column: 2 },
  ]);
});

test('the next uncertain cell follows row by row, and the first follows the last', () => {
  const walk = [
    { row: 0, column: 0 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 3, column: 0 },
  ].map((place) => findNextUncertain(MARKS, place));
  expect(walk).toEqual([
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 3, column: 0 },
    { row: 1, column: 1 },
  ]);
  expect(findNextUncertain({ ...MARKS, unsure: [] }, { row: 0, column: 0 })).toBeNull();
});

test('marks go with their cells where a row is added above, and are gone with a column that is removed', () => {
  const lower = moveMarks(MARKS, { along: 'row', at: 2, by: 1 });
  expect(findMark(lower, { row: 3, column: 1 })).toMatchObject({ x: 0.6 });
  expect(findMark(lower, { row: 1, column: 1 })).toMatchObject({ x: 0.2 });
  expect(isUncertain(lower, { row: 4, column: 0 })).toBe(true);
  const fewer = moveMarks(MARKS, { along: 'column', at: 1, by: -1 });
  expect(fewer.places).toEqual([]);
  expect(fewer.unsure).toEqual([
    { row: 3, column: 0 },
    { row: 1, column: 1 },
  ]);
});
