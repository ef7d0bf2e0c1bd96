import type { FoundChart } from '@relievo/chart/reading';
import type { ChartMarks } from '@relievo/trace/charts';
import { expect, test } from 'vitest';
import type { ReadLine } from '../../ocr/read-line.ts';
import { PIXEL } from './reader-scale.ts';
import { listUnsureCells, type Seen } from './unsure-cells.ts';

const BLUE = [30, 90, 200] as const;

function aLine(text: string, y: number, confidence = 95): ReadLine {
  const box = { x: 100, y, width: 80, height: 14 };
  return { words: text.split(' ').map((word) => ({ text: word, confidence, box })), box, turn: 'level' };
}

const chart: FoundChart = {
  type: 'bar',
  title: '',
  x: '',
  y: '',
  unit: '',
  scale: 'linear',
  stacking: 'beside',
  direction: 'standing',
  cells: [
    ['Class', 'Bus', 'Foot'],
    ['5a', '12', '9'],
    ['6a', '8', ''],
  ],
  places: [
    [null, { x: 110 * PIXEL, y: 200 * PIXEL }, { x: 150 * PIXEL, y: 240 * PIXEL }],
    [null, { x: 210 * PIXEL, y: 260 * PIXEL }, null],
  ],
  bounds: [
    [null, 0.1, 0.1],
    [null, 0.1, null],
  ],
  group: null,
};

function aBox(left: number, top: number, seen = 1): ChartMarks['boxes'][number] {
  return { left, right: left + 20, top, bottom: 400, seen, color: BLUE };
}

const NOTHING: ChartMarks = { rules: [], boxes: [], courses: [], marks: [], unread: [], samples: [] };
const marks: ChartMarks = { ...NOTHING, boxes: [aBox(100, 200), aBox(140, 240), aBox(200, 260)] };
const print = [aLine('5a', 420), aLine('6a', 440), aLine('Bus', 20), aLine('Foot', 40)];
const seen: Seen = { marks, print, width: 800, height: 600 };
const EMPTY = { row: 2, column: 2 };

test('an empty cell is unsure, and those whose bars were seen are not', () => {
  expect(listUnsureCells(chart, seen)).toEqual([EMPTY]);
});

test('a bar of which little is seen, and one that is not there, are unsure', () => {
  const boxes = [aBox(100, 200, 0.4), aBox(140, 240)];
  expect(listUnsureCells(chart, { ...seen, marks: { ...marks, boxes } })).toEqual([
    { row: 1, column: 1 },
    { row: 2, column: 1 },
    EMPTY,
  ]);
});

test('a name that is doubtful, or reaches the edge of the picture, is unsure', () => {
  const [first, second, ...legend] = print;
  const doubtful = [aLine('5a', 420, 60), second, ...legend].flatMap((line) => line ?? []);
  expect(listUnsureCells(chart, { ...seen, print: doubtful })).toEqual([{ row: 1, column: 0 }, EMPTY]);
  const cut = [first, aLine('6a', 585), ...legend].flatMap((line) => line ?? []);
  expect(listUnsureCells(chart, { ...seen, print: cut })).toEqual([{ row: 2, column: 0 }, EMPTY]);
});

test('a series that has no name in the legend is unsure', () => {
  const unnamed = { ...chart, cells: [['Class', 'Bus', 'Pupils 2'], ...chart.cells.slice(1)] };
  expect(listUnsureCells(unnamed, seen)).toEqual([{ row: 0, column: 2 }, EMPTY]);
});

test('a corner of a line is as sure as its straight pieces agree, in each direction by itself', () => {
  const line: FoundChart = {
    ...chart,
    type: 'line',
    cells: [
      ['Day', 'Height'],
      ['2', '1.5'],
    ],
    places: [
      [
        { x: 110 * PIXEL, y: 200 * PIXEL },
        { x: 110 * PIXEL, y: 200 * PIXEL },
      ],
    ],
  };
  const listWith = (off: number, along: number): ReturnType<typeof listUnsureCells> => {
    const courses = [{ corners: [{ x: 110, y: 200, off, along }], color: BLUE }];
    return listUnsureCells(line, { ...seen, marks: { ...NOTHING, courses } });
  };
  expect(listWith(0.5, 1)).toEqual([]);
  expect(listWith(5, 1)).toEqual([{ row: 1, column: 1 }]);
  expect(listWith(0.5, 9)).toEqual([{ row: 1, column: 0 }]);
});
