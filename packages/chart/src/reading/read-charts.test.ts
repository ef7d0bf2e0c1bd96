import { describe, expect, test } from 'vitest';
import type { PaintedShape, PlacedWords, Rgb } from './marks.ts';
import { readCharts } from './read-charts.ts';

const BLUE: Rgb = [0, 0, 255];
const BLACK: Rgb = [0, 0, 0];

function write(text: string, x: number, y: number, size = 3): PlacedWords {
  const half = (text.length * size * 0.5) / 2;
  return { text, start: { x: x - half, y }, end: { x: x + half, y }, size };
}

function paintBox(x: number, y: number, width: number, height: number, fill: Rgb): PaintedShape {
  return { geometry: { type: 'rect', x, y, width, height }, fill, stroke: null };
}

function paintLine(points: readonly (readonly [number, number])[], stroke: Rgb): PaintedShape {
  const [start, ...rest] = points.map(([x, y]) => ({ x, y }));
  if (!start) throw new Error('A line has a point.');
  return {
    geometry: { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: false }] },
    fill: null,
    stroke,
  };
}

/** 0 at 100 mm, 10 at 80 mm, 20 at 60 mm. */
const SCALE = ['0', '10', '20'].map((text, at) => write(text, 15, 101 - at * 20));
const TICKS = [100, 80, 60].map((y) =>
  paintLine(
    [
      [17, y],
      [19, y],
    ],
    BLACK,
  ),
);
const NAMES = ['Ann', 'Bo', 'Cy'].map((text, at) => write(text, 35 + at * 25, 106));
const BARS = [40, 20, 30].map((height, at) => paintBox(30 + at * 25, 100 - height, 10, height, BLUE));

describe('bars over names', () => {
  test('they become a table', () => {
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: [...SCALE, ...NAMES] });
    expect(chart?.cells).toEqual([
      ['Category', 'Value'],
      ['Ann', '20'],
      ['Bo', '10'],
      ['Cy', '15'],
    ]);
  });

  test('without a scale nothing is claimed', () => {
    expect(readCharts({ shapes: [...TICKS, ...BARS], words: NAMES })).toEqual([]);
  });

  test('with two ticks alone nothing is claimed', () => {
    const words = [...SCALE.slice(0, 2), ...NAMES];
    expect(readCharts({ shapes: [...TICKS, ...BARS], words })).toEqual([]);
  });

  test('a bar without a name is not passed over in silence: nothing is claimed', () => {
    const words = [...SCALE, ...NAMES.slice(0, 2)];
    expect(readCharts({ shapes: [...TICKS, ...BARS], words })).toEqual([]);
  });

  test('a second scale that says otherwise leaves it open which one counts, and nothing is claimed', () => {
    const other = ['0', '500', '1000'].map((text, at) => write(text, 100, 101 - at * 20));
    expect(readCharts({ shapes: [...TICKS, ...BARS], words: [...SCALE, ...NAMES, ...other] })).toEqual([]);
  });
});

test('a line that turns back is no course of values', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const coast = paintLine(
    [
      [30, 90],
      [60, 70],
      [50, 65],
      [80, 80],
    ],
    BLUE,
  );
  expect(readCharts({ shapes: [...TICKS, coast], words: [...SCALE, ...along] })).toEqual([]);
});

test('a line over two scales gives the values at its corners', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const course = paintLine(
    [
      [30, 90],
      [50, 70],
      [70, 76],
      [90, 62],
    ],
    BLUE,
  );
  const [chart] = readCharts({ shapes: [...TICKS, course], words: [...SCALE, ...along] });
  expect(chart?.cells.slice(1)).toEqual([
    ['0', '5'],
    ['1', '15'],
    ['2', '12'],
    ['3', '19'],
  ]);
});
