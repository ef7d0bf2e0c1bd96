import { expect, test } from 'vitest';
import { choosePropertySeed } from './property-seed.ts';

test('a run on the machine of a developer tries the same values as the one before', () => {
  expect(choosePropertySeed({})).toBe(choosePropertySeed({}));
});

test('a run in CI tries values that the one before did not', () => {
  const seeds = new Set(Array.from({ length: 20 }, () => choosePropertySeed({ CI: 'true' })));
  expect(seeds.size).toBe(20);
});

test('a run that is given a seed tries its values, in CI too', () => {
  expect(choosePropertySeed({ PROPERTY_SEED: '7', CI: 'true' })).toBe(7);
});
