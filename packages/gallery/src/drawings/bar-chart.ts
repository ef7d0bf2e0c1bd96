import type { Drawing, Item } from '@relievo/graphic/model';
import { drawTicksLeft, listSteps, placeOnScale, type Scale, writeNumbersLeft } from '../build/axes.ts';
import { at, box, polyline, polylines } from '../build/geometry.ts';
import { shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const BOOKS = [
  ['Monday', 4],
  ['Tuesday', 6],
  ['Wednesday', 3],
  ['Thursday', 8],
  ['Friday', 5],
] as const;

const [LEFT, RIGHT] = [40, 197];
const FOOT = 240;
const PITCH = 30;
const WIDTH = 17;
const BOOK: Scale = { from: 0, to: 8, start: FOOT, end: 64 };
const VALUES = listSteps(0, 8, 2);

const bars = BOOKS.map(([day, count], index) => ({
  day,
  count,
  id: `bar-${day.toLowerCase()}`,
  x: LEFT + 10 + index * PITCH,
  top: placeOnScale(BOOK, count),
}));

/** The grid runs behind the bars: it ends at one and goes on after it. */
function gridAt(value: number): Item {
  const y = placeOnScale(BOOK, value);
  const hiding = bars.filter(({ count }) => count >= value);
  const lefts = [LEFT, ...hiding.map(({ x }) => x + WIDTH)];
  const rights = [...hiding.map(({ x }) => x), RIGHT];
  return shape({
    id: `grid-${value}`,
    role: 'grid',
    name: `Line at ${value} books`,
    geometry: polylines(...lefts.map((x, index) => [at(x, y), at(rights[index] ?? x, y)])),
  });
}

/** Five bars on an axis with a grid that does not cross them. */
export function barChart(): Drawing {
  return createDrawing(
    {
      id: 'bar-chart',
      title: 'Books read in a week',
      description:
        'A bar chart of five days. Most books were read on Thursday, eight; fewest on Wednesday, three.',
    },
    [
      ...VALUES.slice(1).map(gridAt),
      shape({
        id: 'y-axis',
        role: 'axis',
        name: 'Books',
        description: 'From 0 to 8.',
        geometry: polyline(at(LEFT, FOOT), at(LEFT, 56)),
      }),
      shape({
        id: 'x-axis',
        role: 'axis',
        name: 'Days',
        description: 'Monday to Friday.',
        geometry: polyline(at(LEFT, FOOT), at(RIGHT, FOOT)),
      }),
      ...drawTicksLeft(BOOK, LEFT, VALUES),
      ...bars.map(({ id, day, count, x, top }) =>
        shape({
          id,
          role: 'data',
          name: `${day}: ${count} books`,
          description: `The bar of ${day} reaches ${count}.`,
          geometry: box(x, top, WIDTH, FOOT - top),
          texture: 'lines-rising',
          color: '#1f5f8b',
        }),
      ),
    ],
    [
      heading('Books read in a week'),
      ...writeNumbersLeft(BOOK, LEFT, VALUES),
      label({ id: 'books', print: 'Books', labels: 'y-axis', at: at(LEFT, 55.5 - BESIDE), anchor: 'above' }),
      ...bars.map(({ id, day, x }) =>
        label({
          id: `${id}-label`,
          print: day.slice(0, 3),
          labels: id,
          at: at(x + WIDTH / 2, FOOT + 0.75 + BESIDE),
          anchor: 'below',
        }),
      ),
    ],
  );
}
