import type { Drawing, Point } from '@relievo/graphic/model';
import { at, circle, pointAround, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const MIDDLE = at(105, 155);
const RIM = 70;
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1);
function angleOf(hour: number): number {
  return 90 - hour * 30;
}

/** Twenty minutes past eight: the short hand thick, the long hand thinner. */
export function clock(): Drawing {
  return createDrawing(
    {
      id: 'clock',
      title: 'A clock that shows twenty past eight',
      description: 'A round clock face with twelve marks. The short hand stands after 8, the long hand at 4.',
    },
    [
      shape({
        id: 'rim',
        role: 'frame',
        name: 'Rim of the clock',
        description: 'A circle; the numbers stand around it.',
        geometry: circle(MIDDLE, RIM),
      }),
      ...HOURS.map((hour) =>
        shape({
          id: `mark-${hour}`,
          role: 'tick',
          name: `Mark of hour ${hour}`,
          description: `${hour === 12 ? 'At the top' : `${hour * 5} minutes`}.`,
          geometry: polyline(
            pointAround(MIDDLE, RIM, angleOf(hour)),
            pointAround(MIDDLE, RIM - (hour % 3 === 0 ? 9 : 6), angleOf(hour)),
          ),
        }),
      ),
      shape({
        id: 'hour-hand',
        role: 'data',
        name: 'Short hand, a third of the way from 8 to 9',
        description: 'It shows the hour: 8.',
        geometry: polyline(MIDDLE, pointAround(MIDDLE, 34, angleOf(8 + 1 / 3))),
        line: { style: 'solid', width: 2.5 },
      }),
      shape({
        id: 'minute-hand',
        role: 'data',
        name: 'Long hand, at 4',
        description: 'It shows the minutes: 20.',
        geometry: polyline(MIDDLE, pointAround(MIDDLE, 54, angleOf(4))),
        line: LINES.main,
      }),
      mark('pin', 'Middle of the clock', 'Both hands begin here.', sign('disc', MIDDLE, 8)),
    ],
    [
      heading('Twenty past eight'),
      ...HOURS.map((hour) => {
        const print = `${hour}`;
        const out = label({
          id: `hour-${hour}`,
          print,
          labels: `mark-${hour}`,
          at: at(0, 0),
          anchor: 'middle',
        });
        const [half, tall] = [-out.at.x, -out.at.y];
        // Out along the mark until the box stands clear of the rim.
        let reach = RIM;
        let place = MIDDLE;
        do {
          reach += 0.1;
          place = pointAround(MIDDLE, reach, angleOf(hour));
        } while (measureFromMiddle(place, half, tall) < RIM + 0.75 + BESIDE);
        return { ...out, at: { x: place.x - half, y: place.y - tall } };
      }),
    ],
  );
}

/** How near a box around a place comes to the middle of the clock. */
function measureFromMiddle({ x, y }: Point, half: number, tall: number): number {
  return Math.hypot(Math.max(0, Math.abs(x - MIDDLE.x) - half), Math.max(0, Math.abs(y - MIDDLE.y) - tall));
}
