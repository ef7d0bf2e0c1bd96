import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

/** Reads a page with a sentence above a figure, and lists all that is in the document below the sentence. */
async function readBelow(content: string): Promise<readonly string[]> {
  const words = writeWords('The chart shows how much it rained in each month.', { x: 60, y: 780 });
  const { document } = await readPdfDocument(writePages([words + content]));
  return outlineBlocks(document.blocks).slice(2);
}

/** Writes words that run downwards, as the name of an axis at the right does. */
function writeDownwards(words: string, x: number, y: number): string {
  return `BT /F1 8 Tf 0 -1 1 0 ${x} ${y} Tm (${words}) Tj ET\n`;
}

/** Draws a frame of 240 by 120 points with a course in it, and numbers below it. */
const PLOT = [
  '120 600 240 120 re S\n',
  `130 620 m ${[0, 1, 2, 3].map((at) => `${170 + 50 * at} ${640 + 20 * (at % 3)} l`).join(' ')} S\n`,
  ...[1, 2, 3, 4].map((at) => writeWords(`${at}`, { x: 78 + 50 * at, y: 588, size: 8 })),
].join('');

test('the name of a scale at the right belongs to its figure', async () => {
  const scale = [10, 20, 30].map((value, at) =>
    writeWords(`${value}`, { x: 366, y: 620 + 30 * at, size: 8 }),
  );
  const page = [PLOT, ...scale, writeDownwards('Rain in millimetres', 386, 700)].join('');
  expect(await readBelow(page)).toEqual(['figure tactile: 30, 20, 10, 1, 2, 3, 4, Rain in millimetres']);
});

test('the name below an axis belongs to its figure, whose legend is beside the plot', async () => {
  const legend = [
    '366 680 90 30 re S\n',
    '371 700 m 386 700 l S\n',
    '371 688 m 386 688 l S\n',
    writeWords('north', { x: 391, y: 697, size: 8 }),
    writeWords('south', { x: 391, y: 685, size: 8 }),
  ].join('');
  const page = PLOT + legend + writeWords('Month', { x: 229, y: 566, size: 8 });
  expect(await readBelow(page)).toEqual(['figure tactile: north, south, 1, 2, 3, 4, Month']);
});

test('the title of a chart may end with an abbreviation', async () => {
  const title = writeWords('Palermo, 71 m s. l. M.', { x: 195, y: 735, size: 8 });
  expect(await readBelow(PLOT + title)).toEqual(['figure tactile: Palermo, 71 m s. l. M., 1, 2, 3, 4']);
});
