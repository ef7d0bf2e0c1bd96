import { expect, test } from 'vitest';
import { choosePropertySeed } from './property-seed.ts';

const CI = { CI: 'true' };

function commitOf(letter: string) {
  return () => letter.repeat(40);
}

test('a run on the machine of a developer tries the same values as the one before', () => {
  expect(choosePropertySeed({}, commitOf('a'))).toBe(choosePropertySeed({}, commitOf('b')));
});

test('a run in CI tries values that the commit before did not, and the same when it is run again', () => {
  expect(choosePropertySeed(CI, commitOf('a'))).not.toBe(choosePropertySeed(CI, commitOf('b')));
  expect(choosePropertySeed(CI, commitOf('a'))).toBe(choosePropertySeed(CI, commitOf('a')));
});

test('a run in CI of sources without their history tries values that the one before did not', () => {
  const seeds = new Set(Array.from({ length: 20 }, () => choosePropertySeed(CI, () => undefined)));
  expect(seeds.size).toBe(20);
});

test('a run that is given a seed tries its values, in CI too', () => {
  expect(choosePropertySeed({ PROPERTY_SEED: '7', CI: 'true' }, commitOf('a'))).toBe(7);
});
