import type { Figure } from '@relievo/document/model';
import { expect, test } from 'vitest';
import { readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

interface Panel {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly values: readonly number[];
}

/** Writes words that run upwards, as the name of an axis does. */
function writeUpwards(words: string, x: number, y: number): string {
  return `BT /F1 8 Tf 0 1 -1 0 ${x} ${y} Tm (${words}) Tj ET\n`;
}

/** Draws a chart as plotting programs do: a frame of 140 by 80 points, bars, ticks, numbers, a title, names of axes. */
function drawPanel({ x, y, title, across, up, values }: Panel): string {
  const place = (at: number) => x + 20 + 30 * at;
  return [
    `0.2 0.4 0.8 rg\n`,
    ...values.map((value, at) => `${place(at) - 10} ${y} 20 ${value} re f\n`),
    `0 g\n${x} ${y} 140 80 re S\n`,
    ...values.map((_, at) => `${place(at)} ${y} m ${place(at)} ${y - 3} l S\n`),
    ...[0, 20, 40, 60].map((value) => `${x} ${y + value} m ${x - 3} ${y + value} l S\n`),
    ...[0, 20, 40, 60].map((value) =>
      writeWords(`${value}`, { x: x - (value === 0 ? 10 : 14), y: y + value - 3, size: 8 }),
    ),
    ...values.map((_, at) => writeWords('ABCD'.charAt(at), { x: place(at) - 3, y: y - 12, size: 8 })),
    writeWords(across, { x: x + 58, y: y - 22, size: 8 }),
    writeWords(title, { x: x + 50, y: y + 84, size: 8 }),
    writeUpwards(up, x - 22, y + 25),
  ].join('');
}

const LEFT = { x: 100, y: 600, title: 'Trees', across: 'Field', up: 'number', values: [20, 40, 60, 30] };
// The name of its upright axis is nearer to the panel at its left than to its own frame.
const RIGHT = { x: 274, y: 601, title: 'Birds', across: 'Garden', up: 'count', values: [10, 50, 20, 60] };
const LOWER = { x: 100, y: 455, title: 'Ponds', across: 'Village', up: 'sum', values: [60, 10, 30, 40] };
const LAST = { x: 274, y: 456, title: 'Roads', across: 'Town', up: 'all', values: [5, 15, 25, 35] };

async function readFigures(content: string): Promise<readonly Figure[]> {
  const words = writeWords('Look at the charts, and say which of them is of which place.', { x: 60, y: 780 });
  const { document } = await readPdfDocument(writePages([words + content]));
  return document.blocks.filter((block) => block.kind === 'figure');
}

test('panels beside and below each other are charts with their names, read row by row', async () => {
  const figures = await readFigures([LEFT, RIGHT, LOWER, LAST].map(drawPanel).join(''));
  expect(figures.map(({ shows }) => shows.chart?.labels)).toMatchObject(
    [LEFT, RIGHT, LOWER, LAST].map(({ title, across, up }) => ({ title, x: across, y: up })),
  );
});

test('a panel holds none of the words of the panel beside it', async () => {
  const figures = await readFigures([LEFT, RIGHT].map(drawPanel).join(''));
  expect(figures.map(({ words }) => words.toSorted())).toEqual([
    ['0', '20', '40', '60', 'A', 'B', 'C', 'D', 'Field', 'Trees', 'number'],
    ['0', '20', '40', '60', 'A', 'B', 'Birds', 'C', 'D', 'Garden', 'count'],
  ]);
});
