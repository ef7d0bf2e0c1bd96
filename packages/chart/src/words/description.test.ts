import { expect, test } from 'vitest';
import { CASES, chartOf } from '../testing/cases.ts';
import { chartOfValues } from '../testing/chart-of-values.ts';
import { listKnown } from '../testing/known.ts';
import type { TableCase } from '../testing/table-case.ts';
import { expectTrue } from '../testing/true-sentences.ts';
import { joinDescription, writeDescription } from './description.ts';

test.each(CASES.map((one) => [one.name, one] as const))(
  'every number that the description of “%s” says is true',
  (_, one) => {
    const all = listKnown(one);
    const { what, statistics, trends } = writeDescription(chartOf(one));
    expect(what).toContain(`“${one.name}”`);
    expect(statistics).not.toBe('');
    expect(expectTrue([what, statistics, trends], all)).toBeGreaterThan(2);
  },
);

test('a description says its three levels one after another', () => {
  const chart = chartOf(CASES[0] ?? ({} as TableCase));
  expect(joinDescription(writeDescription(chart)).split('\n\n')).toEqual(
    Object.values(writeDescription(chart)),
  );
});

test('values that are all the same lie between nothing', () => {
  const told = (values: readonly (number | null)[]): string => {
    const { what, statistics, trends } = writeDescription(chartOfValues(values));
    return [what, statistics, trends].join(' ');
  };
  expect(told([3, 3, null, 3])).toContain('“Height (m)”; every value is 3.');
  expect(told([3, null])).toContain('“Height (m)”; the only value is 3.');
  for (const values of [[3, 3, null, 3], [3]]) expect(told(values)).not.toMatch(/between/);
  expect(told([3, 4])).toContain('the values lie between 3 and 4.');
});

test('a value far from the rest is named in the description', () => {
  const trends = (name: string): string =>
    writeDescription(chartOf(CASES.find((one) => one.name === name) ?? ({} as TableCase))).trends;
  expect(trends('Anscombe 3')).toContain('“13” lies far above the rest.');
  expect(trends('books in a week')).not.toContain('far above');
});
