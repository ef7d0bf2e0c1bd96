import type { Drawing } from '@relievo/graphic';
import { sign } from '../../build/geometry.ts';
import { createGraph } from '../../build/graph.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading } from '../../build/words.ts';

const UNIT = 21;
function isEven(value: number): boolean {
  return value > 0 && value % 2 === 0;
}
const paper = createGraph(
  { from: -2, to: 5, start: 42, end: 42 + 7 * UNIT, labelled: isEven },
  { from: -2, to: 7, start: 252, end: 252 - 9 * UNIT, labelled: isEven },
);

/** The slope of a curve at one point is the slope of the line that touches it there. */
export function tangent(): Drawing {
  return createDrawing(
    {
      id: 'tangent',
      title: 'The tangent to a curve at x equals 3',
      description:
        'The curve y equals a third of x squared, and the straight dashed line that touches it at x 3, y 3. The line has the slope 2.',
    },
    [
      ...paper.figure,
      shape({
        id: 'curve',
        role: 'data',
        name: 'y equals a third of x squared',
        description: 'Touches the x axis at 0 and rises to both sides.',
        geometry: paper.plot((x) => (x * x) / 3, -1.8, 4.4, 10),
        line: LINES.strong,
        color: '#a03030',
      }),
      shape({
        id: 'tangent',
        role: 'data',
        name: 'Tangent',
        description: 'A dashed line with the slope 2. It meets the curve at x 3 only.',
        geometry: paper.plot((x) => 2 * x - 3, 0.8, 4.8, 5),
        line: { style: 'dashed', width: 1.5 },
        color: '#1f5f8b',
      }),
      mark('point', 'Point of contact', 'At x 3 and y 3.', sign('disc', paper.at(3, 3))),
    ],
    [heading('A tangent'), ...paper.words],
  );
}
