import type { Geometry } from '../model/geometry.ts';
import { cells, lines, rect, shape, text } from '../testing/make.ts';
import { testEdges } from './testing/edges.ts';

function circle(x: number, y: number, r: number): Geometry {
  return {
    type: 'ellipse',
    center: { x, y },
    rx: r,
    ry: r,
    angle: 0,
  };
}
function braille(id: string, x: number, y: number) {
  return text(id, 'k', { at: { x, y }, braille: cells('⠅') });
}

testEdges([
  {
    rule: 'texture_contour',
    of: 'space between a texture and the line around it',
    limit: 2,
    right: 'from',
    make: (gap, size) => [
      shape('line', circle(105, 148, 20 * size)),
      shape('area', circle(105, 148, 20 * size - 0.5 - gap), { line: null, texture: 'dots-fine' }),
    ],
  },
  {
    rule: 'texture_neighbours',
    of: 'space between two textures',
    limit: 1,
    right: 'from',
    make: (gap, size) => [
      shape('a', rect(60, 120, 20 * size, 20), { line: null, texture: 'dots-fine' }),
      shape('b', rect(60 + 20 * size + gap, 120, 20, 20), { line: null, texture: 'lines-rising' }),
    ],
  },
  {
    rule: 'texture_neighbours',
    of: 'space between two textures that belong together',
    limit: 2,
    right: 'up to',
    make: (gap, size) => [
      shape('a', circle(60, 140, 15 * size), { line: null, texture: 'dots-fine' }),
      shape('b', circle(60 + 30 * size + gap, 140, 15 * size), { line: null, texture: 'lines-rising' }),
    ],
  },
  {
    rule: 'grid_cell',
    of: 'distance of two grid lines',
    limit: 10,
    right: 'from',
    make: (gap, size) => [
      shape('g', lines([60, 120, 60 + 60 * size, 120]), {
        role: 'grid',
        line: { style: 'solid', width: 0.5 },
      }),
      shape('h', lines([60, 120 + gap, 60 + 60 * size, 120 + gap]), {
        role: 'grid',
        line: { style: 'solid', width: 0.5 },
      }),
    ],
  },
  {
    rule: 'grid_cell',
    of: 'distance of two rings of a polar grid',
    limit: 10,
    right: 'from',
    make: (gap, size) => [
      shape('g', { type: 'path', subpaths: [] }, { role: 'grid' }),
      shape('r', circle(105, 148, 15 * size), { role: 'grid', line: { style: 'solid', width: 0.5 } }),
      shape('q', circle(105, 148, 15 * size + gap), { role: 'grid', line: { style: 'solid', width: 0.5 } }),
    ],
  },
  {
    rule: 'double_line',
    of: 'distance of two strokes drawn by hand',
    limit: 2,
    right: 'from',
    make: (gap, size) => [
      shape(
        'd',
        {
          type: 'path',
          subpaths: [
            ...lines([60, 120, 60 + 60 * size, 120]).subpaths,
            ...lines([60, 120 + gap, 60 + 60 * size, 120 + gap]).subpaths,
          ],
        },
        { line: { style: 'solid', width: 0.5 } },
      ),
    ],
  },
  {
    rule: 'line_breaks',
    of: 'break between two pieces of a line',
    limit: 6,
    right: 'up to',
    make: (gap, size) => [
      shape('d', {
        type: 'path',
        subpaths: [
          ...lines([40, 120, 40 + 30 * size, 120]).subpaths,
          ...lines([41 + 30 * size + gap, 120, 80 + 60 * size, 120]).subpaths,
        ],
      }),
    ],
  },
  {
    rule: 'arrow_target',
    of: 'space between the tip of an arrow and what it points at',
    limit: 3,
    right: 'from',
    make: (gap, size) => [
      shape('a', lines([80, 116, 90, 120, 80, 124], true), { role: 'arrow', line: null, texture: 'solid' }),
      shape('t', rect(90.5 + gap, 110, 20 * size, 20)),
    ],
  },
  {
    rule: 'lead_line_target',
    of: 'space between the tip of a lead line and a circle',
    limit: 3,
    right: 'from',
    upright: true,
    make: (gap, size) => [
      shape('c', circle(140 + 10 * size, 103, 10 * size)),
      shape('l', lines([110, 103, 139.5 - gap - 0.35, 103]), {
        role: 'lead-line',
        line: { style: 'solid', width: 0.7 },
      }),
      braille('t', 102, 100),
    ],
  },
  {
    rule: 'diverging_chord',
    of: 'widest space between two lines that part',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (gap, size) => [
      shape('a', lines([50, 120, 50 + 40 * size, 120])),
      shape('b', lines([50, 120, 50 + 40 * size, 120 + gap])),
    ],
  },
  {
    rule: 'diverging_chord',
    of: 'widest space between a bow and its string',
    limit: 4,
    right: 'from',
    on: 'touchscreen',
    make: (gap, size) => [
      shape('string', lines([50, 120, 50 + 80 * size, 120])),
      shape('bow', lines([50, 120, 50 + 40 * size, 120 + gap, 50 + 80 * size, 120])),
    ],
  },
]);
