import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { CHART_TYPES } from '../model/chart.ts';
import { CASES } from '../testing/cases.ts';
import { expectHeard } from '../testing/expect-heard.ts';

for (const { tags, cases } of splitSample(
  CASES.map((one) => [one.name, one] as const),
  5,
))
  test.each(cases)('the sound of “%s” says what the table says', { tags }, (_, one) => expectHeard(one));

test('there are forty tables at least, of every kind of chart', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(CASES.map(({ type }) => type)).size).toBe(CHART_TYPES.length);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});
