import type { Drawing, Point } from '@relievo/graphic/model';
import { at, polygon, sign } from '../../build/geometry.ts';
import { mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading, label } from '../../build/words.ts';

/** Three, four and five times this. */
const UNIT = 16;
const C = at(78, 170);
const A = at(C.x, C.y - 3 * UNIT);
const B = at(C.x + 4 * UNIT, C.y);
/** Over the longest side the square leans: its sides are turned by a right angle. */
function pointOut(p: Point): Point {
  return at(p.x + 3 * UNIT, p.y - 4 * UNIT);
}

function square(id: string, name: string, description: string, ...corners: readonly Point[]) {
  return shape({ id, role: 'outline', name, description, geometry: polygon(...corners) });
}

/** The squares on the sides of a right triangle with the sides 3, 4 and 5. */
export function pythagoras(): Drawing {
  return createDrawing(
    {
      id: 'pythagoras',
      title: 'The theorem of Pythagoras',
      description:
        'A textured right triangle with the sides 3, 4 and 5, and a square on each side. The squares on the short sides hold 9 and 16; the one on the long side holds 25. A disc marks the right angle.',
    },
    [
      shape({
        id: 'triangle',
        role: 'area',
        name: 'Right triangle',
        description: 'Its sides are 3, 4 and 5.',
        geometry: polygon(A, B, C),
        texture: 'lines-rising',
        color: '#1f5f8b',
      }),
      square(
        'nine',
        'Square on the side 3',
        'It holds 9.',
        A,
        C,
        at(C.x - 3 * UNIT, C.y),
        at(A.x - 3 * UNIT, A.y),
      ),
      square(
        'sixteen',
        'Square on the side 4',
        'It holds 16.',
        C,
        B,
        at(B.x, B.y + 4 * UNIT),
        at(C.x, C.y + 4 * UNIT),
      ),
      square(
        'twenty-five',
        'Square on the side 5',
        'It holds 25: as much as the other two.',
        A,
        B,
        pointOut(B),
        pointOut(A),
      ),
      mark('right-angle', 'Right angle', 'Where the two short sides meet.', sign('disc', C)),
    ],
    [
      heading('Pythagoras'),
      label({
        id: 'label-9',
        print: '9',
        labels: 'nine',
        at: at(C.x - 1.5 * UNIT, C.y - 1.5 * UNIT),
        anchor: 'middle',
      }),
      label({
        id: 'label-16',
        print: '16',
        labels: 'sixteen',
        at: at(C.x + 2 * UNIT, C.y + 2 * UNIT),
        anchor: 'middle',
      }),
      label({
        id: 'label-25',
        print: '25',
        labels: 'twenty-five',
        at: at((A.x + pointOut(B).x) / 2, (A.y + pointOut(B).y) / 2),
        anchor: 'middle',
      }),
    ],
  );
}
