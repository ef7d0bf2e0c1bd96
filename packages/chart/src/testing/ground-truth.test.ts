import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { CHART_TYPES } from '../model/chart.ts';
import { generateCase, KINDS_OF_CASES } from './generate-case.ts';
import { expectDrawnTrue, expectToldTrue } from './judge-case.ts';
import { ODD_CASES } from './odd-cases.ts';

// One of each; `npm run lab -- charts` takes a dozen of each through four media.

test.each(KINDS_OF_CASES)(
  'what is heard, felt, read and told of generated %s is what their source says',
  (kind) => {
    for (const seed of [1, 2]) expectToldTrue(generateCase(kind, seed));
  },
);

test.each(KINDS_OF_CASES)('generated %s lie on the sheet where their source puts them', (kind) => {
  const isDrawn = (seed: number): boolean =>
    !['refused', 'as another chart'].includes(
      expectDrawnTrue(generateCase(kind, seed), getProfile('swell-a4')),
    );
  expect([1, 2, 3].some(isDrawn)).toBe(true);
});

test.each(ODD_CASES.map((one) => [one.name, one] as const))(
  'what is heard, felt, read and told of “%s” is what its source says',
  (_, one) => expectToldTrue(one),
);

test('there are generated charts of every type', () => {
  const types = KINDS_OF_CASES.map((kind) => generateCase(kind, 1).type);
  expect(CHART_TYPES.filter((type) => !types.includes(type))).toEqual([]);
});
