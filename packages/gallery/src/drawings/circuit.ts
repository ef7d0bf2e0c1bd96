import type { Drawing, Point } from '@relievo/graphic/model';
import { at, box, circle, pointAround, polyline, polylines, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const [LEFT, RIGHT, TOP, FOOT] = [55, 242, 60, 160];
const LAMP = at(RIGHT, 110);
const LAMP_RADIUS = 12;
const PLATES = { long: 142, short: 151 };
function wire(id: string, name: string, ...points: readonly Point[]) {
  return shape({ id, role: 'outline', name, geometry: polyline(...points) });
}

/** Battery, switch, resistor and lamp in a row. */
export function circuit(): Drawing {
  return createDrawing(
    {
      id: 'circuit',
      title: 'A circuit with a battery, an open switch, a resistor and a lamp',
      description:
        'A loop of wire. The battery is below, the switch on the left stands open, the resistor is above and the lamp on the right.',
      sheet: ACROSS,
    },
    [
      wire(
        'wire-switch-resistor',
        'Wire from the switch to the resistor',
        at(LEFT, 88),
        at(LEFT, TOP),
        at(128, TOP),
      ),
      wire(
        'wire-resistor-lamp',
        'Wire from the resistor to the lamp',
        at(168, TOP),
        at(RIGHT, TOP),
        at(RIGHT, LAMP.y - LAMP_RADIUS),
      ),
      wire(
        'wire-lamp-battery',
        'Wire from the lamp to the battery',
        at(RIGHT, LAMP.y + LAMP_RADIUS),
        at(RIGHT, FOOT),
        at(PLATES.short, FOOT),
      ),
      wire(
        'wire-battery-switch',
        'Wire from the battery to the switch',
        at(PLATES.long, FOOT),
        at(LEFT, FOOT),
        at(LEFT, 122),
      ),
      shape({
        id: 'plus',
        role: 'outline',
        name: 'Battery, plus pole',
        description: 'The long plate.',
        geometry: polyline(at(PLATES.long, FOOT - 14), at(PLATES.long, FOOT + 14)),
      }),
      shape({
        id: 'minus',
        role: 'outline',
        name: 'Battery, minus pole',
        description: 'The short thick plate.',
        geometry: polyline(at(PLATES.short, FOOT - 7), at(PLATES.short, FOOT + 7)),
        line: { style: 'solid', width: 2.5 },
      }),
      mark(
        'contact-above',
        'Contact of the switch, above',
        'Nothing touches it.',
        sign('disc', at(LEFT, 88)),
      ),
      mark(
        'contact-below',
        'Contact of the switch, below',
        'The lever hangs on it.',
        sign('disc', at(LEFT, 122)),
      ),
      shape({
        id: 'lever',
        role: 'data',
        name: 'Switch',
        description: 'It stands open: the lever leans away from the upper contact.',
        geometry: polyline(at(LEFT, 122), at(LEFT + 18, 92)),
        line: LINES.main,
      }),
      shape({
        id: 'resistor',
        role: 'outline',
        name: 'Resistor',
        description: 'A rectangle in the wire.',
        geometry: box(128, TOP - 8, 40, 16),
      }),
      shape({
        id: 'lamp',
        role: 'outline',
        name: 'Lamp',
        description: 'A circle with a cross in it.',
        geometry: circle(LAMP, LAMP_RADIUS),
      }),
      shape({
        id: 'lamp-cross',
        role: 'decoration',
        name: 'Cross in the lamp',
        geometry: polylines(
          [pointAround(LAMP, LAMP_RADIUS, 45), pointAround(LAMP, LAMP_RADIUS, 225)],
          [pointAround(LAMP, LAMP_RADIUS, 135), pointAround(LAMP, LAMP_RADIUS, 315)],
        ),
      }),
    ],
    [
      heading('A simple circuit'),
      label({
        id: 'resistor-label',
        print: 'Resistor',
        labels: 'resistor',
        at: at(148, TOP + 8.75 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'lamp-label',
        print: 'Lamp',
        labels: 'lamp',
        at: at(LAMP.x - LAMP_RADIUS - 0.75 - BESIDE, LAMP.y),
        anchor: 'left',
      }),
      label({
        id: 'switch-label',
        print: 'Switch',
        labels: 'lever',
        at: at(LEFT + 17, 108),
        anchor: 'right',
      }),
      label({
        id: 'battery-label',
        print: 'Battery',
        labels: 'plus',
        at: at(PLATES.long, FOOT + 14.75 + BESIDE),
        anchor: 'below',
      }),
      label({
        id: 'plus-label',
        print: 'plus',
        labels: 'plus',
        at: at(PLATES.long - 0.75 - BESIDE, FOOT - 10),
        anchor: 'left',
      }),
      label({
        id: 'minus-label',
        print: 'minus',
        labels: 'minus',
        at: at(PLATES.short + 1.25 + BESIDE, FOOT - 10),
        anchor: 'right',
      }),
    ],
  );
}
