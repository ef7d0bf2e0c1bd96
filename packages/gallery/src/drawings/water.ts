import type { Drawing } from '@relievo/graphic/model';
import { arc, at, circle, pointAround, polyline } from '../build/geometry.ts';
import { LINES, shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const O = at(148.5, 80);
const OXYGEN = 30;
const HYDROGEN = 20;
const BOND = 88;
const ANGLE = 104.5;
const H1 = pointAround(O, BOND, 270 - ANGLE / 2);
const H2 = pointAround(O, BOND, 270 + ANGLE / 2);
/** Six dashes and their gaps, and a seventh dash: it ends as it begins. */
const ARC = 48.8;

function bond(id: string, name: string, angle: number) {
  return shape({
    id,
    role: 'outline',
    name,
    description: 'Two electrons are shared.',
    geometry: polyline(pointAround(O, OXYGEN + 0.5, angle), pointAround(O, BOND - HYDROGEN - 0.5, angle)),
    line: LINES.strong,
  });
}

/** Balls and sticks, the angle as it is. */
export function water(): Drawing {
  return createDrawing(
    {
      id: 'water',
      title: 'A molecule of water',
      description:
        'One atom of oxygen above, two of hydrogen below it to the left and right. The bonds open by 104.5 degrees.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'oxygen',
        role: 'area',
        name: 'Oxygen',
        description: 'The larger atom, with dots.',
        geometry: circle(O, OXYGEN),
        texture: 'dots-coarse',
        color: '#a03030',
      }),
      bond('bond-left', 'Bond to the left hydrogen', 270 - ANGLE / 2),
      bond('bond-right', 'Bond to the right hydrogen', 270 + ANGLE / 2),
      shape({
        id: 'hydrogen-left',
        role: 'outline',
        name: 'Hydrogen, left',
        description: 'A flat circle.',
        geometry: circle(H1, HYDROGEN),
      }),
      shape({
        id: 'hydrogen-right',
        role: 'outline',
        name: 'Hydrogen, right',
        description: 'A flat circle.',
        geometry: circle(H2, HYDROGEN),
      }),
      shape({
        id: 'angle',
        role: 'data',
        name: 'Angle between the bonds',
        description: '104.5 degrees.',
        geometry: arc(O, ARC, 270 - ANGLE / 2, 270 + ANGLE / 2),
        line: { style: 'dashed', width: 1 },
      }),
    ],
    [
      heading('Water'),
      label({
        id: 'o',
        print: 'Oxygen',
        labels: 'oxygen',
        at: at(O.x, O.y - OXYGEN - 0.75 - BESIDE),
        anchor: 'above',
      }),
      label({ id: 'h-left', print: 'H', labels: 'hydrogen-left', at: H1, anchor: 'middle' }),
      label({ id: 'h-right', print: 'H', labels: 'hydrogen-right', at: H2, anchor: 'middle' }),
      label({
        id: 'degrees',
        print: '105\ndegrees',
        labels: 'angle',
        at: at(O.x, O.y + ARC + 0.5 + BESIDE),
        anchor: 'below',
      }),
    ],
  );
}
