import type { Drawing } from '@relievo/graphic/model';
import {
  arrowHead,
  drawTicksBelow,
  listSteps,
  placeOnScale,
  type Scale,
  stepBehind,
  writeNumbersBelow,
} from '../build/axes.ts';
import { at, curve, pointAround, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const VALUES = listSteps(-4, 3, 1);
const LINE: Scale = { from: -4, to: 3, start: 36.5, end: 260.5 };
const Y = 130;
const [FROM, TO] = [placeOnScale(LINE, -3), placeOnScale(LINE, 2)];
const STEEP = 66;
/** A little off the points, so that these are felt by themselves. */
const OFF = 7.2;
const START = pointAround(at(FROM, Y), OFF, STEEP);
const TIP = pointAround(at(TO, Y), OFF, 180 - STEEP);
const END = stepBehind(TIP, -STEEP);

/** From minus 3 five steps to the right: 2. */
export function numberLine(): Drawing {
  return createDrawing(
    {
      id: 'number-line',
      title: 'Minus 3 plus 5 on the number line',
      description: 'A number line from minus 4 to 3. An arc leaps from minus 3 over five steps to 2.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'line',
        role: 'axis',
        name: 'Number line',
        description: 'From minus 4 to 3; it goes on both ways.',
        geometry: polyline(at(LINE.start - 14, Y), at(LINE.end + 14, Y)),
      }),
      arrowHead('left-head', 'It goes on to the left', at(LINE.start - 19, Y), 180),
      arrowHead('right-head', 'It goes on to the right', at(LINE.end + 19, Y), 0),
      ...drawTicksBelow(LINE, Y, VALUES),
      mark('start', 'Start at minus 3', 'The leap begins here.', sign('disc', at(FROM, Y))),
      mark('end', 'End at 2', 'The leap ends here: minus 3 plus 5 is 2.', sign('disc', at(TO, Y))),
      shape({
        id: 'jump',
        role: 'data',
        name: 'Plus 5',
        description: 'An arc from minus 3 to 2.',
        geometry: curve(START, [pointAround(START, 60, STEEP), pointAround(END, -60, -STEEP), END]),
        line: LINES.strong,
        color: '#a03030',
      }),
      arrowHead('jump-head', 'The leap ends at 2', TIP, -STEEP, { height: 1 }),
    ],
    [
      heading('Minus 3 plus 5 is 2'),
      ...writeNumbersBelow(LINE, Y, VALUES),
      label({
        id: 'plus',
        print: 'plus 5',
        labels: 'jump',
        at: at((FROM + TO) / 2, 79.4 - 1 - BESIDE),
        anchor: 'above',
      }),
    ],
  );
}
