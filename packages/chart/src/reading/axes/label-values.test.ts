import { expect, test } from 'vitest';
import type { PaintedShape, PlacedWords } from '../marks.ts';
import { readCharts } from '../read-charts.ts';

function write(text: string, x: number, y: number, size = 3): PlacedWords {
  const half = (text.length * size * 0.5) / 2;
  return { text, start: { x: x - half, y }, end: { x: x + half, y }, size };
}

function paintLine(points: readonly (readonly [number, number])[]): PaintedShape {
  const [start = { x: 0, y: 0 }, ...rest] = points.map(([x, y]) => ({ x, y }));
  return {
    geometry: { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: false }] },
    fill: null,
    stroke: [0, 0, 0],
  };
}

function upright(x: number): PaintedShape {
  return paintLine([
    [x, 100],
    [x, 102],
  ]);
}

const SCALE = ['0', '10', '20'].map((text, at) => write(text, 15, 101 - at * 20));
const YEARS = ['2000', '2005', '2010', '2015'].map((text, at) => write(text, 40 + at * 20, 106));

const TICKS = [100, 80, 60].map((y) =>
  paintLine([
    [17, y],
    [19, y],
  ]),
);
/** They are between the numbers, as spreadsheets draw them. */
const BETWEEN = [30, 50, 70, 90, 110].map(upright);

test('values at numbers whose ticks are between them have those numbers as their names', () => {
  const course = paintLine([40, 60, 80, 100].map((x, at) => [x, [90, 60, 80, 70][at] ?? 0] as const));
  const [chart] = readCharts({ shapes: [...TICKS, ...BETWEEN, course], words: [...SCALE, ...YEARS] });
  expect(chart?.cells.slice(1).map(([year]) => year)).toEqual(['2000', '2005', '2010', '2015']);
  expect(chart?.unsure).toEqual([]);
  expect(chart?.bounds.map(([first]) => first)).toEqual([null, null, null, null]);
});

test('values beside such numbers are unsure, since the ticks may be meant', () => {
  const course = paintLine([43, 62, 80, 97].map((x, at) => [x, [90, 60, 80, 70][at] ?? 0] as const));
  const [chart] = readCharts({ shapes: [...TICKS, ...BETWEEN, course], words: [...SCALE, ...YEARS] });
  expect(chart?.unsure).toHaveLength(4);
});

test('values at numbers whose ticks are half a pixel beside them are those numbers, within their bound', () => {
  const course = paintLine([40, 60, 80, 100].map((x, at) => [x, [90, 60, 80, 70][at] ?? 0] as const));
  const beside = [40.13, 60.13, 80.13, 100.13].map(upright);
  const [chart] = readCharts({ shapes: [...TICKS, ...beside, course], words: [...SCALE, ...YEARS] });
  expect(chart?.cells.slice(1).map(([year]) => year)).toEqual(['2000', '2005', '2010', '2015']);
  expect(chart?.bounds.every(([first]) => (first ?? 0) > 0)).toBe(true);
});
