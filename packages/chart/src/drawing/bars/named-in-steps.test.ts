import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { listTexts } from '../../testing/measure.ts';
import { drawChart } from '../sheets/draw.ts';

function drawBarsOf(cells: readonly string[]) {
  const values = cells.map((_, row) => 40 + ((row * 17) % 30));
  const chart = chartOf({
    name: 'rain',
    type: 'bar',
    x: { name: 'Year', cells },
    series: [{ name: 'Rain', values }],
  });
  const made = drawChart(chart, getProfile('swell-a4'), translate);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { drawing, changes, furtherSheets } = made.value;
  const names = listTexts(drawing)
    .filter(({ id }) => id.startsWith('category-'))
    .map(({ print }) => print);
  return { names, changes: changes.map(({ code }) => code), furtherSheets };
}

test('of bars of years that have no room for all names some years stand there, and no letters', () => {
  const years = Array.from({ length: 14 }, (_, index) => `${2000 + index}`);
  const { names, changes, furtherSheets } = drawBarsOf(years);
  expect(furtherSheets).toBeUndefined();
  expect(names.length).toBeLessThan(years.length);
  expect(names.slice(0, 2)).toEqual(['2000', expect.stringMatching(/^200[25]$/)]);
  expect(changes).toContain('bars_named_in_steps');
});

test('years between which some are missing are not counted on', () => {
  const years = [2000, 2001, 2004, 2005, 2006, 2007, 2008, 2010, 2011, 2013, 2014, 2015, 2016, 2017].map(
    String,
  );
  const { changes } = drawBarsOf(years);
  expect(changes).not.toContain('bars_named_in_steps');
});
