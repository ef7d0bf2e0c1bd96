import type { Drawing } from '@relievo/graphic/model';
import { arrowHead, placeOnScale, type Scale } from '../build/axes.ts';
import { at, polyline, sign } from '../build/geometry.ts';
import { mark, shape } from '../build/items.ts';
import { ACROSS, createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const YEARS: Scale = { from: 1780, to: 2010, start: 34, end: 252 };
const Y = 120;
const EVENTS = [
  [1784, 'school', 'In Paris Valentin Haüy opens the first school for blind children.'],
  [1824, 'braille', 'Louis Braille, fifteen years old, makes his writing of six dots.'],
  [1892, 'machine', 'Frank Hall builds a typewriter for braille.'],
  [1932, 'one code', 'Britain and America agree on one English braille.'],
  [2004, 'UEB', 'One English braille for the whole world, mathematics included.'],
] as const;

/** Dates in their true distances, named above and below in turn. */
export function timeline(): Drawing {
  return createDrawing(
    {
      id: 'timeline',
      title: 'Two hundred years of reading by touch',
      description:
        'A line from 1780 to 2010 with five marks: a first school in 1784, braille in 1824, the braille typewriter in 1892, one English code in 1932 and Unified English Braille in 2004.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'line',
        role: 'axis',
        name: 'Line of time',
        description: 'From 1780 on the left to 2010 on the right; it goes on.',
        geometry: polyline(at(YEARS.start - 6, Y), at(YEARS.end + 12, Y)),
      }),
      arrowHead('line-head', 'It goes on', at(YEARS.end + 18, Y), 0),
      ...EVENTS.map(([year, name, description]) =>
        mark(`year-${year}`, `${year}: ${name}`, description, sign('disc', at(placeOnScale(YEARS, year), Y))),
      ),
    ],
    [
      heading('Reading by touch'),
      ...EVENTS.map(([year, name], index) => {
        const above = index % 2 === 0;
        return label({
          id: `year-${year}-label`,
          print: `${year}\n${name}`,
          labels: `year-${year}`,
          at: at(placeOnScale(YEARS, year), above ? Y - 3 - BESIDE : Y + 3 + BESIDE),
          anchor: above ? 'above' : 'below',
        });
      }),
    ],
  );
}
