import { expect, test } from 'vitest';
import { createPlane, type Plane } from './plane.ts';
import { traceInto } from './trace.ts';

function rowsOf({ width, values }: Plane): number {
  return values.reduce((rows, value, at) => rows + (at % width === 10 && value > 0 ? 1 : 0), 0);
}

test('a line has the number of dots of its width at any place between the rows', () => {
  for (const [width, dots] of [
    [0.6, 1],
    [1, 1],
    [1.18, 1],
    [1.57, 2],
    [1.97, 2],
    [2.6, 3],
  ] as const)
    for (let y = 10; y < 11; y += 0.07) {
      const plane = createPlane(20, 20);
      traceInto(plane, Float64Array.of(2, y, 18, y), width, 1);
      expect([width, y, rowsOf(plane)]).toEqual([width, y, dots]);
    }
});
