import { expect, test } from 'vitest';
import { findChartMarks } from './chart-marks.ts';
import { aBox, aCourse, aDot, paint } from './testing/paint.ts';

const BLUE = [30, 90, 200] as const;
const ORANGE = [230, 130, 20] as const;
const BLACK = [0, 0, 0] as const;
const axes = [aBox(BLACK, 30, 10, 31.5, 160), aBox(BLACK, 30, 158.5, 230, 160)];

test('bars and axes of a chart are told apart, each as it was painted', () => {
  const bars = [aBox(BLUE, 50, 60, 80, 158.5), aBox(BLUE, 110.25, 90.25, 140.25, 158.5)];
  const { boxes, rules, courses, marks } = findChartMarks(paint(240, 180, [...bars, ...axes]), []);
  expect(boxes.map(({ left, top, right }) => [left, top, right].map(Math.round))).toEqual([
    [50, 60, 80],
    [110, 90, 140],
  ]);
  expect(rules).toHaveLength(2);
  expect([courses, marks]).toEqual([[], []]);
});

test('a line is read from end to end in its own colour, also where another one crosses it', () => {
  const points = [
    { x: 40, y: 140 },
    { x: 130, y: 40 },
    { x: 220, y: 100 },
  ];
  const across = [
    { x: 40, y: 50 },
    { x: 220, y: 130 },
  ];
  const { courses } = findChartMarks(
    paint(240, 180, [...axes, aCourse(ORANGE, across, 2.5), aCourse(BLUE, points, 2.5)]),
    [],
  );
  const blue = courses.find(({ color }) => color[2] > 150);
  expect(courses).toHaveLength(2);
  expect(blue?.corners).toHaveLength(3);
  expect(blue?.corners[1]?.x).toBeCloseTo(130, 0);
  expect(blue?.corners[1]?.y).toBeCloseTo(40, -0.5);
});

test('dots are marks with their middles', () => {
  const centers = [
    { x: 60, y: 120 },
    { x: 90.5, y: 80.25 },
    { x: 150, y: 100 },
    { x: 200, y: 40 },
  ];
  const { marks } = findChartMarks(
    paint(300, 240, [...axes, ...centers.map((center) => aDot(BLUE, center, 4.5))]),
    [],
  );
  const found = marks.map(({ center }) => center).toSorted((a, b) => a.x - b.x);
  expect(found).toHaveLength(centers.length);
  for (const [i, { x, y }] of centers.entries())
    expect(Math.hypot((found[i]?.x ?? 0) - x, (found[i]?.y ?? 0) - y)).toBeLessThan(0.6);
});

test('the outline of a bar is no line of the chart', () => {
  const bar = [aBox(BLACK, 59, 59, 91, 158.5), aBox(BLUE, 61, 61, 89, 158.5)];
  const { boxes, rules } = findChartMarks(paint(240, 180, [...bar, ...axes]), []);
  expect(boxes).toHaveLength(1);
  expect(rules).toHaveLength(2);
});

test('two dots of a colour are marks where the legend shows it, and else they are none', () => {
  const dots = [
    aDot(BLUE, { x: 80, y: 120 }, 5),
    aDot(BLUE, { x: 150, y: 60 }, 5),
    aDot(ORANGE, { x: 110, y: 90 }, 5),
    aDot(ORANGE, { x: 190, y: 140 }, 5),
  ];
  const legend = [aDot(BLUE, { x: 225, y: 20 }, 5), aDot(ORANGE, { x: 225, y: 40 }, 5)];
  const names = [20, 40].map((y) => ({ x: 240, y: y - 6, width: 40, height: 12 }));
  const named = findChartMarks(paint(300, 240, [...axes, ...dots, ...legend]), names);
  expect(named.marks).toHaveLength(4);
  expect(findChartMarks(paint(300, 240, [...axes, ...dots]), []).marks).toEqual([]);
});

test('a square mark on a line belongs to the line, which has one corner there', {
  tags: 'exhaustive',
}, () => {
  const points = [
    { x: 40, y: 40 },
    { x: 270, y: 115 },
    { x: 500, y: 260 },
    { x: 730, y: 330 },
  ];
  const marks = points.map(({ x, y }) => aBox(BLUE, x - 11, y - 11, x + 11, y + 11));
  const { boxes, courses } = findChartMarks(paint(800, 400, [aCourse(BLUE, points, 3), ...marks]), []);
  expect(boxes).toEqual([]);
  expect(courses.map(({ corners }) => corners.length)).toEqual([4]);
});

test('two dots that overlap are two marks, and a heap of dots is left unread', () => {
  const alone = [60, 120, 180].map((x) => aDot(BLUE, { x, y: 120 }, 6));
  const pair = [aDot(BLUE, { x: 220, y: 60 }, 6), aDot(BLUE, { x: 227, y: 66 }, 6)];
  const read = findChartMarks(paint(300, 240, [...axes, ...alone, ...pair]), []);
  expect(read.marks).toHaveLength(5);
  expect(read.unread).toEqual([]);
  const heap = [...pair, aDot(BLUE, { x: 218, y: 68 }, 6), aDot(BLUE, { x: 230, y: 74 }, 6)];
  const left = findChartMarks(paint(300, 240, [...axes, ...alone, ...heap]), []);
  expect(left.marks).toEqual([]);
  expect(left.unread.length).toBeGreaterThan(0);
});
