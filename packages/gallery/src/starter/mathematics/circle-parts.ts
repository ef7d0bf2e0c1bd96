import { placeLabels } from '@relievo/graphic/labels';
import type { Drawing } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { at, circle, pointAround, polyline, sign, slice } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading, label, toPlainBraille } from '../../build/words.ts';

const MIDDLE = at(80, 165);
const RADIUS = 62;

const figure = createDrawing(
  {
    id: 'circle-parts',
    title: 'The parts of a circle',
    description:
      'A circle with its centre. A radius runs from the centre to the upper right, a textured sector lies at the left, a chord cuts off the lower part, and a tangent touches the circle at its right.',
  },
  [
    shape({
      id: 'circle',
      role: 'outline',
      name: 'Circle',
      description: 'All points at the same distance from the centre.',
      geometry: circle(MIDDLE, RADIUS),
    }),
    shape({
      id: 'sector',
      role: 'area',
      name: 'Sector',
      description: 'A slice between two radii.',
      geometry: slice(MIDDLE, RADIUS, 140, 200),
      texture: 'lines-rising',
      color: '#1f5f8b',
    }),
    shape({
      id: 'radius',
      role: 'data',
      name: 'Radius',
      description: 'From the centre to the circle.',
      geometry: polyline(MIDDLE, pointAround(MIDDLE, RADIUS, 55)),
      line: LINES.strong,
    }),
    shape({
      id: 'chord',
      role: 'data',
      name: 'Chord',
      description: 'From one point of the circle to another.',
      geometry: polyline(pointAround(MIDDLE, RADIUS, 225), pointAround(MIDDLE, RADIUS, 330)),
      line: { style: 'dashed', width: 1.5 },
    }),
    shape({
      id: 'tangent',
      role: 'data',
      name: 'Tangent',
      description: 'It touches the circle in one point.',
      geometry: polyline(at(MIDDLE.x + RADIUS, 105), at(MIDDLE.x + RADIUS, 225)),
      line: LINES.thin,
    }),
    mark('centre', 'Centre', 'As far from each point of the circle.', sign('disc', MIDDLE)),
  ],
  [
    heading('Parts of a circle'),
    // As formulas call it: beside so short a line there is no room for more.
    label({ id: 'radius-label', print: 'r', labels: 'radius', at: at(103, 143), anchor: 'right' }),
  ],
);

export function circleParts(): Drawing {
  return placeLabels(
    figure,
    ['sector', 'chord', 'tangent'].map((item) => ({
      id: `${item}-label`,
      print: item,
      target: { item },
    })),
    getProfile('swell-a4'),
    toPlainBraille,
  ).drawing;
}
