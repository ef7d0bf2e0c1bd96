import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

async function outline(page: string): Promise<readonly string[]> {
  const { document } = await readPdfDocument(writePages([page]));
  return outlineBlocks(document.blocks).slice(1);
}

const TEXT = writeWords('Seals were seen on the stones of the old port in the morning.', { x: 60, y: 780 });
const TASK = writeWords('1. Why do seals rest on the stones?', { x: 60, y: 740 });
const NEXT = writeWords('2. Name two animals of the port.', { x: 60, y: 600 });

test.each([
  ['a rectangle', '60 620 400 100 re S\n'],
  ['four lines', '60 620 m 460 620 l S 60 720 m 460 720 l S 60 620 m 60 720 l S 460 620 m 460 720 l S\n'],
])('an empty frame of %s below a task is room for four lines of its answer', async (_, frame) => {
  expect(await outline(TEXT + TASK + frame + NEXT)).toEqual([
    'Seals were seen on the stones of the old port in the morning.',
    'task 1 {"kind":"lines","count":4}',
    '  Why do seals rest on the stones?',
    'task 2',
    '  Name two animals of the port.',
  ]);
});

test.each([
  ['a drawing', '100 640 m 160 700 l 200 640 l h S\n'],
  ['words', writeWords('Pump', { x: 100, y: 660 })],
])('a frame with %s in it is not room for an answer', async (_, inside) => {
  const read = await outline(`${TEXT}${TASK}60 620 400 100 re S\n${inside}${NEXT}`);
  expect(read).not.toContainEqual(expect.stringContaining('"kind":"lines"'));
});

test('frames that are joined by lines are a drawing', async () => {
  const frames = '60 640 130 60 re S 260 640 130 60 re S 190 670 m 260 670 l S\n';
  const read = await outline(`${TEXT}${TASK}${frames}${NEXT}`);
  expect(read).toContainEqual(expect.stringMatching(/^figure/));
});
