import type { Drawing } from '@relievo/graphic/model';
import { sign } from '../build/geometry.ts';
import { createGraph } from '../build/graph.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { heading } from '../build/words.ts';

const UNIT = 19;
function isEven(value: number): boolean {
  return value % 2 === 0;
}
const paper = createGraph(
  { from: -4, to: 4, start: 39, end: 39 + 8 * UNIT, labelled: isEven },
  { from: -5, to: 5, start: 252, end: 252 - 10 * UNIT, labelled: isEven },
);
function f(x: number): number {
  return x * x - 4;
}

/** A function with its axes, zeros and lowest point. */
export function parabola(): Drawing {
  return createDrawing(
    {
      id: 'parabola',
      title: 'y equals x squared minus 4',
      description:
        'A parabola that opens upwards. It crosses the x axis at minus 2 and at 2; its lowest point is at x 0, y minus 4.',
    },
    [
      ...paper.figure,
      shape({
        id: 'curve',
        role: 'data',
        name: 'y equals x squared minus 4',
        description: 'Falls from the upper left to the lowest point at x 0 and rises to the upper right.',
        geometry: paper.plot(f, -3, 3, 20),
        line: LINES.strong,
        color: '#a03030',
      }),
      mark(
        'left-zero',
        'Zero at minus 2',
        'The curve crosses the x axis on its way down.',
        sign('disc', paper.at(-2, 0)),
      ),
      mark(
        'right-zero',
        'Zero at 2',
        'The curve crosses the x axis on its way up.',
        sign('disc', paper.at(2, 0)),
      ),
      mark('lowest', 'Lowest point', 'At x 0 and y minus 4.', sign('disc', paper.at(0, -4))),
    ],
    [heading('Graph of x squared\nminus 4'), ...paper.words],
  );
}
