import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { writePages, writeWords } from '../testing/write-pdf.ts';

async function outline(
  ...rows: readonly (readonly [words: string, x: number])[]
): Promise<readonly string[]> {
  const page = rows.map(([words, x], at) => writeWords(words, { x, y: 740 - 22 * at })).join('');
  const { document } = await readPdfDocument(writePages([page]));
  return outlineBlocks(document.blocks).slice(1);
}

const BLANK = ['1. Find a word that has to do with fire: ________', 60] as const;

test('items with dots below a task are a list inside it, and the next number is the next task', async () => {
  const read = await outline(
    BLANK,
    ['2. Which sentence is true?', 60],
    ['\u00b7 Ada is afraid.', 80],
    ['\u00b7 The wind has turned.', 80],
    ['3. Who rowed to the village?', 60],
  );
  expect(read).toEqual([
    'task 1',
    '  Find a word that has to do with fire: [8]',
    'task 2',
    '  Which sentence is true?',
    '  -',
    '    Ada is afraid.',
    '  -',
    '    The wind has turned.',
    'task 3',
    '  Who rowed to the village?',
  ]);
});

test('lines to write on below the list of a task are room for its answer', async () => {
  const rule = '__________________________________________________';
  const read = await outline(
    ['1. Choose one sentence and say why it is true.', 60],
    ['\u00b7 Ada is afraid.', 80],
    ['\u00b7 The wind has turned.', 80],
    [rule, 60],
    [rule, 60],
  );
  expect(read).toEqual([
    'task 1 {"kind":"lines","count":2}',
    '  Choose one sentence and say why it is true.',
    '  -',
    '    Ada is afraid.',
    '  -',
    '    The wind has turned.',
  ]);
});

test('items with dots below tasks remain a list after them if they begin at the same place', async () => {
  expect(await outline(BLANK, ['\u00b7 a pen', 60], ['\u00b7 a ruler', 60])).toEqual([
    'task 1',
    '  Find a word that has to do with fire: [8]',
    '-',
    '  a pen',
    '-',
    '  a ruler',
  ]);
});
