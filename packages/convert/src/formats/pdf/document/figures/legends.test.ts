import type { Block, Figure } from '@relievo/document/model';
import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

const COLORS = ['0.75 0.31 0.3', '0.31 0.51 0.74'];
const INTRODUCTION = 'Look at the lines and say in which of the years the second one is above the first one.';

/** Draws a dot of 6 points as some programs do, with twelve straight sides. */
function drawDot(x: number, y: number): string {
  const corners = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    return `${(x + 3 * Math.cos(angle)).toFixed(2)} ${(y + 3 * Math.sin(angle)).toFixed(2)}`;
  });
  return `${corners.map((corner, at) => `${corner} ${at === 0 ? 'm' : 'l'}`).join(' ')} h f\n`;
}

/** Draws lines with dots over years whose ticks are between them, as spreadsheets do, and a legend at the right. */
function drawLines(series: readonly { readonly name: string; readonly values: readonly number[] }[]): string {
  const across = (at: number) => 130 + 60 * at;
  return [
    '0.5 G\n',
    ...[0, 20, 40, 60].map((value) => `97 ${600 + 2 * value} m 340 ${600 + 2 * value} l S\n`),
    ...[0, 1, 2, 3, 4].map((at) => `${100 + 60 * at} 597 m ${100 + 60 * at} 600 l S\n`),
    ...[0, 20, 40, 60].map((value) =>
      writeWords(`${value}`, { x: value === 0 ? 88 : 83, y: 597 + 2 * value, size: 9 }),
    ),
    ...[2000, 2005, 2010, 2015].map((year, at) =>
      writeWords(`${year}`, { x: across(at) - 10, y: 584, size: 9 }),
    ),
    ...series.flatMap(({ name, values }, at) => {
      const y = 670 - 16 * at;
      const points = values.map((value, place) => [across(place), 600 + 2 * value] as const);
      return [
        `${COLORS[at]} RG ${COLORS[at]} rg 2 w\n`,
        `${points.map(([x, up], place) => `${x} ${up} ${place === 0 ? 'm' : 'l'}`).join(' ')} S\n`,
        ...points.map(([x, up]) => drawDot(x, up)),
        `350 ${y} m 372 ${y} l S\n`,
        drawDot(361, y),
        '0 g 0.5 G 1 w\n',
        writeWords(name, { x: 376, y: y - 3, size: 9 }),
      ];
    }),
  ].join('');
}

async function readBlocks(content: string): Promise<readonly Block[]> {
  const words = writeWords(INTRODUCTION, { x: 60, y: 780 });
  const { document } = await readPdfDocument(writePages([words + content]));
  return document.blocks;
}

function isFigure(block: Block): block is Figure {
  return block.kind === 'figure';
}

test('a chart of lines with dots and a legend at its side has its series by their names', async () => {
  const blocks = await readBlocks(
    drawLines([
      { name: 'Gas', values: [50, 45, 30, 20] },
      { name: 'Heat pump', values: [5, 10, 35, 55] },
    ]),
  );
  const figures = blocks.filter(isFigure);
  expect(figures).toHaveLength(1);
  expect(figures[0]?.shows.chart?.cells[0]).toEqual(['Year', 'Gas', 'Heat pump']);
  expect(outlineBlocks(blocks).filter((line) => line.includes('Heat pump'))).toHaveLength(1);
  expect(blocks.filter(({ kind }) => kind === 'list')).toEqual([]);
});

test('dots of other colours below each other are a list if nothing else has their colours', async () => {
  const items = ['Bring a coat and a cap', 'Bring a cup'].map((item, at) => {
    const y = 700 - 18 * at;
    return `${COLORS[at]} rg\n${drawDot(70, y + 3)}0 g\n${writeWords(item, { x: 78, y, size: 11 })}`;
  });
  const blocks = await readBlocks(items.join(''));
  expect(blocks.filter(({ kind }) => kind === 'list')).toHaveLength(1);
});
