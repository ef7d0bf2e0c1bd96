import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

function drawBox(y: number, words: string): string {
  return `0.93 0.93 1 rg\n150 ${y} 140 42 re f\n0.5 0.4 0.8 RG\n150 ${y} 140 42 re S\n0 g\n${writeWords(words, { x: 170, y: y + 17 })}`;
}

function drawArrow(from: number, to: number): string {
  return `0 G\n220 ${from} m 220 ${to + 4} l S\n220 ${to} m 216 ${to + 7} l 224 ${to + 7} l f\n`;
}

test('boxes of a flow chart with arrows between them are a figure', async () => {
  const page = [
    writeWords('Follow the steps when you solve the task.', { x: 72, y: 720 }),
    drawBox(600, 'Read the task'),
    drawArrow(600, 562),
    drawBox(520, 'Insert the values'),
    drawArrow(520, 482),
    drawBox(440, 'Write the answer'),
    writeWords('Figure 1: Three steps', { x: 72, y: 400 }),
  ];
  const { document } = await readPdfDocument(writePages([page.join('')]));
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'Follow the steps when you solve the task.',
    'figure tactile: Read the task, Insert the values, Write the answer',
    'caption Figure 1: Three steps',
  ]);
});

test('a grid with a heading over two columns is a table', async () => {
  const page = [
    '0 G\n100 500 300 90 re S\n100 530 m 400 530 l S\n100 560 m 400 560 l S\n250 500 m 250 560 l S\n',
    writeWords('Animals', { x: 220, y: 570 }),
    writeWords('Wild', { x: 120, y: 540 }),
    writeWords('Tame', { x: 270, y: 540 }),
    writeWords('Fox', { x: 120, y: 510 }),
    writeWords('Dog', { x: 270, y: 510 }),
  ];
  const { document } = await readPdfDocument(writePages([page.join('')]));
  expect(outlineBlocks(document.blocks)).toEqual(['page 1', '| Animals | ', '| Wild | Tame', '| Fox | Dog']);
});
