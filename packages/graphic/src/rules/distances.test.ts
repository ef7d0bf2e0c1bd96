import { expect, test } from 'vitest';
import type { ShapeItem } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import { cells, lines, rect, shape, text } from '../testing/make.ts';
import { checkOn, testEdges } from './testing/edges.ts';

function circle(x: number, y: number, r: number): Geometry {
  return {
    type: 'ellipse',
    center: { x, y },
    rx: r,
    ry: r,
    angle: 0,
  };
}
function disc(id: string, x: number, y: number, size = 6, rest: Partial<ShapeItem> = {}) {
  return shape(
    id,
    { type: 'symbol', symbol: 'disc', at: { x, y }, size },
    { role: 'symbol', line: null, ...rest },
  );
}
/** A wave of cubics along y, so that distances are between curves. */
function wave(y: number, size: number): Geometry {
  return {
    type: 'path',
    subpaths: [
      {
        start: { x: 60, y },
        segments: [0, 1, 2].map((n) => ({
          control: [
            { x: 70 + n * 30 * size, y: y - 8 },
            { x: 80 + n * 30 * size, y: y + 8 },
          ] as const,
          to: { x: 90 + n * 30 * size, y },
        })),
        closed: false,
      },
    ],
  };
}
/** Braille of Marburg Medium: 2.5 + 1.5 wide, 5 + 1.5 high, for one cell. */
const HEIGHT = 6.5;
function braille(id: string, x: number, y: number, rest = {}) {
  return text(id, 'k', { at: { x, y }, braille: cells('⠅'), ...rest });
}

testEdges([
  {
    rule: 'element_gap',
    of: 'space between two rectangles, from line edge to line edge',
    limit: 3,
    right: 'from',
    make: (gap, size) => [
      shape('a', rect(60, 120, 20 * size, 20)),
      shape('b', rect(60 + 20 * size + 1 + gap, 120, 20, 20 * size)),
    ],
  },
  {
    rule: 'element_gap',
    of: 'space between a circle and a wide curve',
    limit: 3,
    right: 'from',
    make: (gap, size) => [
      shape('a', circle(90, 140, 15 * size)),
      shape('b', circle(90 + 15 * size + 1.5 + gap + 10, 140, 10), { line: { style: 'solid', width: 2 } }),
    ],
  },
  {
    rule: 'element_gap',
    of: 'space between two rectangles',
    limit: 6,
    right: 'from',
    on: 'tiger-letter',
    make: (gap) => [shape('a', rect(60, 120, 20, 20)), shape('b', rect(81 + gap, 120, 20, 20))],
  },
  {
    rule: 'element_gap',
    of: 'space between two rectangles',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (gap) => [shape('a', rect(60, 120, 20, 20)), shape('b', rect(81 + gap, 120, 20, 20))],
  },
  {
    rule: 'element_gap',
    of: 'space between a text and a line',
    limit: 3,
    right: 'from',
    upright: true,
    make: (gap) => [
      braille('t', 60, 100),
      shape('l', lines([40, 100 + HEIGHT + gap + 0.5, 150, 100 + HEIGHT + gap + 0.5])),
    ],
  },
  {
    rule: 'parallel_gap',
    of: 'space between two straight lines',
    limit: 6,
    right: 'from',
    make: (gap, size) => [
      shape('a', lines([60, 120, 60 + 60 * size, 120])),
      shape('b', lines([60, 121 + gap, 60 + 60 * size, 121 + gap])),
    ],
  },
  {
    rule: 'parallel_gap',
    of: 'space between two arcs about one middle',
    limit: 6,
    right: 'from',
    make: (gap, size) => [
      shape('a', circle(105, 148, 20 * size)),
      shape('b', circle(105, 148, 20 * size + 1 + gap)),
    ],
  },
  {
    rule: 'parallel_gap',
    of: 'space between two straight lines',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (gap) => [
      shape('a', lines([60, 120, 130, 120]), { line: { style: 'solid', width: 4 } }),
      shape('b', lines([60, 124 + gap, 130, 124 + gap]), { line: { style: 'solid', width: 4 } }),
    ],
  },
  {
    rule: 'symbol_gap',
    of: 'space between a disc and a line',
    limit: 3,
    right: 'from',
    make: (gap, size) => [
      disc('s', 100, 120, 6 * size),
      shape('l', lines([60, 120 + 3 * size + gap + 0.5, 150, 120 + 3 * size + gap + 0.5])),
    ],
  },
  {
    rule: 'symbol_gap',
    of: 'space between a disc and a circle',
    limit: 6,
    right: 'from',
    on: 'embosser-8',
    make: (gap, size) => [
      disc('s', 100, 120),
      shape('c', circle(100, 123 + gap + 0.5 + 12 * size, 12 * size)),
    ],
  },
  {
    rule: 'symbol_gap',
    of: 'space between two discs',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (gap) => [disc('s', 100, 120), disc('u', 106 + gap, 120)],
  },
  {
    rule: 'label_gap',
    of: 'space between a label and the circle that it names, from below',
    limit: 3,
    right: 'from',
    upright: true,
    make: (gap, size) => [
      shape('c', circle(102, 100 - 10 * size, 10 * size)),
      braille('t', 100, 100.5 + gap, { labels: 'c' }),
    ],
  },
  {
    rule: 'label_gap',
    of: 'space between a label and the line that it names',
    limit: 6,
    right: 'up to',
    upright: true,
    make: (gap, size) => [
      shape('l', lines([60, 90, 60 + 60 * size, 90])),
      braille('t', 80, 90.5 + gap, { labels: 'l' }),
    ],
  },
  {
    rule: 'label_gap',
    of: 'space between a label and the wave that it names',
    limit: 4,
    right: 'from',
    on: 'embosser-6',
    upright: true,
    make: (gap) => [
      shape('l', lines([60, 90, 120, 90])),
      text('t', 'k', { at: { x: 80, y: 90.5 + gap }, braille: cells('⠅'), labels: 'l' }),
    ],
  },
  {
    rule: 'label_clearance',
    of: 'flat space around a label in the hole of a texture',
    limit: 3,
    right: 'from',
    upright: true,
    make: (flat, size) => [
      shape(
        'a',
        {
          type: 'path',
          subpaths: [
            ...lines([40, 60, 160 * size, 60, 160 * size, 160 * size, 40, 160 * size], true).subpaths,
            ...lines([80 - flat, 90 - flat, 90 + flat + 20, 90 - flat, 110 + flat, 120, 80 - flat, 120], true)
              .subpaths,
          ],
        },
        { line: null, texture: 'dots-fine' },
      ),
      braille('t', 80, 90),
    ],
    sizes: [1],
  },
  {
    rule: 'paper_margin',
    of: 'space between a line and the left edge',
    limit: 10,
    right: 'from',
    upright: true,
    make: (room, size) => [shape('a', rect(room + 0.5, 100, 40 * size, 20))],
  },
  {
    rule: 'paper_margin',
    of: 'space between a turned ellipse and the right edge',
    limit: 10,
    right: 'from',
    upright: true,
    make: (room) => [
      shape('a', {
        type: 'ellipse',
        center: {
          x: 210 - room - 0.5 - Math.hypot(30 * Math.cos(Math.PI / 6), 10 * Math.sin(Math.PI / 6)),
          y: 150,
        },
        rx: 30,
        ry: 10,
        angle: 30,
      }),
    ],
  },
]);

test('items that touch or cross count as one and need no distance', () => {
  expect(
    checkOn('element_gap', [shape('a', rect(60, 120, 30, 30)), shape('b', lines([80, 100, 80, 170]))]),
  ).toEqual([]);
});

test('a gap of a sixteenth of a millimetre counts as a gap', () => {
  expect(
    checkOn('element_gap', [shape('a', rect(60, 120, 20, 20)), shape('b', rect(81.0625, 120, 20, 20))]),
  ).toHaveLength(1);
});

test('distances are those of the true outline, also where boxes overlap', () => {
  expect(
    checkOn('element_gap', [shape('a', lines([60, 120, 100, 160])), shape('b', lines([70, 120, 110, 160]))]),
  ).toEqual([]);
});

test('diverging lines are not parallel', () => {
  expect(
    checkOn('parallel_gap', [shape('a', lines([60, 120, 120, 120])), shape('b', lines([60, 124, 120, 180]))]),
  ).toEqual([]);
});

test('a curve that runs beside an axis is reported, though they cross elsewhere', () => {
  expect(
    checkOn('parallel_gap', [
      shape('x', lines([40, 150, 180, 150]), { role: 'axis' }),
      shape('f', lines([40, 100, 80, 153, 140, 153.5]), { role: 'data' }),
    ]),
  ).toMatchObject([{ items: ['x', 'f'], repairable: false }]);
});

test('data, axes and grids are never offered to be moved', () => {
  const [finding] = checkOn('element_gap', [
    shape('a', rect(60, 120, 20, 20), { role: 'data' }),
    shape('b', rect(82, 120, 20, 20), { role: 'data' }),
  ]);
  expect(finding).toMatchObject({ repairable: false });
});

test('a label inside its element needs no distance to it', () => {
  expect(
    checkOn('label_gap', [shape('a', rect(60, 100, 60, 60)), braille('t', 85, 125, { labels: 'a' })]),
  ).toEqual([]);
});

test('a label in the middle of a texture has no flat space', () => {
  expect(
    checkOn('label_clearance', [
      shape('a', rect(60, 100, 60, 60), { texture: 'dots-fine' }),
      braille('t', 85, 125),
    ]),
  ).toMatchObject([{ items: ['t', 'a'], measured: 0, required: 3 }]);
});

test('the gap of a wave is measured against its copy below', () => {
  expect(checkOn('element_gap', [shape('a', wave(120, 1)), shape('b', wave(123.5, 1))]).length).toBe(1);
  expect(checkOn('element_gap', [shape('a', wave(120, 1)), shape('b', wave(127, 1))])).toEqual([]);
});
