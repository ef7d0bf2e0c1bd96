import type { Drawing } from '@relievo/graphic/model';
import { at, circle, pointAround, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const M = at(100, 160);
const RADIUS = 75;
const ANGLE = 50;
const P = pointAround(M, RADIUS, ANGLE);

/** Sine and cosine as the height and the breadth of a point on a circle. */
export function unitCircle(): Drawing {
  return createDrawing(
    {
      id: 'unit-circle',
      title: 'Sine and cosine in the unit circle',
      description:
        'A circle with the radius 1 around the crossing of two axes. The point P lies at 50 degrees. A dashed line falls from P to the x axis: its length is the sine, and how far it stands from the middle is the cosine.',
    },
    [
      shape({
        id: 'x-axis',
        role: 'axis',
        name: 'x axis',
        description: 'Through the middle, from left to right.',
        geometry: polyline(at(M.x - RADIUS - 12, M.y), at(M.x + RADIUS + 12, M.y)),
      }),
      shape({
        id: 'y-axis',
        role: 'axis',
        name: 'y axis',
        description: 'Through the middle, upwards.',
        geometry: polyline(at(M.x, M.y + RADIUS + 12), at(M.x, M.y - RADIUS - 12)),
      }),
      shape({
        id: 'circle',
        role: 'outline',
        name: 'Unit circle',
        description: 'Its radius is 1.',
        geometry: circle(M, RADIUS),
      }),
      shape({
        id: 'radius',
        role: 'data',
        name: 'Radius to P',
        description: 'At 50 degrees to the x axis.',
        geometry: polyline(M, P),
        line: LINES.strong,
        color: '#a03030',
      }),
      shape({
        id: 'sine',
        role: 'data',
        name: 'Sine',
        description: 'A dashed line from P straight down to the x axis.',
        geometry: polyline(P, at(P.x, M.y)),
        line: { style: 'dashed', width: 1.5 },
        color: '#1f5f8b',
      }),
      mark('P', 'Point P', 'Where the radius meets the circle.', sign('disc', P)),
    ],
    [
      heading('Unit circle'),
      label({ id: 'P-label', print: 'P', labels: 'P', at: at(P.x + 3 + BESIDE, P.y - 2), anchor: 'right' }),
      label({
        id: 'sine-label',
        print: 'sin',
        labels: 'sine',
        at: at(P.x - 1 - BESIDE, M.y - 17),
        anchor: 'left',
      }),
      label({
        id: 'cosine-label',
        print: 'cos',
        labels: 'x-axis',
        at: at((M.x + P.x) / 2, M.y + 0.5 + BESIDE),
        anchor: 'below',
      }),
    ],
  );
}
