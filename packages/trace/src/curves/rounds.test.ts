import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../pixels/grid.ts';
import { EXACT, recogniseExact } from './course.ts';

/** Points on a round, each off by as much as measuring errs, outward or inward. */
function layRound(rx: number, ry: number, turn: number, errors: readonly number[]): readonly Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return errors.map((error, i) => {
    const angle = (2 * Math.PI * i) / errors.length;
    const [u, v] = [(rx + error) * Math.cos(angle), (ry + error) * Math.sin(angle)];
    return { x: 200 + u * cos - v * sin, y: 200 + u * sin + v * cos };
  });
}

const errors = fc.array(fc.double({ min: -0.25, max: 0.25, noNaN: true }), {
  minLength: 200,
  maxLength: 300,
});
const turns = fc.double({ min: 0, max: Math.PI, noNaN: true });

describe('a round', () => {
  test('that is a twentieth wider than high stays an ellipse of that form', () => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 150, noNaN: true }), turns, errors, (size, turn, off) => {
        const round = recogniseExact(layRound(1.05 * size, size, turn, off), true, EXACT);
        if (round.kind !== 'ellipse') throw new Error(`It became a ${round.kind}.`);
        expect(Math.abs(round.rx / round.ry - 1.05)).toBeLessThan(0.01);
      }),
    );
  });

  test('that is as wide as high stays a circle, however its points err', () => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 150, noNaN: true }), turns, errors, (size, turn, off) => {
        expect(recogniseExact(layRound(size, size, turn, off), true, EXACT).kind).toBe('circle');
      }),
    );
  });

  test('whose line wavers by more than it may is a circle still, for no ellipse lies nearer to it', () => {
    const wavering = Array.from({ length: 240 }, (_, i) => 2.5 * Math.sin((6 * Math.PI * i) / 240));
    expect(recogniseExact(layRound(100, 100, 0, wavering), true, EXACT).kind).toBe('circle');
  });

  test('that is three hundredths wider than high is an ellipse, though a circle lies near enough', () => {
    const still = Array.from({ length: 240 }, () => 0);
    expect(recogniseExact(layRound(103, 100, 0.4, still), true, EXACT).kind).toBe('ellipse');
  });
});
