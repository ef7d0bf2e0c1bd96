import type { Drawing } from '@relievo/graphic/model';
import { sign } from '../../build/geometry.ts';
import { createGraph } from '../../build/graph.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading } from '../../build/words.ts';

const UNIT = 25;
function isEven(value: number): boolean {
  return value > 0 && value % 2 === 0;
}
const paper = createGraph(
  { from: -3, to: 3, start: 42, end: 42 + 6 * UNIT, labelled: isEven },
  { from: -2, to: 6, start: 258, end: 258 - 8 * UNIT, labelled: isEven },
);

/** The slope of a curve at one point is the slope of the line that touches it there. */
export function tangent(): Drawing {
  return createDrawing(
    {
      id: 'tangent',
      title: 'The tangent to a curve at x equals 1',
      description:
        'The curve y equals x squared, and the straight dashed line that touches it at x 1, y 1 and leaves it on both sides. The line has the slope 2.',
    },
    [
      ...paper.figure,
      shape({
        id: 'curve',
        role: 'data',
        name: 'y equals x squared',
        description: 'Touches the x axis at 0 and rises to both sides.',
        geometry: paper.plot((x) => x * x, -2.3, 2.3, 10),
        line: LINES.strong,
        color: '#a03030',
      }),
      shape({
        id: 'tangent',
        role: 'data',
        name: 'Tangent',
        description: 'A dashed line with the slope 2. It meets the curve at x 1 only.',
        geometry: paper.plot((x) => 2 * x - 1, -0.4, 2.85, 5),
        line: { style: 'dashed', width: 1.5 },
        color: '#1f5f8b',
      }),
      mark('point', 'Point of contact', 'At x 1 and y 1.', sign('disc', paper.at(1, 1))),
    ],
    [heading('A tangent'), ...paper.words],
  );
}
