import type { Drawing } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { at, pointAround, polygon, sign } from '../../build/geometry.ts';
import { mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const RADIUS = 34;
const FIGURES = [
  ['Triangle', 3, 90, at(58, 86)],
  ['Square', 4, 45, at(150, 86)],
  ['Pentagon', 5, 90, at(58, 205)],
  ['Hexagon', 6, 0, at(150, 205)],
] as const;

/** Four regular polygons to count the corners of. */
export function polygons(): Drawing {
  return createDrawing(
    {
      id: 'polygons',
      title: 'Regular polygons with three to six corners',
      description:
        'Four figures with equal sides: a triangle and a square above, a pentagon and a hexagon below. A disc marks the middle of each.',
    },
    FIGURES.flatMap(([name, corners, first, middle]) => [
      shape({
        id: name.toLowerCase(),
        role: 'outline',
        name,
        description: `${corners} corners and ${corners} equal sides.`,
        geometry: polygon(
          ...Array.from({ length: corners }, (_, index) =>
            pointAround(middle, RADIUS, first + (index * 360) / corners),
          ),
        ),
      }),
      mark(
        `${name.toLowerCase()}-middle`,
        `Middle of the ${name.toLowerCase()}`,
        'As far from each corner.',
        sign('disc', middle),
      ),
    ]),
    [
      heading('Regular polygons'),
      ...FIGURES.map(([name, corners, first, middle]) => {
        const ends = Array.from(
          { length: corners },
          (_, index) => pointAround(middle, RADIUS, first + (index * 360) / corners).y,
        );
        return label({
          id: `${name.toLowerCase()}-label`,
          print: name,
          labels: name.toLowerCase(),
          at: at(middle.x, maxOf(ends) + 0.75 + BESIDE),
          anchor: 'below',
        });
      }),
    ],
  );
}
