import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAroundSlant, measureInSlant, placeInSlant, type Slant } from './slant.ts';

const number = fc.double({ min: -500, max: 500, noNaN: true });
const slants: fc.Arbitrary<Slant> = fc.record({
  angle: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  corner: fc.record({ x: number, y: number }),
  long: fc.double({ min: 1, max: 300, noNaN: true }),
  high: fc.double({ min: 1, max: 40, noNaN: true }),
});

test('a place that was put into a slanted line of print is measured where it was put', () => {
  fc.assert(
    fc.property(slants, number, number, (slant, along, down) => {
      const measured = measureInSlant(slant, placeInSlant(slant, along, down));
      expect(measured.along).toBeCloseTo(along, 6);
      expect(measured.down).toBeCloseTo(down, 6);
    }),
  );
});

test('the level box around a slanted line of print holds all of it and touches it on each side', () => {
  fc.assert(
    fc.property(slants, (slant) => {
      const { x, y, width, height } = boxAroundSlant(slant);
      const corners = [0, slant.long].flatMap((along) =>
        [0, slant.high].map((down) => placeInSlant(slant, along, down)),
      );
      expect(minOf(corners.map((corner) => corner.x))).toBeCloseTo(x, 6);
      expect(maxOf(corners.map((corner) => corner.x))).toBeCloseTo(x + width, 6);
      expect(minOf(corners.map((corner) => corner.y))).toBeCloseTo(y, 6);
      expect(maxOf(corners.map((corner) => corner.y))).toBeCloseTo(y + height, 6);
    }),
  );
});
