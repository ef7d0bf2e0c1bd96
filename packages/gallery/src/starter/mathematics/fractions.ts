import type { Drawing } from '@relievo/graphic/model';
import { at, circle, slice } from '../../build/geometry.ts';
import { shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const RADIUS = 34;
const PLACES = [at(58, 92), at(150, 92), at(58, 205), at(150, 205)] as const;

type Part = readonly [id: string, name: string, degrees: number];

/** Parts of a whole, each textured in a disc of its own. */
function discs(id: string, title: string, parts: readonly [Part, Part, Part, Part]): Drawing {
  const placed = parts.map(([part, name, degrees], index) => ({
    id: part,
    name,
    degrees,
    middle: PLACES[index] ?? PLACES[0],
  }));
  return createDrawing(
    {
      id,
      title,
      description: `Four discs of the same size. In each a slice is textured: ${parts.map(([, name]) => name.toLowerCase()).join(', ')}.`,
    },
    placed.flatMap(({ id: part, name, degrees, middle }) => [
      shape({
        id: `disc-${part}`,
        role: 'outline',
        name: `Disc with ${name.toLowerCase()}`,
        description: 'The whole.',
        geometry: circle(middle, RADIUS),
      }),
      shape({
        id: part,
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
      ...placed.map(({ id: part, name, middle }) =>
        label({
          id: `${part}-label`,
          print: name.toLowerCase(),
          labels: `disc-${part}`,
          at: at(middle.x, middle.y + RADIUS + 0.75 + BESIDE),
          anchor: 'below',
        }),
      ),
    ],
  );
}

export function fractions(): Drawing {
  return discs('fractions', 'A half, a third, a quarter and an eighth', [
    ['half', 'One half', 180],
    ['third', 'One third', 120],
    ['quarter', 'One quarter', 90],
    ['eighth', 'One eighth', 45],
  ]);
}

export function sixths(): Drawing {
  return discs('sixths', 'From one sixth to five sixths', [
    ['one', 'One sixth', 60],
    ['two', 'Two sixths', 120],
    ['three', 'Three sixths', 180],
    ['five', 'Five sixths', 300],
  ]);
}
