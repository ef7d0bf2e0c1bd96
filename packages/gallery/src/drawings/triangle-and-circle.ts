import type { Drawing } from '@relievo/graphic/model';
import { at, box, circle, pointAround, polygon, polyline, sign, slice } from '../build/geometry.ts';
import { mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const C = at(40, 126);
const A = at(40, 46);
const B = at(165, 126);
const CORNER = 13;
const M = at(105, 215);
const RADIUS = 55;
const HALF = 0.75;

/** Two areas told apart by touch: a right triangle, and a quarter of a circle. */
export function triangleAndCircle(): Drawing {
  return createDrawing(
    {
      id: 'triangle-and-circle',
      title: 'A right triangle and a quarter of a circle',
      description:
        'Above, the triangle A B C with its right angle at C. Below, a circle around M; the quarter at the upper right is textured.',
    },
    [
      shape({
        id: 'triangle',
        role: 'area',
        name: 'Triangle A B C',
        description: 'Lines that rise to the right.',
        geometry: polygon(A, B, at(C.x + CORNER, C.y), at(C.x + CORNER, C.y - CORNER), at(C.x, C.y - CORNER)),
        texture: 'lines-rising',
        color: '#1f5f8b',
      }),
      shape({
        id: 'right-angle',
        role: 'outline',
        name: 'Right angle at C',
        description: 'A flat square in the corner.',
        geometry: box(C.x, C.y - CORNER, CORNER, CORNER),
      }),
      shape({
        id: 'circle',
        role: 'outline',
        name: 'Circle around M',
        description: 'Its radius is 55 mm.',
        geometry: circle(M, RADIUS),
      }),
      shape({
        id: 'quarter',
        role: 'area',
        name: 'A quarter of the circle',
        description: 'Dots, at the upper right.',
        geometry: slice(M, RADIUS, 0, 90),
        texture: 'dots-coarse',
        color: '#7a5a00',
      }),
      shape({
        id: 'radius',
        role: 'data',
        name: 'Radius r',
        description: 'From M to the lower left of the circle.',
        geometry: polyline(M, pointAround(M, RADIUS, 215)),
      }),
      mark(
        'middle',
        'Middle M of the circle',
        'All points of the circle are equally far from it.',
        sign('disc', M),
      ),
    ],
    [
      heading('Triangle and circle'),
      label({ id: 'A', print: 'A', labels: 'triangle', at: at(A.x, A.y - HALF - BESIDE), anchor: 'above' }),
      label({
        id: 'B',
        print: 'B',
        labels: 'triangle',
        at: at(B.x + HALF + BESIDE, B.y - 2),
        anchor: 'right',
      }),
      label({
        id: 'C',
        print: 'C',
        labels: 'right-angle',
        at: at(C.x - HALF - BESIDE, C.y - 2),
        anchor: 'left',
      }),
      label({ id: 'M', print: 'M', labels: 'middle', at: at(M.x + 1, M.y + 3 + BESIDE), anchor: 'below' }),
      label({ id: 'r', print: 'r', labels: 'radius', at: at(M.x - 28, M.y + 13), anchor: 'above' }),
    ],
  );
}
