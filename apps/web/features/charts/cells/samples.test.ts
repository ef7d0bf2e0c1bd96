import { expect, test } from 'vitest';
import { SAMPLES } from './samples.ts';

const NUMBER = /^\d+(\.\d+)?$/;

test.each(SAMPLES.map((sample) => [sample.id, sample.cells] as const))(
  'the table %s to try with has words above its columns, and numbers below all but the first',
  (_, [words = [], ...rows]) => {
    expect(words.filter((word) => word === '' || NUMBER.test(word))).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toHaveLength(words.length);
      expect(row.slice(1).filter((value) => !NUMBER.test(value))).toEqual([]);
    }
  },
);

test('the years of a table to try with are years and go on from one to the next', () => {
  const ofYears = SAMPLES.filter(({ cells }) => cells[0]?.[0] === 'Year');
  expect(ofYears.map(({ id }) => id)).toEqual(['hundred-metres', 'census']);
  for (const { cells } of ofYears) {
    const years = cells.slice(1).map(([year]) => Number(year));
    expect(years.every((year) => Number.isInteger(year) && year > 1700 && year < 2100)).toBe(true);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  }
});

test('a geyser erupts for minutes and rests for about an hour', () => {
  const rows = SAMPLES.find(({ id }) => id === 'geyser')?.cells.slice(1) ?? [];
  expect(rows).toHaveLength(20);
  expect(rows.filter(([eruption, rest]) => Number(eruption) > 10 || Number(rest) < 30)).toEqual([]);
});
