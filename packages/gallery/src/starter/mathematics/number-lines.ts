import type { Drawing } from '@relievo/graphic/model';
import {
  arrowHead,
  drawTicksBelow,
  listSteps,
  placeOnScale,
  type Scale,
  stepBehind,
  writeNumbersBelow,
} from '../../build/axes.ts';
import { at, curve, pointAround, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const Y = 130;
const STEEP = 52;
/** A little off the points, so that these are felt by themselves. */
const OFF = 8;

interface Leaps {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly description: string;
  readonly from: number;
  readonly to: number;
  readonly numbered: readonly number[];
  /** Where one stands, one after the other. */
  readonly stops: readonly number[];
  readonly leap: string;
}

function speakNumber(value: number): string {
  return value < 0 ? `minus ${-value}` : `${value}`;
}

function drawLeaps({ id, title, words, description, from, to, numbered, stops, leap }: Leaps): Drawing {
  const line: Scale = { from, to, start: 38, end: 259 };
  const pairs = stops.slice(1).map((stop, index) => [stops[index] ?? 0, stop] as const);
  const height = (start: number, end: number): number =>
    (placeOnScale(line, Math.max(start, end)) - placeOnScale(line, Math.min(start, end))) * 0.36;
  const [first = [0, 0] as const] = pairs;
  return createDrawing(
    { id, title, description, sheet: ACROSS },
    [
      shape({
        id: 'line',
        role: 'axis',
        name: 'Number line',
        description: `From ${speakNumber(from)} to ${speakNumber(to)}; it goes on.`,
        geometry: polyline(at(line.start - 14, Y), at(line.end + 14, Y)),
      }),
      arrowHead('right-head', 'It goes on to the right', at(line.end + 19, Y), 0),
      ...drawTicksBelow(line, Y, listSteps(from, to, 1)),
      ...stops.map((stop, index) =>
        mark(
          `stop-${index}`,
          index === 0
            ? `Start at ${speakNumber(stop)}`
            : `${index === stops.length - 1 ? 'End' : 'Stop'} at ${speakNumber(stop)}`,
          index === 0 ? 'The first leap begins here.' : `After ${index} of ${stops.length - 1}.`,
          sign('disc', at(placeOnScale(line, stop), Y)),
        ),
      ),
      ...pairs.flatMap(([start, end], index) => {
        const right = end > start;
        const rise = right ? STEEP : 180 - STEEP;
        const begin = pointAround(at(placeOnScale(line, start), Y), OFF, rise);
        const tip = pointAround(at(placeOnScale(line, end), Y), OFF, 180 - rise);
        const stop = stepBehind(tip, -rise);
        const bend = height(start, end);
        return [
          shape({
            id: `leap-${index}`,
            role: 'data',
            name: leap,
            description: `An arc from ${speakNumber(start)} to ${speakNumber(end)}.`,
            geometry: curve(begin, [pointAround(begin, bend, rise), pointAround(stop, -bend, -rise), stop]),
            line: LINES.strong,
            color: '#a03030',
          }),
          arrowHead(`leap-${index}-head`, `The leap ends at ${speakNumber(end)}`, tip, -rise, { height: 1 }),
        ];
      }),
    ],
    [
      heading(words),
      ...writeNumbersBelow(line, Y, numbered),
      label({
        id: 'leap-label',
        print: leap,
        labels: 'leap-0',
        at: at(
          (placeOnScale(line, first[0]) + placeOnScale(line, first[1])) / 2,
          Y - height(...first) * 0.75 * Math.sin((STEEP * Math.PI) / 180) - 10 - BESIDE,
        ),
        anchor: 'above',
      }),
    ],
  );
}

export function threeTimesFour(): Drawing {
  return drawLeaps({
    id: 'three-times-four',
    title: 'Three times 4 on the number line',
    words: 'Three times 4 is 12',
    description: 'A number line from 0 to 12. Three leaps of 4 lead from 0 over 4 and 8 to 12.',
    from: 0,
    to: 12,
    numbered: [0, 4, 8, 12],
    stops: [0, 4, 8, 12],
    leap: 'plus 4',
  });
}

export function fiveMinusSeven(): Drawing {
  return drawLeaps({
    id: 'five-minus-seven',
    title: '5 minus 7 on the number line',
    words: '5 minus 7',
    description:
      'A number line from minus 3 to 6. An arc leaps from 5 over seven steps to the left, to minus 2.',
    from: -3,
    to: 6,
    numbered: [-2, 0, 1, 2, 3, 4, 5, 6],
    stops: [5, -2],
    leap: 'minus 7',
  });
}
