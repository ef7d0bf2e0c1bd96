import { getProfile } from '@relievo/graphic/profiles';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { CHART_TYPES } from '../model/chart.ts';
import { generateCase, KINDS_OF_CASES } from './generate-case.ts';
import { expectDrawnTrue, expectToldTrue } from './judge-case.ts';
import { ODD_CASES } from './odd-cases.ts';

// One of each; `npm run lab -- charts` takes a dozen of each through four media.

for (const { tags, cases } of splitSample(KINDS_OF_CASES, 3))
  test.each(cases)(
    'generated %s are heard, felt, read and described as their source says',
    { tags },
    (kind) => {
      for (const seed of [1, 2]) expectToldTrue(generateCase(kind, seed));
    },
  );

for (const { tags, cases } of splitSample(KINDS_OF_CASES, 3))
  test.each(cases)('generated %s lie on the sheet where their source puts them', { tags }, (kind) => {
    const isDrawn = (seed: number): boolean =>
      !['refused', 'as another chart'].includes(
        expectDrawnTrue(generateCase(kind, seed), getProfile('swell-a4')),
      );
    expect([1, 2, 3].some(isDrawn)).toBe(true);
  });

for (const { tags, cases } of splitSample(
  ODD_CASES.map((one) => [one.name, one] as const),
  3,
))
  test.each(cases)(
    'the chart “%s” is heard, felt, read and described as its source says',
    { tags },
    (_, one) => expectToldTrue(one),
  );

test('there are generated charts of every type', () => {
  const types = KINDS_OF_CASES.map((kind) => generateCase(kind, 1).type);
  expect(CHART_TYPES.filter((type) => !types.includes(type))).toEqual([]);
});
