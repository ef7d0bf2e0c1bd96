import type { Drawing } from '@relievo/graphic/model';
import { listSteps } from '../../build/axes.ts';
import { polygon } from '../../build/geometry.ts';
import { createGraph } from '../../build/graph.ts';
import { LINES, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading } from '../../build/words.ts';

const UNIT = 24;
const paper = createGraph(
  { from: -1, to: 5, start: 42, end: 42 + 6 * UNIT, labelled: (value) => value > 0 },
  { from: -1, to: 6, start: 252, end: 252 - 7 * UNIT, labelled: (value) => value > 0 && value % 2 === 0 },
);
function f(x: number): number {
  return 5 - ((x - 2.5) * (x - 2.5)) / 1.5;
}
const [FROM, TO] = [1, 4];

/** An integral as a textured area between a curve and the axis. */
export function areaUnderACurve(): Drawing {
  return createDrawing(
    {
      id: 'area-under-a-curve',
      title: 'The area under a curve from 1 to 4',
      description:
        'A curve like a hill, highest at x 2.5. The area between the curve and the x axis is textured from x 1 to x 4; it is the integral.',
    },
    [
      ...paper.figure,
      shape({
        id: 'area',
        role: 'area',
        name: 'Area from 1 to 4',
        description: 'Between the curve and the x axis.',
        geometry: polygon(
          paper.at(FROM, 0),
          ...listSteps(FROM * 10, TO * 10, 1).map((tenth) => paper.at(tenth / 10, f(tenth / 10))),
          paper.at(TO, 0),
        ),
        line: LINES.main,
        texture: 'dots-coarse',
        color: '#1f5f8b',
      }),
      shape({
        id: 'rise',
        role: 'data',
        name: 'The curve before 1',
        description: 'It rises out of the x axis.',
        geometry: paper.plot(f, 0, FROM, 10),
        line: LINES.main,
      }),
      shape({
        id: 'fall',
        role: 'data',
        name: 'The curve after 4',
        description: 'It falls back to the x axis.',
        geometry: paper.plot(f, TO, 5, 10),
        line: LINES.main,
      }),
    ],
    [heading('Area under\na curve'), ...paper.words],
  );
}
