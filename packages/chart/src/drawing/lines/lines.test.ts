import { getProfile, PROFILES } from '@relievo/graphic/profiles';
import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { cornersOf, findShapes } from '../../testing/measure.ts';
import { wordsOf } from '../../testing/words-of.ts';
import { listSheets } from '../drawn.ts';
import { drawChart } from '../sheets/draw.ts';
import { createStyles } from '../styles.ts';

const WEEKS = { name: 'Week', cells: ['1', '2', '3', '4', '5'], values: [1, 2, 3, 4, 5] };

function drawLinesOf(lines: readonly (readonly number[])[], profile = getProfile('swell-a4')) {
  const series = lines.map((values, index) => ({ name: `Bed ${index + 1}`, values }));
  const made = drawChart(chartOf({ name: 'Seedlings', type: 'line', x: WEEKS, series }), profile, translate);
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  return listSheets(made.value);
}

test.each(
  PROFILES.filter(({ medium }) => medium !== 'pins').map((profile) => [profile.id, profile] as const),
)(
  'on %s as many lines as there are kinds of lines stand on one sheet, each of its own kind',
  (_, profile) => {
    const kinds = createStyles(profile).series;
    const sheets = drawLinesOf(
      kinds.map((_kind, index) => [10, 12, 11, 14, 13].map((value) => value + 30 * index)),
      profile,
    );
    const lines = sheets.map((sheet) => findShapes(sheet, /^series-\d-line$/).map(({ line }) => line));
    expect(lines.filter((one) => one.length > 0)).toEqual([kinds]);
  },
);

test('fields above each other are of one height, and the last one ends near the foot of the sheet', () => {
  const [sheet] = drawLinesOf([
    [10, 15, 22, 30, 40],
    [11, 14, 21, 31, 42],
  ]);
  if (!sheet) throw new Error('There is no sheet.');
  const [upper, lower, ...more] = findShapes(sheet, /^panel-\d-y-axis$/).map((axis) => {
    const ys = cornersOf(axis).map(({ y }) => y);
    return { top: minOf(ys), bottom: maxOf(ys) };
  });
  if (!upper || !lower || more.length > 0) throw new Error('There are not two fields.');
  expect(lower.top).toBeGreaterThan(upper.bottom);
  expect(Math.abs(lower.bottom - lower.top - (upper.bottom - upper.top))).toBeLessThan(1);
  expect(sheet.sheet.height - lower.bottom).toBeLessThan(60);
});
