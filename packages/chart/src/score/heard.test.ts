import { expect, test } from 'vitest';
import { CHART_TYPES } from '../model/chart.ts';
import { CASES } from '../testing/cases.ts';
import { expectHeard } from '../testing/expect-heard.ts';

test.each(CASES.map((one) => [one.name, one] as const))(
  'the sound of “%s” says what the table says',
  (_, one) => expectHeard(one),
);

test('there are forty tables at least, of every kind of chart', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(CASES.map(({ type }) => type)).size).toBe(CHART_TYPES.length);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});
