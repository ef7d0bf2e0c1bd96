import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASES, chartOf } from '../testing/cases.ts';
import { chartOfValues } from '../testing/chart-of-values.ts';
import { expectRanks, feelLine } from '../testing/feel-line.ts';
import { type CellDots, writeBrailleLine } from './braille-line.ts';

test('a series is a line of cells as high as its values, with a blank one where there is none', () => {
  const chart = chartOfValues([0, 3, null, 7, 10, 5]);
  const [series] = chart.series;
  if (!series) throw new Error('There is no series.');
  expect(writeBrailleLine(chart, series)).toBe('⣀⠤⠀⠒⠉⠒');
  expect(writeBrailleLine(chart, series, 6)).toBe('⠤⠤⠀⠉⠉⠒');
});

test.each<CellDots>([6, 8])('of two values the greater never lies lower, with %i dots', (dots) => {
  const values = fc.array(fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1 });
  fc.assert(
    fc.property(values, (list) => {
      fc.pre(list.some((value) => value !== null));
      const chart = chartOfValues(list);
      const [series] = chart.series;
      if (!series) return;
      const felt = feelLine(writeBrailleLine(chart, series, dots));
      expectRanks(list, felt);
      const known = list.filter((value) => value !== null);
      const isFlat = maxOf(known) === minOf(known);
      if (isFlat) return;
      expect(felt[list.indexOf(maxOf(known))]).toBe(4);
      expect(felt[list.indexOf(minOf(known))]).toBe(dots === 8 ? 1 : 2);
    }),
  );
});

test.each(CASES.map((one) => [one.name, one] as const))(
  'the line of “%s” has the ranks of its table',
  (_, one) => {
    const chart = chartOf(one);
    for (const series of chart.series)
      expectRanks(
        series.points.map(({ y }) => y),
        feelLine(writeBrailleLine(chart, series)),
      );
  },
);
