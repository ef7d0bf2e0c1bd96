import { expect, test } from 'vitest';
import { findPlaceAfter, isWriting } from './grid-keys.ts';

const SIZE = { rows: 30, columns: 3 };
function plain(key: string) {
  return { key, ctrlKey: false, metaKey: false };
}
function far(key: string) {
  return { key, ctrlKey: true, metaKey: false };
}

test.each([
  [plain('ArrowRight'), [5, 2]],
  [plain('ArrowLeft'), [5, 0]],
  [plain('ArrowUp'), [4, 1]],
  [plain('ArrowDown'), [6, 1]],
  [plain('PageDown'), [15, 1]],
  [plain('PageUp'), [0, 1]],
  [plain('Home'), [5, 0]],
  [plain('End'), [5, 2]],
  [far('Home'), [0, 0]],
  [far('End'), [29, 2]],
  [far('ArrowDown'), [29, 1]],
])('$key leads where it leads in a spreadsheet', (key, [row, column]) => {
  expect(findPlaceAfter(key, { row: 5, column: 1 }, SIZE)).toEqual({ row, column });
});

test('the edge of the table is the end, and from right to left the arrows turn', () => {
  expect(findPlaceAfter(plain('ArrowUp'), { row: 0, column: 0 }, SIZE)).toEqual({ row: 0, column: 0 });
  expect(findPlaceAfter(plain('ArrowLeft'), { row: 0, column: 0 }, SIZE, true)).toEqual({
    row: 0,
    column: 1,
  });
});

test('a letter writes, and a key with a name or with Ctrl does not', () => {
  expect(isWriting(plain('ü'))).toBe(true);
  expect(isWriting(plain('F2'))).toBe(false);
  expect(isWriting(far('z'))).toBe(false);
});
