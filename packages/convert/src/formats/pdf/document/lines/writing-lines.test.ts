import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';
import type { Row } from '../../text/rows.ts';
import { joinBlanks } from './writing-lines.ts';

test('an empty frame in a line of words is a blank, as style sheets draw one with dots below it', async () => {
  const frame = '0 0 0 RG\n[1 1] 0 d\n160 695 90 15 re S\n[] 0 d\n';
  const page = [
    writeWords('The river ends in the sea, and a part of it is lost.', { x: 72, y: 720 }),
    writeWords('The tax is one', { x: 72, y: 699 }),
    frame,
    writeWords('of the price.', { x: 254, y: 699 }),
  ];
  const { document } = await readPdfDocument(writePages([page.join('')]));
  expect(outlineBlocks(document.blocks).at(-1)).toMatch(/The tax is one \[\d+\] of the price\.$/);
});

function makeRow(text: string, left: number, right: number, mark: number): Row {
  const piece = { text, isBold: false, isItalic: false, script: null, mark };
  return { text, left, right, base: 500, size: 12, isBold: false, pieces: [piece] };
}

test('a blank in a line of a tagged page follows the words before it, else it leads the words after it', () => {
  const textOf = ({ pieces }: Row) => pieces.map(({ text, mark }) => `${mark}:${text}`).join('|');
  const blank = { ...makeRow('____', 100, 160, -1), base: 497 };
  const [before, after] = [makeRow('Energy =', 40, 96, 7), makeRow('J', 164, 170, 8)];
  expect(joinBlanks([before, after], [blank]).rows.map(textOf)).toEqual(['7:Energy =|7: ____ ', '8:J']);
  expect(joinBlanks([after], [blank]).rows.map(textOf)).toEqual(['8:____ |8:J']);
  const [unmarked] = makeRow(' (J)', 90, 96, -1).pieces;
  const withUnmarked = { ...before, pieces: [...before.pieces, ...(unmarked ? [unmarked] : [])] };
  expect(joinBlanks([withUnmarked], [blank]).rows.map(textOf)).toEqual(['7:Energy =|-1: (J)|7: ____ ']);
  expect(joinBlanks([before], [{ ...blank, base: 300 }])).toMatchObject({ others: [{ base: 300 }] });
});
