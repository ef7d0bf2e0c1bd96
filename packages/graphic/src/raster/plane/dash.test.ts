import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf } from '../../geometry/flatten.ts';
import { dashLine } from './dash.ts';

const everywhere = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };
function line(points: readonly number[], closed = false) {
  return { points: Float64Array.from(points), closed };
}

test('a line of 100 in dashes of 9 and gaps of 4.5 is eight dashes, the last cut short', () => {
  const pieces = dashLine(line([0, 0, 100, 0]), [9, 4.5], everywhere);
  expect(pieces.map((piece) => [...piece.points])).toEqual(
    Array.from({ length: 8 }, (_, i) => [i * 13.5, 0, Math.min(100, i * 13.5 + 9), 0]),
  );
});

test('dashes run on round corners, and their lengths add up', () => {
  const corner = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(corner, { minLength: 8, maxLength: 30 }).map((all) => all.slice(0, all.length & ~1)),
      (points) => {
        const path = line(points);
        const raised = dashLine(path, [9, 4.5], everywhere).reduce((sum, piece) => sum + lengthOf(piece), 0);
        const whole = lengthOf(path);
        const expected = Math.floor(whole / 13.5) * 9 + Math.min(9, whole % 13.5);
        expect(raised).toBeCloseTo(expected, 6);
      },
    ),
  );
});

test('a dash without length is a dot', () => {
  const dots = dashLine(line([0, 0, 10, 0]), [0, 4], everywhere);
  expect(dots.map((dot) => [...dot.points])).toEqual([
    [0, 0],
    [4, 0],
    [8, 0],
  ]);
});

test('parts of a line off the sheet keep the rhythm without being computed', () => {
  const seen = { x: 0, y: -5, width: 50, height: 10 };
  const pieces = dashLine(line([-13.5e6, 0, 13.5e6, 0]), [9, 4.5], seen);
  expect(pieces).toHaveLength(4);
  expect([...(pieces[1]?.points ?? [])].map((value) => Math.round(value * 1e3) / 1e3)).toEqual([
    13.5, 0, 22.5, 0,
  ]);
});
