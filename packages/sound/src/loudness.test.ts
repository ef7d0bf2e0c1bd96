import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loudnessOf } from './loudness.ts';

test('a tone that is a hair higher than another one is as loud', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 12_000, noNaN: true }), (hertz) => {
      expect(loudnessOf(hertz * 1.001) / loudnessOf(hertz)).toBeCloseTo(1, 2);
    }),
    { examples: [[4000], [1000], [3150]] },
  );
});

test('ears are keenest at 3 to 4 kHz, and a tone of 1 kHz is what others are compared with', () => {
  expect(loudnessOf(1000)).toBeCloseTo(1, 2);
  for (const hertz of [125, 500, 1500, 6000, 10_000])
    expect(loudnessOf(hertz)).toBeLessThan(loudnessOf(3300));
});

test('a tone outside those whose loudness is known is as loud as the nearest of them', () => {
  expect(loudnessOf(14_000)).toBe(loudnessOf(12_500));
  expect(loudnessOf(10)).toBe(loudnessOf(20));
});
