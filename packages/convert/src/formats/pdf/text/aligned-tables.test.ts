import { expect, test } from 'vitest';
import { findAlignedTables } from './aligned-tables.ts';
import { plainPiece, type Row } from './rows.ts';

const SIZE = 10;
const WIDTH = 5;

/** Lines of words in which two blanks or more part cells; a letter is 5 points wide and a line 20 high. */
function write(lines: readonly string[], isBold = false): readonly Row[] {
  return lines.flatMap((line, at) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      left: index * WIDTH,
      right: (index + text.length) * WIDTH,
      base: 700 - at * 20,
      size: SIZE,
      isBold: isBold && at === 0,
      pieces: [plainPiece(text)],
    })),
  );
}

function read(rows: readonly Row[]) {
  return findAlignedTables(rows).map(({ table: { columns, rows: body } }) => [
    columns.map(({ name }) => name),
    ...body,
  ]);
}

test('rows of cells below each other are a table, with its empty cells and to its end', () => {
  const lines = ['Day      Rain   Sun', 'Monday   4.2    9', 'Tuesday         7', 'It was a wet week.'];
  expect(read(write(lines))).toEqual([
    [
      ['Day', 'Rain', 'Sun'],
      ['Monday', '4.2', '9'],
      ['Tuesday', '', '7'],
    ],
  ]);
});

test('two columns are a table where the first row is bold or stands over numbers, and none where nothing tells it apart', () => {
  const words = ['Word     Meaning', 'leaf     Blatt', 'root     Wurzel'];
  expect(read(write(words))).toEqual([]);
  expect(read(write(words, true))).toHaveLength(1);
  expect(read(write(['Town     People', 'Lyon     522250', 'Nantes   323204']))).toHaveLength(1);
});

test('a grid of numbers, a list of contents and marks of exercises are no table', () => {
  expect(read(write(['1    2    3', '4    5    6', '7    8    9']))).toEqual([]);
  expect(read(write(['Roots ......    3', 'Leaves .....    7', 'Flowers ....    9']))).toEqual([]);
  expect(
    read(
      write([
        '1) 3 + 4      2) 5 + 6      3) 7 + 8',
        '4) 1 + 4      5) 2 + 6      6) 3 + 8',
        '7) 9 + 4      8) 8 + 6      9) 6 + 8',
      ]),
    ),
  ).toEqual([]);
});

test('passages beside each other are no table', () => {
  const passage = 'the water rises in every leaf and then goes away again';
  const lines = Array.from({ length: 5 }, () => `${passage}    ${passage}    ${passage}`);
  expect(read(write(lines))).toEqual([]);
});
