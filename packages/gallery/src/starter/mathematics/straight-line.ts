import type { Drawing } from '@relievo/graphic/model';
import { sign } from '../../build/geometry.ts';
import { createGraph } from '../../build/graph.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading } from '../../build/words.ts';

const UNIT = 21;
function isEven(value: number): boolean {
  return value % 2 === 0;
}
const paper = createGraph(
  { from: -3, to: 4, start: 42, end: 42 + 7 * UNIT, labelled: isEven },
  { from: -3, to: 6, start: 252, end: 252 - 9 * UNIT, labelled: isEven },
);

interface Line {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly description: string;
  readonly slope: number;
  readonly intercept: number;
  readonly from: number;
  readonly to: number;
}

/** Slope and intercept under one finger. */
function drawStraight({ id, title, words, description, slope, intercept, from, to }: Line): Drawing {
  const f = (x: number): number => slope * x + intercept;
  return createDrawing(
    { id, title: `The line ${title}`, description },
    [
      ...paper.figure,
      shape({
        id: 'line',
        role: 'data',
        name: title,
        description: `It ${slope > 0 ? 'rises' : 'falls'} to the right.`,
        geometry: paper.plot(f, from, to, 5),
        line: LINES.strong,
        color: '#1f5f8b',
      }),
      mark('intercept', 'Crossing of the y axis', `At y ${intercept}.`, sign('disc', paper.at(0, intercept))),
      mark('next', 'One to the right', `At x 1 the line is at y ${f(1)}.`, sign('disc', paper.at(1, f(1)))),
    ],
    [heading(words), ...paper.words],
  );
}

export function straightLine(): Drawing {
  return drawStraight({
    id: 'straight-line',
    title: 'y equals 2 x plus 1',
    words: 'The line 2 x\nplus 1',
    description:
      'A straight line that rises to the right. It crosses the y axis at 1; each step to the right takes it two steps up.',
    slope: 2,
    intercept: 1,
    from: -1.8,
    to: 2.4,
  });
}

export function fallingLine(): Drawing {
  return drawStraight({
    id: 'falling-line',
    title: 'y equals 4 minus x',
    words: 'The line 4\nminus x',
    description:
      'A straight line that falls to the right. It crosses the y axis at 4; each step to the right takes it one step down.',
    slope: -1,
    intercept: 4,
    from: -1.6,
    to: 3.6,
  });
}
