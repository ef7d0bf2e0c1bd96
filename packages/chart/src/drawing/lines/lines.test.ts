import { textBox } from '@relievo/graphic/geometry';
import { getProfile, PROFILES } from '@relievo/graphic/profiles';
import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { chartOf, translate } from '../../testing/cases.ts';
import { cornersOf, findShapes, listTexts } from '../../testing/measure.ts';
import type { TableCase } from '../../testing/table-case.ts';
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

const YEARS = {
  name: 'Year',
  cells: ['2015', '2017', '2019', '2021', '2023'],
  values: [2015, 2017, 2019, 2021, 2023],
};

function drawOver(x: TableCase['x'], lines: Readonly<Record<string, readonly number[]>>) {
  const series = Object.entries(lines).map(([name, values]) => ({ name, values }));
  const made = drawChart(
    chartOf({ name: 'Power', type: 'line', x, series }),
    getProfile('swell-a4'),
    translate,
  );
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  return listSheets(made.value);
}
const POWER = { Wind: [302, 362, 431, 437, 477], Nuclear: [857, 830, 821, 732, 620] };

test('each line has its name beside its end, at the height of the end, and there is no key', () => {
  const [sheet, ...more] = drawOver(YEARS, POWER);
  if (!sheet) throw new Error('There is no sheet.');
  const texts = listTexts(sheet);
  expect([more, texts.filter(({ role }) => role === 'key')]).toEqual([[], []]);
  for (const [index, name] of Object.keys(POWER).entries()) {
    const text = texts.find(({ print }) => print === name);
    const end = findShapes(sheet, new RegExp(`^series-${index + 1}-line$`)).map((line) =>
      cornersOf(line).at(-1),
    )[0];
    if (!text || !end) throw new Error(`${name} has no name or no line.`);
    const box = textBox(text, sheet.sheet);
    expect(text.labels).toBe(`series-${index + 1}-line`);
    expect(box.x - end.x).toBeGreaterThan(3);
    expect(box.x - end.x).toBeLessThan(8);
    expect(Math.abs(box.y + box.height / 2 - end.y)).toBeLessThan(8);
  }
});

test('lines that end side by side have a key, since a name would be at the end of another', () => {
  const sheets = drawOver(YEARS, { Wind: [302, 362, 431, 437, 477], Solar: [20, 500, 100, 700, 478] });
  const keys = sheets.flatMap(listTexts).filter(({ role }) => role === 'key');
  expect(keys.map(({ print }) => print)).toEqual(['Wind', 'Solar']);
});

test('every year of few has its name on the axis, and of many some in even steps', () => {
  const named = ([sheet]: ReturnType<typeof drawOver>) =>
    sheet ? listTexts(sheet).flatMap(({ id, print }) => (id.startsWith('x-axis-tick') ? [print] : [])) : [];
  expect(named(drawOver(YEARS, POWER))).toEqual(YEARS.cells);
  const values = Array.from({ length: 21 }, (_, index) => 2000 + index);
  const many = { name: 'Year', cells: values.map(String), values };
  expect(named(drawOver(many, { Wind: values.map((year) => (year * 7) % 13) }))).toEqual([
    '2000',
    '2005',
    '2010',
    '2015',
    '2020',
  ]);
});

test('months are shortened when more of them then have room, and keep their names in words', () => {
  const cells = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const x = { name: 'Month', cells };
  const [sheet] = drawOver(x, { Oslo: cells.map((_, index) => (index * 5) % 11) });
  if (!sheet) throw new Error('There is no sheet.');
  const marks = listTexts(sheet).filter(({ id }) => id.startsWith('x-axis-tick'));
  expect(marks.map(({ print }) => print)).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
  expect(marks.map(({ name }) => name)).toContain('September');
});
