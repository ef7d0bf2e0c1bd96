import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { rowOf } from '../testing/rows.ts';
import { writePages, writeWords } from '../testing/write-pdf.ts';
import { joinJustified } from '../text/rows.ts';

/** Places words with equal gaps that stretch their line to the edge of a column, as browsers do. */
function justify(line: string, y: number, gap = 14) {
  let x = 60;
  return line.split(' ').map((word) => {
    const row = rowOf(word, { x, y, size: 10 });
    x = row.right + gap;
    return row;
  });
}

test('justified words are one row, and those that a line parts are cells', () => {
  const words = justify('the comb of a hive', 400);
  expect(joinJustified(words, []).map(({ text }) => text)).toEqual(['the comb of a hive']);
  const wall = { left: 78, right: 78.5, bottom: 380, top: 420 };
  expect(joinJustified(words, [wall])).toHaveLength(5);
  const uneven = words.map((row, at) => ({ ...row, left: row.left + at * at, right: row.right + at * at }));
  expect(joinJustified(uneven, [])).toHaveLength(5);
});

test('shapes of one drawing that are far from each other are one figure, up to its caption', async () => {
  const square = (x: number, y: number) => `${x} ${y + 17} m ${x + 17} ${y + 34} l ${x + 34} ${y} l h S\n`;
  const page = [
    writeWords('The water rises from the sea and falls on the hill as rain or as snow.', { x: 60, y: 760 }),
    square(100, 660),
    square(190, 660),
    square(280, 660),
    writeWords('Figure 1: The path of the water', { x: 120, y: 630 }),
    square(100, 560),
  ].join('');
  const { document } = await readPdfDocument(writePages([page]));
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'The water rises from the sea and falls on the hill as rain or as snow.',
    'figure tactile: ',
    'caption Figure 1: The path of the water',
    'figure tactile: ',
  ]);
});
