import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

test('a caption within the frame of a figure names it, and the text beside it stays whole', async () => {
  const prose = [
    'The caravans leave the city at dawn and reach',
    'the first well in the evening, where they rest',
    'and sell a part of their goods to the people of',
    'the place. Few merchants ever travel the whole',
    'way, and the prices rise from town to town until',
    'the goods are on the ships in the last harbour.',
  ];
  const page = [
    ...prose.map((words, at) => writeWords(words, { x: 60, y: 700 - 15 * at })),
    '0.6 G\n358 640 172 78 re S\n0 G\n1 w\n370 700 m 520 672 l S\n370 700 m 420 664 l S\n420 664 m 520 672 l S\n',
    '0.7 0.2 0.2 rg\n366 696 8 8 re f\n516 668 8 8 re f\n416 660 8 8 re f\n0 g\n',
    writeWords('Kashgar', { x: 380, y: 704, size: 9 }),
    writeWords('Samarkand', { x: 470, y: 684, size: 9 }),
    writeWords('Document 1: Two roads', { x: 364, y: 646, size: 9 }),
  ];
  const { document } = await readPdfDocument(writePages([page.join('')]));
  const outlined = outlineBlocks(document.blocks);
  expect(outlined).toContain(prose.join(' '));
  expect(outlined).toContain('caption Document 1: Two roads');
  expect(outlined.join(' ')).toMatch(/figure \w+: Kashgar, Samarkand/);
});
