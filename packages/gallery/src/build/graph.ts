import type { Item, PathGeometry, Point, TextItem } from '@relievo/graphic/model';
import { arrowHead, listSteps, placeOnScale, type Scale } from './axes.ts';
import { at, polyline } from './geometry.ts';
import { shape } from './items.ts';
import { BESIDE, label } from './words.ts';

/** One direction of a graph: its scale, where lines of the grid stand, and which of them carry a number. */
export type Axis = Scale & { readonly step?: number; readonly labelled: (value: number) => boolean };

/** A grid with axes that go on, numbered outside the grid, where no line runs through the numbers. */
export interface Graph {
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
  readonly origin: Point;
  readonly at: (x: number, y: number) => Point;
  /** The graph of a function, in so many straight pieces to the unit. */
  readonly plot: (f: (x: number) => number, from: number, to: number, perUnit: number) => PathGeometry;
}

export function createGraph(x: Axis, y: Axis): Graph {
  const spot = (across: number, up: number): Point => at(placeOnScale(x, across), placeOnScale(y, up));
  const origin = spot(0, 0);
  const columns = listSteps(x.from, x.to, x.step ?? 1).filter((value) => value !== 0);
  const rows = listSteps(y.from, y.to, y.step ?? 1).filter((value) => value !== 0);
  return {
    figure: [
      ...columns.map((value) =>
        gridLine(`column-${idOf(value)}`, `x is ${value}`, spot(value, y.from), spot(value, y.to)),
      ),
      ...rows.map((value) =>
        gridLine(`row-${idOf(value)}`, `y is ${value}`, spot(x.from, value), spot(x.to, value)),
      ),
      axisLine('x', x, at(x.start, origin.y), at(x.end + 3, origin.y)),
      axisLine('y', y, at(origin.x, y.start), at(origin.x, y.end - 3)),
      arrowHead('x-head', 'The x axis goes on', at(x.end + 8, origin.y), 0),
      arrowHead('y-head', 'The y axis goes on', at(origin.x, y.end - 8), 90),
    ],
    words: [
      ...columns.filter(x.labelled).map((value) =>
        label({
          id: `x-${idOf(value)}`,
          print: `${value}`,
          labels: `column-${idOf(value)}`,
          at: at(placeOnScale(x, value), y.start + CLEAR),
          anchor: 'below',
        }),
      ),
      ...rows.filter(y.labelled).map((value) =>
        label({
          id: `y-${idOf(value)}`,
          print: `${value}`,
          labels: `row-${idOf(value)}`,
          at: at(x.start - CLEAR, placeOnScale(y, value)),
          anchor: 'left',
        }),
      ),
      label({
        id: 'x',
        print: 'x',
        labels: 'x-head',
        at: at(x.end + 5.5, origin.y - 2.6 - BESIDE),
        anchor: 'above',
      }),
      label({
        id: 'y',
        print: 'y',
        labels: 'y-head',
        at: at(origin.x + 2.6 + BESIDE, y.end - 8),
        anchor: 'right',
      }),
    ],
    origin,
    at: spot,
    plot: (f, from, to, perUnit) =>
      polyline(
        ...listSteps(from * perUnit, to * perUnit, 1).map((part) => spot(part / perUnit, f(part / perUnit))),
      ),
  };
}

/** From the middle of a grid line, half of which is thick, to the number beside it. */
const CLEAR = 0.35 + BESIDE;

function idOf(value: number): string {
  return value < 0 ? `minus-${-value}` : `${value}`;
}
function speakNumber(value: number): string {
  return value < 0 ? `minus ${-value}` : `${value}`;
}

function gridLine(id: string, name: string, from: Point, to: Point): Item {
  return shape({ id, role: 'grid', name, geometry: polyline(from, to) });
}

function axisLine(letter: string, { from, to }: Axis, start: Point, end: Point): Item {
  return shape({
    id: `${letter}-axis`,
    role: 'axis',
    name: `${letter} axis`,
    description: `From ${speakNumber(from)} to ${speakNumber(to)}.`,
    geometry: polyline(start, end),
  });
}
