import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { writePages, writeWords } from '../testing/write-pdf.ts';

test('words that are drawn twice at their place, as for an outline, are read once', async () => {
  const lines = [
    'The balloon rises, since warm air is lighter.',
    'See all three figures in the book... again.',
  ];
  const page = lines.flatMap((words, at) => [
    writeWords(words, { x: 72, y: 700 - 20 * at }),
    writeWords(words, { x: 72.3, y: 700 - 20 * at, font: 2 }),
  ]);
  const { document } = await readPdfDocument(writePages([page.join('')]));
  expect(outlineBlocks(document.blocks)).toEqual(['page 1', lines.join(' ')]);
});
