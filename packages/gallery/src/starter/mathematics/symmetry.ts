import type { Drawing, Point } from '@relievo/graphic/model';
import { at, polygon, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const AXIS = 105;
/** The left wing of a butterfly, from the body out and back. */
const WING: readonly Point[] = [
  at(95, 120),
  at(70, 80),
  at(32, 72),
  at(24, 108),
  at(48, 146),
  at(36, 182),
  at(52, 214),
  at(80, 208),
  at(95, 168),
];
/** Beside the wings: something else to find the mirror image of. */
const SPOTS = [['feeler', 'End of the feeler', at(84, 66)]] as const;
function mirrorPoint({ x, y }: Point): Point {
  return at(2 * AXIS - x, y);
}

/** One half is the mirror image of the other. */
export function symmetry(): Drawing {
  return createDrawing(
    {
      id: 'symmetry',
      title: 'A butterfly and its line of symmetry',
      description:
        'A dashed line runs down the middle. The two wings on its left and on its right are the same, mirrored at the line. Above them two rings, the ends of the feelers, mirror each other too.',
    },
    [
      shape({
        id: 'axis',
        role: 'axis',
        name: 'Line of symmetry',
        description: 'Dashed, from top to bottom.',
        geometry: polyline(at(AXIS, 56), at(AXIS, 236)),
        line: { style: 'dashed', width: 1 },
      }),
      shape({
        id: 'left',
        role: 'area',
        name: 'Left wings',
        description: 'A large wing above, a smaller one below.',
        geometry: polygon(...WING),
        line: LINES.main,
        texture: 'dots-coarse',
        color: '#a03030',
      }),
      shape({
        id: 'right',
        role: 'area',
        name: 'Right wings',
        description: 'The mirror image of the left ones.',
        geometry: polygon(...WING.map(mirrorPoint)),
        line: LINES.main,
        texture: 'dots-coarse',
        color: '#a03030',
      }),
      ...SPOTS.flatMap(([id, name, spot]) => [
        mark(`${id}-left`, `${name} of the left wings`, 'It has a mirror image.', sign('ring', spot, 9)),
        mark(
          `${id}-right`,
          `${name} of the right wings`,
          'As far from the line as on the left.',
          sign('ring', mirrorPoint(spot), 9),
        ),
      ]),
    ],
    [
      heading('Symmetry'),
      label({
        id: 'axis-label',
        print: 'line of symmetry',
        labels: 'axis',
        at: at(AXIS, 237 + BESIDE),
        anchor: 'below',
      }),
    ],
  );
}
