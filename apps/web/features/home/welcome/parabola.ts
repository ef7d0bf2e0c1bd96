import type { Drawing, Item, Point, ShapeItem } from '@relievo/graphic/model';
import { CURVE_SHEET, computeCurvePoints } from './curve.ts';

/** The curve of y = (x − 2)² with its axes, as it would lie on a sheet of swell paper. */

const ORIGIN = { x: 24, y: 74 };
const UNIT = { x: 24, y: 11 };

function placeOnSheet(x: number, y: number): Point {
  return { x: ORIGIN.x + x * UNIT.x, y: ORIGIN.y - y * UNIT.y };
}

function createLine(
  id: string,
  role: ShapeItem['role'],
  name: string,
  points: readonly Point[],
  width: number,
  height: number,
): Item {
  return {
    kind: 'shape',
    id,
    role,
    name,
    description: '',
    geometry: {
      type: 'path',
      subpaths: [
        { start: points[0] ?? ORIGIN, segments: points.slice(1).map((to) => ({ to })), closed: false },
      ],
    },
    line: { style: 'solid', width },
    texture: null,
    height,
  };
}

const curve = computeCurvePoints(60).map(({ x, y }) => placeOnSheet(x, y));

function createLabel(id: string, cells: string, at: Point): Item {
  return {
    kind: 'text',
    id,
    role: 'label',
    name: id,
    description: '',
    at,
    print: id,
    printSize: 6,
    braille: { cells, engine: 'letters', table: 'ueb-g1-letters' },
    height: 1,
  };
}

export const parabola: Drawing = {
  version: 1,
  id: 'parabola',
  title: 'y = (x − 2)²',
  description: 'A parabola that opens upwards, with its lowest point on the x axis at two.',
  language: 'en',
  sheet: { ...CURVE_SHEET, margins: { top: 5, right: 5, bottom: 5, left: 5 }, braille: 'marburg-medium' },
  layers: [
    {
      id: 'picture',
      name: 'Picture',
      visible: true,
      items: [
        createLine('x-axis', 'axis', 'x axis', [placeOnSheet(-0.4, 0), placeOnSheet(4.7, 0)], 1, 0.6),
        createLine('y-axis', 'axis', 'y axis', [placeOnSheet(0, -0.6), placeOnSheet(0, 5.6)], 1, 0.6),
        ...[1, 2, 3, 4].map((x) =>
          createLine(
            `tick-${x}`,
            'tick',
            `tick ${x}`,
            [placeOnSheet(x, -0.2), placeOnSheet(x, 0.2)],
            0.8,
            0.6,
          ),
        ),
        createLine('curve', 'data', 'curve', curve, 1.8, 1),
        createLabel('y', '⠽', { x: 12, y: 8 }),
        createLabel('x', '⠭', { x: 132, y: 78 }),
      ],
    },
  ],
};
