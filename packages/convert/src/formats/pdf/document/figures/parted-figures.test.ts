import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';

async function outline(page: string): Promise<readonly string[]> {
  const { document } = await readPdfDocument(writePages([page]));
  return outlineBlocks(document.blocks);
}

/** Draws a frame, a course in it, numbers beside it, and a title and the name of an axis around it. */
function drawChart(y: number, title: string): string {
  const course = Array.from({ length: 6 }, (_, at) => `${110 + 70 * at} ${y + 30 + 15 * (at % 3)} l`);
  return [
    `100 ${y} 400 120 re S\n90 ${y + 30} m ${course.join(' ')} S\n`,
    ...[1, 2, 3].map((at) => writeWords(`${at}`, { x: 100 + 100 * at, y: y - 12, size: 8 })),
    writeWords('Month', { x: 288, y: y - 24, size: 8 }),
    writeWords(title, { x: 285, y: y + 126, size: 8 }),
  ].join('');
}

test('charts of one width below each other are two figures, each with its title', async () => {
  const page = [
    writeWords('The charts show how much it rained and how warm it was in each month.', { x: 60, y: 780 }),
    drawChart(600, 'Rain'),
    drawChart(430, 'Warmth'),
  ].join('');
  const [, , ...figures] = await outline(page);
  expect(figures.map((words) => words.replace(/^figure \w+: /, ''))).toEqual([
    'Rain, 1, 2, 3, Month',
    'Warmth, 1, 2, 3, Month',
  ]);
});

test('a wide frame around a few words is text, and one around a drawing is not', async () => {
  const frame = '50 600 m 480 600 l 490 610 l 490 670 l 480 680 l 50 680 l 40 670 l 40 610 l h S\n';
  const drawing = [0, 1, 2].map(
    (at) => `${100 + 60 * at} 620 m ${120 + 60 * at} 660 l ${140 + 60 * at} 620 l h S\n`,
  );
  const words = [
    writeWords('The words below are in a frame, and each of them is to be read.', { x: 60, y: 740 }),
    writeWords('Remember', { x: 60, y: 655, font: 2 }),
    writeWords('Light is energy.', { x: 60, y: 635 }),
  ].join('');
  expect(await outline(words + frame)).not.toContainEqual(expect.stringMatching(/^figure/));
  expect(await outline(words + frame)).toContain('<bold>Remember</>');
  expect(await outline(words)).toContain('h1 Remember');
  expect(await outline(words + frame + drawing.join(''))).toContainEqual(expect.stringMatching(/^figure/));
});
