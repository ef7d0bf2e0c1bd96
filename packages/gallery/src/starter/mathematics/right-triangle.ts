import type { Drawing } from '@relievo/graphic/model';
import { arc, at, polyline } from '../../build/geometry.ts';
import { LINES, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const [A, B, C] = [at(60, 165), at(210, 165), at(210, 60)];
const ANGLE = (Math.atan2(B.y - C.y, B.x - A.x) * 180) / Math.PI;
const CORNER = 14;

export function rightTriangle(): Drawing {
  return createDrawing(
    {
      id: 'right-triangle',
      title: 'Sides of a right triangle, seen from an angle',
      description:
        'A right triangle with its right angle at the lower right. Seen from the angle at the lower left, the upright side is opposite, the level side adjacent, and the sloping side is the hypotenuse.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'adjacent',
        role: 'data',
        name: 'Adjacent side',
        description: 'Level; it begins at the angle. Cosine is adjacent by hypotenuse.',
        geometry: polyline(A, B),
        line: LINES.main,
      }),
      shape({
        id: 'opposite',
        role: 'data',
        name: 'Opposite side',
        description: 'Upright; it does not touch the angle. Sine is opposite by hypotenuse.',
        geometry: polyline(B, C),
        line: LINES.main,
      }),
      shape({
        id: 'hypotenuse',
        role: 'data',
        name: 'Hypotenuse',
        description: 'The longest side, opposite the right angle.',
        geometry: polyline(A, C),
        line: LINES.strong,
        color: '#a03030',
      }),
      shape({
        id: 'angle',
        role: 'outline',
        name: 'The angle',
        description: '35 degrees, at the lower left.',
        geometry: arc(A, 48, 0, ANGLE),
        line: LINES.thin,
      }),
      shape({
        id: 'right-angle',
        role: 'outline',
        name: 'Right angle',
        description: 'A small square in the corner: 90 degrees.',
        geometry: polyline(at(B.x - CORNER, B.y), at(B.x - CORNER, B.y - CORNER), at(B.x, B.y - CORNER)),
        line: LINES.thin,
      }),
    ],
    [
      heading('Right triangle'),
      ...(
        [
          ['adjacent', at((A.x + B.x) / 2, A.y + 0.75 + BESIDE), 'below'],
          ['opposite', at(B.x + 0.75 + BESIDE, (B.y + C.y) / 2), 'right'],
          ['hypotenuse', at(125, 109.5), 'left'],
        ] as const
      ).map(([print, place, anchor]) =>
        label({ id: `${print}-label`, print, labels: print, at: place, anchor }),
      ),
    ],
  );
}
