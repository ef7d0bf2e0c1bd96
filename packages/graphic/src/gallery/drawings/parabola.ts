import type { Drawing, Item, TextItem } from '../../model/drawing.ts';
import { head, place, type Scale, steps } from '../build/axes.ts';
import { at, polyline, sign } from '../build/geometry.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { drawn } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const UNIT = 19;
const X: Scale = { from: -4, to: 4, start: 39, end: 39 + 8 * UNIT };
const Y: Scale = { from: -5, to: 5, start: 252, end: 252 - 10 * UNIT };
const f = (x: number): number => x * x - 4;
const name = (value: number): string => (value < 0 ? `minus-${-value}` : `${value}`);

const columns = steps(X.from, X.to, 1).filter((x) => x !== 0);
const rows = steps(Y.from, Y.to, 1).filter((y) => y !== 0);
const labelled = (value: number): boolean => value % 2 === 0;

const upright = (value: number): Item =>
  shape({
    id: `column-${name(value)}`,
    role: 'grid',
    name: `x is ${value}`,
    geometry: polyline(at(place(X, value), Y.start), at(place(X, value), Y.end)),
  });
const level = (value: number): Item =>
  shape({
    id: `row-${name(value)}`,
    role: 'grid',
    name: `y is ${value}`,
    geometry: polyline(at(X.start, place(Y, value)), at(X.end, place(Y, value))),
  });

const origin = at(place(X, 0), place(Y, 0));

/** Numbers stand outside the grid, where no line runs through them. */
const numbers: readonly TextItem[] = [
  ...columns.filter(labelled).map((value) =>
    label({
      id: `x-${name(value)}`,
      print: `${value}`,
      labels: `column-${name(value)}`,
      at: at(place(X, value), Y.start + 0.35 + BESIDE),
      anchor: 'below',
    }),
  ),
  ...rows.filter(labelled).map((value) =>
    label({
      id: `y-${name(value)}`,
      print: `${value}`,
      labels: `row-${name(value)}`,
      at: at(X.start - 0.35 - BESIDE, place(Y, value)),
      anchor: 'left',
    }),
  ),
];

/** A function with its axes, zeros and lowest point. */
export const parabola = (): Drawing =>
  drawn(
    {
      id: 'parabola',
      title: 'y equals x squared minus 4',
      description:
        'A parabola that opens upwards. It crosses the x axis at minus 2 and at 2; its lowest point is at x 0, y minus 4.',
    },
    [
      ...columns.map(upright),
      ...rows.map(level),
      shape({
        id: 'x-axis',
        role: 'axis',
        name: 'x axis',
        description: 'From minus 4 to 4.',
        geometry: polyline(at(X.start, origin.y), at(X.end + 3, origin.y)),
      }),
      shape({
        id: 'y-axis',
        role: 'axis',
        name: 'y axis',
        description: 'From minus 5 to 5.',
        geometry: polyline(at(origin.x, Y.start), at(origin.x, Y.end - 3)),
      }),
      head('x-head', 'The x axis goes on', at(X.end + 8, origin.y), 0),
      head('y-head', 'The y axis goes on', at(origin.x, Y.end - 8), 90),
      shape({
        id: 'curve',
        role: 'data',
        name: 'y equals x squared minus 4',
        description: 'Falls from the upper left to the lowest point at x 0 and rises to the upper right.',
        geometry: polyline(
          ...steps(-60, 60, 1).map((part) => at(place(X, part / 20), place(Y, f(part / 20)))),
        ),
        line: LINES.strong,
        color: '#a03030',
      }),
      mark(
        'left-zero',
        'Zero at minus 2',
        'The curve crosses the x axis on its way down.',
        sign('disc', at(place(X, -2), origin.y)),
      ),
      mark(
        'right-zero',
        'Zero at 2',
        'The curve crosses the x axis on its way up.',
        sign('disc', at(place(X, 2), origin.y)),
      ),
      mark('lowest', 'Lowest point', 'At x 0 and y minus 4.', sign('disc', at(origin.x, place(Y, -4)))),
    ],
    [
      heading('Graph of x squared\nminus 4'),
      ...numbers,
      label({
        id: 'x',
        print: 'x',
        labels: 'x-head',
        at: at(X.end + 5.5, origin.y - 2.6 - BESIDE),
        anchor: 'above',
      }),
      label({
        id: 'y',
        print: 'y',
        labels: 'y-head',
        at: at(origin.x + 2.6 + BESIDE, Y.end - 8),
        anchor: 'right',
      }),
    ],
  );
