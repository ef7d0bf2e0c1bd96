import { expect, test } from 'vitest';
import type { PaintedShape, PlacedWords, Rgb } from './marks.ts';
import { readCharts } from './read-charts.ts';

const BLUE: Rgb = [0, 0, 255];
const RED: Rgb = [200, 0, 0];
const BLACK: Rgb = [0, 0, 0];

function write(text: string, x: number, y: number, size = 3): PlacedWords {
  const half = (text.length * size * 0.5) / 2;
  return { text, start: { x: x - half, y }, end: { x: x + half, y }, size };
}

function paint(points: readonly (readonly [number, number])[], color: Rgb, isFilled: boolean): PaintedShape {
  const [start = { x: 0, y: 0 }, ...rest] = points.map(([x, y]) => ({ x, y }));
  return {
    geometry: { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: isFilled }] },
    fill: isFilled ? color : null,
    stroke: isFilled ? null : color,
  };
}

function paintBox(x: number, y: number, width: number, height: number): PaintedShape {
  return { geometry: { type: 'rect', x, y, width, height }, fill: BLUE, stroke: null };
}

/** The scale says 0 at 100 mm, 10 at 80 mm, 20 at 60 mm. */
const SCALE = ['0', '10', '20'].map((text, at) => write(text, 15, 101 - at * 20));
const TICKS = [100, 80, 60].map((y) =>
  paint(
    [
      [17, y],
      [19, y],
    ],
    BLACK,
    false,
  ),
);
const YEARS = ['2001', '2002', '2003'].map((text, at) => write(text, 35 + at * 25, 106));
const BARS = [40, 20, 30].map((height, at) => paintBox(30 + at * 25, 100 - height, 10, height));

test('an area that is at zero from end to end is read along its upper edge', () => {
  const area = paint(
    [
      [35, 100],
      [35, 60],
      [60, 80],
      [85, 70],
      [85, 100],
    ],
    BLUE,
    true,
  );
  const [chart] = readCharts({ shapes: [...TICKS, area], words: [...SCALE, ...YEARS] });
  expect(chart?.type).toBe('line');
  expect(chart?.cells.slice(1).map(([, value]) => value)).toEqual(['20', '10', '15']);
});

test('an area on another area has no value that its edge shows, and nothing is claimed', () => {
  const area = paint(
    [
      [35, 90],
      [35, 60],
      [60, 80],
      [85, 70],
      [85, 95],
    ],
    BLUE,
    true,
  );
  expect(readCharts({ shapes: [area], words: [...SCALE, ...YEARS] })).toEqual([]);
});

test('a number that names a bar is not its value, however near it is', () => {
  const names = ['1', '2', '3'].map((text, at) => write(text, 35 + at * 25, 106));
  const bars = [3.6, 4.4, 6].map((height, at) => paintBox(30 + at * 25, 100 - height, 10, height));
  const [chart] = readCharts({ shapes: bars, words: [...SCALE, ...names] });
  expect(chart?.cells.slice(1)).toEqual([
    ['1', '1.8'],
    ['2', '2.2'],
    ['3', '3'],
  ]);
  expect(chart?.bounds.every(([, bound]) => bound !== null)).toBe(true);
});

test('the title is the heading next to the plot, and not the larger one of the page', () => {
  const page = [write('Reading charts', 60, 20, 8), write('Name: ____', 60, 32, 4)];
  const words = [...SCALE, ...YEARS, ...page, write('Rain', 60, 48, 6), write('in mm', 60, 53, 4)];
  const [chart] = readCharts({ shapes: BARS, words });
  expect(chart?.title).toBe('Rain');
});

test('slanted names of lying bars belong to the bars at their upper ends', () => {
  const scale = ['0', '10', '20'].map((text, at) => write(text, 30 + at * 20, 110));
  const bars = [40, 20, 30].map((width, at) => paintBox(30, 40 + at * 20, width, 10));
  const names = ['Wednesday', 'Thu', 'Fri'].map((text, at): PlacedWords => {
    const long = text.length * 1.1;
    const y = 46 + at * 20;
    return { text, start: { x: 28 - long, y: y + long }, end: { x: 28, y }, size: 3 };
  });
  const [chart] = readCharts({ shapes: bars, words: [...scale, ...names] });
  expect(chart?.cells.slice(1)).toEqual([
    ['Wednesday', '20'],
    ['Thu', '10'],
    ['Fri', '15'],
  ]);
});

test('a name of the legend that no series has is counted as a mark that was not read', () => {
  const line = paint(
    [
      [35, 60],
      [60, 80],
      [85, 70],
    ],
    BLUE,
    false,
  );
  const legend = [
    paint(
      [
        [100, 59],
        [106, 59],
      ],
      BLUE,
      false,
    ),
    paint(
      [
        [100, 65],
        [106, 65],
      ],
      RED,
      false,
    ),
  ];
  const names = [write('Town', 112, 60), write('Land', 112, 66)];
  const [chart] = readCharts({ shapes: [line, ...legend], words: [...SCALE, ...YEARS, ...names] });
  expect(chart?.unexplained).toBe(1);
});

test('marks beyond the last number that was read belong to the plot as far as its axis goes', () => {
  const axis = paint(
    [
      [19, 102],
      [19, 10],
    ],
    BLACK,
    false,
  );
  const line = paint(
    [
      [35, 100],
      [60, 80],
      [85, 20],
    ],
    BLUE,
    false,
  );
  const [chart] = readCharts({ shapes: [axis, ...TICKS, line], words: [...SCALE, ...YEARS] });
  expect(chart?.cells.slice(1).map(([, value]) => value)).toEqual(['0', '10', '40']);
});

test('classes such as 3A name the slices of a pie', () => {
  const slice = (from: number, to: number): PaintedShape =>
    paint(
      [
        [60, 60],
        ...Array.from({ length: 41 }, (_, at): [number, number] => {
          const angle = from + ((to - from) * at) / 40;
          return [60 + 30 * Math.cos(angle), 60 + 30 * Math.sin(angle)];
        }),
      ],
      BLUE,
      true,
    );
  const shapes = [slice(0, Math.PI), slice(Math.PI, 2 * Math.PI)];
  const [chart] = readCharts({ shapes, words: [write('3A', 60, 95), write('4B', 60, 27)] });
  expect(chart?.cells.slice(1)).toEqual([
    ['3A', '50'],
    ['4B', '50'],
  ]);
});

test('a smoothed line is not claimed, since its corners are steps of the drawing and not its values', () => {
  const steps = Array.from({ length: 41 }, (_, at): [number, number] => [
    35 + at * 1.25,
    80 + 10 * Math.sin((at / 40) * Math.PI),
  ]);
  const ticks = [35, 60, 85].map((x) =>
    paint(
      [
        [x, 100],
        [x, 102],
      ],
      BLACK,
      false,
    ),
  );
  const shapes = [...TICKS, ...ticks, paint(steps, BLUE, false)];
  expect(readCharts({ shapes, words: [...SCALE, ...YEARS] })).toEqual([]);
});
