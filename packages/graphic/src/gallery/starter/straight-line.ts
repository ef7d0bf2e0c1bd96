import type { Drawing } from '../../model/drawing.ts';
import { sign } from '../build/geometry.ts';
import { graph } from '../build/graph.ts';
import { LINES, mark, shape } from '../build/items.ts';
import { drawn } from '../build/sheet.ts';
import { heading } from '../build/words.ts';

const UNIT = 21;
const even = (value: number): boolean => value % 2 === 0;
const paper = graph(
  { from: -3, to: 4, start: 42, end: 42 + 7 * UNIT, labelled: even },
  { from: -3, to: 6, start: 252, end: 252 - 9 * UNIT, labelled: even },
);

/** Slope and intercept under one finger. */
export const straightLine = (): Drawing =>
  drawn(
    {
      id: 'straight-line',
      title: 'The line y equals 2 x plus 1',
      description:
        'A straight line that rises to the right. It crosses the y axis at 1; each step to the right takes it two steps up.',
    },
    [
      ...paper.figure,
      shape({
        id: 'line',
        role: 'data',
        name: 'y equals 2 x plus 1',
        description: 'Rises from the lower left to the upper right.',
        geometry: paper.plot((x) => 2 * x + 1, -1.8, 2.4, 5),
        line: LINES.strong,
        color: '#1f5f8b',
      }),
      mark('intercept', 'Crossing of the y axis', 'At y 1.', sign('disc', paper.at(0, 1))),
      mark(
        'next',
        'One to the right',
        'At x 1 the line is at y 3: two higher.',
        sign('disc', paper.at(1, 3)),
      ),
    ],
    [heading('The line 2 x\nplus 1'), ...paper.words],
  );
