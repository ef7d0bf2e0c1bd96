import type { Drawing } from '../../model/drawing.ts';
import { at, circle, slice } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { drawn } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const RADIUS = 34;
const DISCS = [
  ['half', 'One half', 180, at(58, 92)],
  ['third', 'One third', 120, at(150, 92)],
  ['quarter', 'One quarter', 90, at(58, 205)],
  ['eighth', 'One eighth', 45, at(150, 205)],
] as const;

/** Parts of a whole, each textured in a disc of its own. */
export const fractions = (): Drawing =>
  drawn(
    {
      id: 'fractions',
      title: 'A half, a third, a quarter and an eighth',
      description:
        'Four discs of the same size. In each a slice is textured: a half, a third, a quarter, an eighth.',
    },
    DISCS.flatMap(([id, name, degrees, middle]) => [
      shape({
        id: `disc-${id}`,
        role: 'outline',
        name: `Disc with ${name.toLowerCase()}`,
        description: 'The whole.',
        geometry: circle(middle, RADIUS),
      }),
      shape({
        id,
        role: 'area',
        name,
        description: 'The textured slice.',
        geometry: slice(middle, RADIUS, 90 - degrees, 90),
        texture: 'dots-coarse',
        color: '#1f5f8b',
      }),
    ]),
    [
      heading('Fractions'),
      ...DISCS.map(([id, name, , middle]) =>
        label({
          id: `${id}-label`,
          print: name.toLowerCase(),
          labels: `disc-${id}`,
          at: at(middle.x, middle.y + RADIUS + 0.75 + BESIDE),
          anchor: 'below',
        }),
      ),
    ],
  );
