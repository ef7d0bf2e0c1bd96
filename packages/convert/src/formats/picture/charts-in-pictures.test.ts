import type { FoundChart } from '@relievo/chart/reading';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { loadSharp } from '../sharp.ts';
import { listPagesWithoutCharts } from '../testing/pages-without-charts.ts';
import { pictureImporter } from './picture.ts';
import { drawBars, drawLine, drawPie, drawPoints, writeText } from './testing/known-pictures.ts';

async function readCharts(svg: string, isJpeg: boolean): Promise<readonly FoundChart[]> {
  const sharp = await loadSharp();
  const painted = sharp(Buffer.from(svg), { density: 72 });
  const bytes = await (isJpeg ? painted.jpeg({ quality: 60 }) : painted.png()).toBuffer();
  const opened = await pictureImporter.open({ name: 'chart.png', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The picture does not open.');
  const imported = await opened.value.importPages([1], {});
  if (!imported.ok || !imported.value[0]) throw new Error('The picture is not imported.');
  return imported.value[0].charts ?? [];
}

/** How far the values of a column are off, at most. */
function measureOff(chart: FoundChart | undefined, column: number, values: readonly number[]): number {
  const told = chart?.cells.slice(1).map((row) => Number(row[column])) ?? [];
  if (told.length !== values.length) return Number.POSITIVE_INFINITY;
  return maxOf(values.map((value, at) => Math.abs(value - (told[at] ?? Number.POSITIVE_INFINITY))));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
/** Two hundredths of an axis from 0 to 100. */
const WITHIN = 2;

test.each([
  { what: 'bars', values: [35, 60, 80, 45, 20, 70], draw: drawBars, isJpeg: false, type: 'bar' },
  {
    what: 'bars, as JPEG of quality 60,',
    values: [90, 30, 55, 75],
    draw: drawBars,
    isJpeg: true,
    type: 'bar',
  },
  { what: 'a line', values: [20, 45, 30, 70, 65, 90], draw: drawLine, isJpeg: false, type: 'line' },
  {
    what: 'a line, as JPEG of quality 60,',
    values: [80, 60, 66, 22, 41],
    draw: drawLine,
    isJpeg: true,
    type: 'line',
  },
] as const)(
  'a chart of $what is read as a table, within two hundredths of its axis',
  async ({ values, draw, isJpeg, type }) => {
    const [chart] = await readCharts(draw(values), isJpeg);
    expect(chart?.type).toBe(type);
    expect(chart?.cells.slice(1).map(([name]) => name)).toEqual(MONTHS.slice(0, values.length));
    expect(measureOff(chart, 1, values)).toBeLessThan(WITHIN);
  },
);

/** The picture's numbers along x stand in the middle of six parts of the axis, from 0 to 100. */
function readAlong(x: number): number {
  return ((670 * (x / 100 - 1 / 12)) / (670 / 6)) * 20;
}

test('points of a plot are read by both of its scales', async () => {
  const [xs, ys] = [
    [10, 25, 50, 70, 90],
    [20, 40, 35, 80, 60],
  ] as const;
  const [chart] = await readCharts(drawPoints(xs.map((x, at) => [x, ys[at] ?? 0])), false);
  expect(chart?.type).toBe('scatter');
  expect(measureOff(chart, 0, xs.map(readAlong))).toBeLessThan(WITHIN);
  expect(measureOff(chart, 1, ys)).toBeLessThan(WITHIN);
});

test('slices are read by their angles, each with the name beside it', async () => {
  const shares = [0.4, 0.25, 0.2, 0.15];
  const names = ['On foot', 'Bus', 'Bicycle', 'Car'];
  let turn = 0;
  const words = shares.map((share, i) => {
    const middle = 2 * Math.PI * (turn + share / 2);
    turn += share;
    return writeText(400 + 260 * Math.sin(middle), 306 - 240 * Math.cos(middle), names[i] ?? '');
  });
  const [chart] = await readCharts(drawPie(shares).replace('</svg>', `${words.join('')}</svg>`), false);
  expect(chart?.type).toBe('pie');
  const told = new Map(chart?.cells.slice(1).map(([name, value]) => [name, Number(value)]));
  const whole = [...told.values()].reduce((sum, value) => sum + value, 0);
  for (const [i, name] of names.entries())
    expect(Math.abs((told.get(name) ?? 0) / whole - (shares[i] ?? 0))).toBeLessThan(0.02);
});

test('a drawing without scales is no chart', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/>
    <path d="M100 500L700 500L300 100Z" fill="none" stroke="#000" stroke-width="3"/>${writeText(300, 80, 'A')}${writeText(80, 520, 'B')}</svg>`;
  expect(await readCharts(svg, false)).toEqual([]);
});

test('a calendar, whose numbers stand in line, is no chart', async () => {
  const calendar = listPagesWithoutCharts().find(({ name }) => name === 'calendar 1');
  if (!calendar) throw new Error('There is no calendar.');
  expect(await readCharts(calendar.svg, false)).toEqual([]);
});
