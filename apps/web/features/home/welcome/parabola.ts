import type { Drawing, Item, Point, ShapeItem } from '@relievo/graphic';
import { CURVE_SHEET, curvePoints } from './curve.ts';

/** The curve of y = (x − 2)² with its axes, as it would lie on a sheet of swell paper. */

const ORIGIN = { x: 24, y: 74 };
const UNIT = { x: 24, y: 11 };

const onSheet = (x: number, y: number): Point => ({ x: ORIGIN.x + x * UNIT.x, y: ORIGIN.y - y * UNIT.y });

const line = (
  id: string,
  role: ShapeItem['role'],
  name: string,
  points: readonly Point[],
  width: number,
  height: number,
): Item => ({
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
});

const curve = curvePoints(60).map(({ x, y }) => onSheet(x, y));

const label = (id: string, cells: string, at: Point): Item => ({
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
});

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
        line('x-axis', 'axis', 'x axis', [onSheet(-0.4, 0), onSheet(4.7, 0)], 1, 0.6),
        line('y-axis', 'axis', 'y axis', [onSheet(0, -0.6), onSheet(0, 5.6)], 1, 0.6),
        ...[1, 2, 3, 4].map((x) =>
          line(`tick-${x}`, 'tick', `tick ${x}`, [onSheet(x, -0.2), onSheet(x, 0.2)], 0.8, 0.6),
        ),
        line('curve', 'data', 'curve', curve, 1.8, 1),
        label('y', '⠽', { x: 12, y: 8 }),
        label('x', '⠭', { x: 132, y: 78 }),
      ],
    },
  ],
};
