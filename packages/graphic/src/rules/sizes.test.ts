import { expect, test } from 'vitest';
import type { Item, ShapeItem } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import { lines, rect, shape } from '../testing/make.ts';
import { checkOn, testEdges } from './testing/edges.ts';

function stroke(width: number, style: 'solid' | 'dashed' | 'double' = 'solid') {
  return { line: { style, width } } as const;
}
function curve(size: number): Geometry {
  return {
    type: 'path',
    subpaths: [
      {
        start: { x: 60, y: 140 },
        segments: [
          {
            control: [
              { x: 60 + 20 * size, y: 100 },
              { x: 60 + 40 * size, y: 180 },
            ],
            to: { x: 60 + 60 * size, y: 140 },
          },
        ],
        closed: false,
      },
    ],
  };
}
function ellipse(rx: number, ry: number): Geometry {
  return {
    type: 'ellipse',
    center: { x: 105, y: 148 },
    rx,
    ry,
    angle: 30,
  };
}
function symbol(id: string, size: number, rest: Partial<ShapeItem> = {}): Item {
  return shape(
    id,
    { type: 'symbol', symbol: 'star', at: { x: 100, y: 120 }, size },
    { role: 'symbol', line: null, ...rest },
  );
}
function arrowhead(half: number, length: number): Geometry {
  const radians = (half * Math.PI) / 180;
  const [across, along] = [length * Math.sin(radians), length * Math.cos(radians)];
  return lines([100 - along, 140 - across, 100, 140, 100 - along, 140 + across], true);
}

testEdges([
  {
    rule: 'main_line_width',
    of: 'width of a curve',
    limit: 1,
    right: 'from',
    make: (width, size) => [shape('a', curve(size), stroke(width))],
  },
  {
    rule: 'main_line_width',
    of: 'width of a contour',
    limit: 2.5,
    right: 'up to',
    make: (width, size) => [shape('a', rect(60, 100, 30 * size, 40), stroke(width))],
  },
  {
    rule: 'main_line_width',
    of: 'width of a data line',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (width, size) => [shape('a', curve(size), { role: 'data', ...stroke(width) })],
  },
  {
    rule: 'axis_width',
    of: 'width of an axis',
    limit: 1,
    right: 'from',
    make: (width, size) => [
      shape('a', lines([50, 150, 50 + 70 * size, 150]), { role: 'axis', ...stroke(width) }),
    ],
  },
  {
    rule: 'axis_width',
    of: 'width of an axis',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (width) => [shape('a', lines([50, 120, 150, 120]), { role: 'axis', ...stroke(width) })],
  },
  {
    rule: 'helper_width',
    of: 'width of a grid line',
    limit: 0.7,
    right: 'up to',
    make: (width, size) => [
      shape('a', lines([50, 150, 50 + 70 * size, 150]), { role: 'grid', ...stroke(width) }),
    ],
  },
  {
    rule: 'helper_width',
    of: 'width of a grid line',
    limit: 0.5,
    right: 'up to',
    on: 'tiger-letter',
    make: (width) => [shape('a', lines([50, 120, 150, 120]), { role: 'grid', ...stroke(width) })],
  },
  {
    rule: 'line_kinds',
    of: 'ratio of two widths',
    limit: 1.25,
    right: 'from',
    make: (ratio, size) => [
      shape('a', curve(size), stroke(1)),
      shape('b', lines([60, 200, 60 + 60 * size, 200]), stroke(ratio)),
    ],
  },
  {
    rule: 'line_kinds',
    of: 'ratio of two widths',
    limit: 1.3,
    right: 'from',
    on: 'embosser-6',
    make: (ratio) => [shape('a', curve(1), stroke(1)), shape('b', lines([60, 200, 120, 200]), stroke(ratio))],
  },
  {
    rule: 'main_line_length',
    of: 'length of a straight line',
    limit: 25,
    right: 'from',
    make: (length) => [shape('a', lines([70, 150, 70 + length, 150]))],
  },
  {
    rule: 'main_line_length',
    of: 'length of a line with a corner',
    limit: 12.5,
    right: 'from',
    on: 'swell-letter',
    make: (length) => [shape('a', lines([70, 150, 75, 150, 75, 145 + length]))],
  },
  {
    rule: 'dash_rhythm',
    of: 'length of a dashed line',
    limit: 27,
    right: 'from',
    make: (length) => [shape('a', lines([70, 150, 70 + length, 150]), stroke(1, 'dashed'))],
  },
  {
    rule: 'area_side',
    of: 'narrow side of a rectangle, over its lines',
    limit: 13,
    right: 'from',
    make: (side, size) => [shape('a', rect(70, 120, 40 * size, side - 1))],
  },
  {
    rule: 'area_side',
    of: 'narrow side of a textured ellipse',
    limit: 13,
    right: 'from',
    on: 'monarch',
    make: (side, size) => [shape('a', ellipse(20 * size, side / 2), { line: null, texture: 'solid' })],
  },
  {
    rule: 'hollow',
    of: 'space inside a rectangle, between its lines',
    limit: 6,
    right: 'from',
    make: (side, size) => [shape('a', rect(70, 120, 40 * size, side + 2), stroke(2))],
  },
  {
    rule: 'hollow',
    of: 'space inside an ellipse',
    limit: 8,
    right: 'from',
    on: 'embosser-8',
    make: (side, size) => [shape('a', ellipse(20 * size, side / 2 + 0.5))],
  },
  {
    rule: 'hollow',
    of: 'hole in a texture',
    limit: 6,
    right: 'from',
    make: (side, size) => [
      shape(
        'a',
        {
          type: 'path',
          subpaths: [
            ...lines([60, 110, 110 * size, 110, 110 * size, 180, 60, 180], true).subpaths,
            ...lines([70, 130, 90, 130, 90, 130 + side, 70, 130 + side], true).subpaths,
          ],
        },
        { line: null, texture: 'grid' },
      ),
    ],
  },
  {
    rule: 'symbol_size',
    of: 'size of a star',
    limit: 5,
    right: 'from',
    make: (side) => [symbol('s', side)],
  },
  {
    rule: 'symbol_kinds',
    of: 'ratio of two sizes',
    limit: 1.25,
    right: 'from',
    make: (ratio) => [
      symbol('s', 6),
      shape(
        't',
        { type: 'symbol', symbol: 'star', at: { x: 140, y: 200 }, size: 6 * ratio },
        { role: 'symbol' },
      ),
    ],
  },
  {
    rule: 'lead_line_length',
    of: 'length of a lead line',
    limit: 38,
    right: 'up to',
    make: (length) => [shape('l', lines([70, 150, 70 + length, 150]), { role: 'lead-line', ...stroke(0.7) })],
  },
  {
    rule: 'lead_line_length',
    of: 'length of a lead line',
    limit: 19,
    right: 'from',
    make: (length) => [shape('l', lines([70, 150, 70 + length, 150]), { role: 'lead-line', ...stroke(0.7) })],
  },
  {
    rule: 'lead_line_straight',
    of: 'bend of a lead line',
    limit: 0.25,
    right: 'up to',
    make: (bend, size) => [
      shape('l', lines([70, 150, 85, 150 + bend, 90 + 10 * size, 150]), {
        role: 'lead-line',
        ...stroke(0.7),
      }),
    ],
  },
  {
    rule: 'arrowhead_angle',
    of: 'half angle of a triangle',
    limit: 22.5,
    right: 'up to',
    step: 0.2,
    make: (half, size) => [
      shape('a', arrowhead(half, 10 * size), { role: 'arrow', line: null, texture: 'solid' }),
    ],
  },
  {
    rule: 'arrowhead_angle',
    of: 'half angle of a triangle',
    limit: 15,
    right: 'from',
    step: 0.2,
    make: (half, size) => [
      shape('a', arrowhead(half, 10 * size), { role: 'arrow', line: null, texture: 'solid' }),
    ],
  },
  {
    rule: 'key_sample_size',
    of: 'long side of a swatch',
    limit: 30,
    right: 'from',
    make: (side) => [shape('k', rect(70, 150, side, 15.2), { role: 'key', line: null, texture: 'grid' })],
  },
  {
    rule: 'key_sample_size',
    of: 'narrow side of a swatch, over its lines',
    limit: 15,
    right: 'from',
    make: (side, size) => [shape('k', rect(70, 150, 32 * size, side - 1), { role: 'key', texture: 'grid' })],
  },
  {
    rule: 'key_sample_size',
    of: 'length of a line',
    limit: 25,
    right: 'from',
    make: (length) => [shape('k', lines([70, 150, 70 + length, 150]), { role: 'key' })],
  },
  {
    rule: 'key_sample_size',
    of: 'size of a symbol',
    limit: 6,
    right: 'from',
    make: (side) => [symbol('k', side, { role: 'key' })],
  },
]);

test.each([
  ['solid 0.7 wide', 0.7, 0],
  ['a little thinner', 0.65, 1],
  ['a little wider', 0.75, 1],
])('a lead line that is %s gets the expected findings', (_, width, count) => {
  const lead = shape('l', lines([70, 150, 90, 150]), { role: 'lead-line', ...stroke(width) });
  expect(checkOn('lead_line_width', [lead])).toHaveLength(count);
});

test('the grid has to be weaker than every other line', () => {
  const figure = (grid: number) => [
    shape('g', lines([50, 150, 150, 150]), { role: 'grid', ...stroke(grid) }),
    shape('x', lines([50, 170, 150, 170]), { role: 'axis', ...stroke(0.6) }),
  ];
  expect(checkOn('grid_weakest', figure(0.55))).toEqual([]);
  expect(checkOn('grid_weakest', figure(0.6))).toMatchObject([{ items: ['g'], required: 0.6 }]);
  expect(checkOn('grid_weakest', figure(0.65))).toHaveLength(1);
});

test('a short line that continues in another counts with its full length', () => {
  const joined = [shape('a', lines([70, 150, 90, 150])), shape('b', lines([90, 150, 110, 150]))];
  expect(checkOn('main_line_length', joined)).toEqual([]);
});

test('a double line needs the distance that the profile wants between strokes', () => {
  const double = shape('d', lines([60, 120, 160, 120]), stroke(0.5, 'double'));
  expect(checkOn('double_line', [double])).toEqual([]);
});

test('an empty bar may be short, since its line is felt; a textured one and a small box may not', () => {
  const bar = (width: number, look: Partial<ShapeItem> = {}) =>
    checkOn('area_side', [shape('a', rect(70, 120, width, 9), { role: 'data', ...look })]);
  expect(bar(20)).toEqual([]);
  expect(bar(20, { texture: 'dots-fine' })).toHaveLength(1);
  expect(bar(9)).toHaveLength(1);
});

test('a thin strip is thin at every angle, though its box is wide', () => {
  const strip = shape('a', lines([60, 120, 100, 160, 95, 165, 55, 125], true));
  expect(checkOn('area_side', [strip])).toMatchObject([{ measured: expect.closeTo(5 * Math.SQRT2 + 1, 3) }]);
});
