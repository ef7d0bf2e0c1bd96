import { walk, walkLeaves } from '@relievo/graphic/model';
import { getProfile, PROFILES, type Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { validate } from '@relievo/graphic/validation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART_TYPES, type Chart } from '../../model/chart.ts';
import { CASES, chartOf, translate } from '../../testing/cases.ts';
import { findItem, listTexts } from '../../testing/measure.ts';
import { ODD_CASES } from '../../testing/odd-cases.ts';
import { wordsOf } from '../../testing/words-of.ts';
import type { ChartDrawing } from '../drawn.ts';
import { drawChart } from './draw.ts';

const A4 = getProfile('swell-a4');

function createChart(name: string): Chart {
  const found = CASES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no table ${name}.`);
  return chartOf(found);
}
function drawOrThrow(one: Chart, profile: Profile = A4): ChartDrawing {
  const made = drawChart(one, profile, translate);
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  return made.value;
}

const SIMPLE = [
  'books in a week',
  'winter temperatures',
  'a year of temperatures',
  'two that cross',
  'Anscombe 1',
  'spending',
];

test.each(PROFILES.map((profile) => [profile.id, profile] as const))(
  'on %s no rule of the medium finds anything in a chart',
  (_, profile) => {
    for (const name of SIMPLE) {
      const { drawing } = drawOrThrow(createChart(name), profile);
      expect(check(drawing, profile).map((finding) => `${name}: ${formatFinding(finding)}`)).toEqual([]);
      expect(validate(drawing).ok).toBe(true);
    }
  },
);

test('where only one of several names has room along a line, that is told', () => {
  const dates = ODD_CASES.find(({ name }) => name === 'days around a new year');
  if (!dates) throw new Error('There is no such table.');
  const told = (id: 'dotpad' | 'swell-a4') => {
    const made = drawChart(chartOf(dates), getProfile(id), translate);
    return made.ok ? made.value.changes.filter(({ code }) => code === 'axis_named_once').map(wordsOf) : [];
  };
  expect(told('swell-a4')).toEqual([]);
  expect(told('dotpad')).toEqual([
    'Along the chart only “2023-12-30” is named, because the other names have no room beside it; the data table and the sound have all of them.',
  ]);
});

test('every value has a name, a tone, and the pitch that it has in the score', () => {
  const { drawing } = drawOrThrow(createChart('books in a week'));
  const bars = [...walkLeaves(drawing)].filter(({ id }) => id.startsWith('point-'));
  expect(bars.map(({ name }) => name)).toEqual(['Mon: 4', 'Tue: 6', 'Wed: 3', 'Thu: 8', 'Fri: 5']);
  expect(bars.map(({ plays }) => Math.round(plays?.tone?.frequency ?? 0))).toEqual([
    198, 456, 131, 1047, 301,
  ]);
  expect([...walk(drawing)].filter(({ item }) => item.name === '').map(({ item }) => item.id)).toEqual([]);
});

test('a name that is too long for its place becomes two letters, which the key explains', () => {
  const { drawing, keySheets } = drawOrThrow(createChart('long names'));
  const all = [drawing, ...keySheets].flatMap(listTexts);
  const code = all.find(({ id }) => id === 'category-1');
  expect(code?.print).toMatch(/^[a-z]{2}$/);
  expect(code?.name).toBe('How often do you read for pleasure, all in all?');
  expect(all.filter(({ role, print }) => role === 'key' && print === code?.print)).toHaveLength(1);
  expect(all.some(({ role, print }) => role === 'key' && print === code?.name)).toBe(true);
});

test('where values differ in their last digits alone, the refusal says what to subtract from them', () => {
  const one = ODD_CASES.find(({ name }) => name === 'a line that hardly varies');
  const made = one && drawChart(chartOf(one), A4, translate);
  if (!made || made.ok) throw new Error('It was drawn.');
  expect(wordsOf(made.problems[0])).toContain('subtract 1000000 from every value and say so in the title');
});

test('several series are told apart by texture or line, and the key shows each', () => {
  const bars = drawOrThrow(createChart('titanic by class'));
  const samples = [bars.drawing, ...bars.keySheets]
    .flatMap((sheet) => [...walkLeaves(sheet)])
    .filter(({ role, kind }) => role === 'key' && kind === 'shape');
  expect(new Set(samples.map((item) => (item.kind === 'shape' ? item.texture : ''))).size).toBe(2);
  const lines = [...walkLeaves(drawOrThrow(createChart('two that cross')).drawing)].filter(({ id }) =>
    /^series-\d-line$/.test(id),
  );
  expect(new Set(lines.map((item) => (item.kind === 'shape' ? item.line?.style : ''))).size).toBe(2);
});

test('lines that run together are drawn apart, above each other, on one scale', () => {
  const { drawing } = drawOrThrow(createChart('two that run together'));
  expect(findItem(drawing, 'panel-1-y-axis')).toBeDefined();
  const printed = (panel: number) =>
    listTexts(drawing)
      .filter(({ id }) => id.startsWith(`panel-${panel}-y-axis-tick`))
      .map(({ print }) => print);
  expect(printed(1)).toEqual(printed(2));
});

test('points too close for a finger share a mark, and the person is told', () => {
  expect(drawOrThrow(createChart('Anscombe 4')).changes).toMatchObject([
    { code: 'axis_without_zero' },
    { code: 'points_joined' },
  ]);
  expect(drawOrThrow(createChart('Anscombe 1')).changes).toMatchObject([{ code: 'axis_without_zero' }]);
});

test('the person is told about bars too short to be felt, and their names stay', () => {
  const { drawing, changes } = drawOrThrow(createChart('one extreme value'));
  expect(changes).toMatchObject([{ code: 'log_scale_offered' }, { code: 'bars_too_short' }]);
  expect(changes.map(wordsOf).join()).toContain('3 bars are too short');
  expect(listTexts(drawing).find(({ name }) => name === 'Ash')?.description).toBe('Ash: 1');
  expect(drawOrThrow(createChart('books in a week')).changes).toEqual([]);
});

test('a title that would fill the sheet is explained in the key and not cut', () => {
  const title = 'A very long title that says more than a title should '.repeat(6).trim();
  const { drawing, keySheets } = drawOrThrow({ ...createChart('books in a week'), title });
  expect(
    [drawing, ...keySheets].flatMap(listTexts).some(({ role, print }) => role === 'key' && print === title),
  ).toBe(true);
});

const anyNumber = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 1e308, -1e308, 5e-324, 1e15 + 0.5),
);
const anyLabel = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', 'שלום', '漢字', 'x'.repeat(500), '2024', '<b>&'),
);
const anyChart: fc.Arbitrary<Chart> = fc
  .tuple(fc.constantFrom(...CHART_TYPES), fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 5 }))
  .chain(([type, rows, series]) =>
    fc.record({
      version: fc.constant(1 as const),
      type: fc.constant(type),
      title: anyLabel,
      language: fc.constant('en'),
      x: fc.record({
        name: anyLabel,
        unit: fc.constant(null),
        kind: fc.constant(type === 'scatter' ? ('number' as const) : ('category' as const)),
      }),
      y: fc.record({ name: anyLabel, unit: fc.constant('cm'), kind: fc.constant('number' as const) }),
      series: fc
        .tuple(
          fc.array(fc.record({ label: anyLabel, at: anyNumber }), { minLength: rows, maxLength: rows }),
          fc.array(fc.array(fc.option(anyNumber, { freq: 6 }), { minLength: rows, maxLength: rows }), {
            minLength: type === 'pie' ? 1 : series,
            maxLength: type === 'pie' ? 1 : series,
          }),
        )
        .map(([points, values]) =>
          values.map((column, index) => ({
            name: `Series ${index}`,
            unit: null,
            points: points.map(({ label, at }, row) => {
              const value = column[row] ?? null;
              const y = row === 0 ? (value ?? 1) : value;
              return {
                label,
                x: type === 'scatter' ? at : row,
                y: y !== null && type === 'pie' ? Math.abs(y) : y,
                text: `${y ?? ''}`,
              };
            }),
          })),
        ),
    }),
  );

test('any chart is drawn soundly, or refused with what to do', { tags: 'exhaustive' }, () => {
  fc.assert(
    fc.property(
      anyChart,
      fc.constantFrom<Profile>(A4, getProfile('tiger-letter'), getProfile('monarch')),
      (one, profile) => {
        const made = drawChart(one, profile, translate);
        if (!made.ok)
          return (
            made.problems[0].code === 'chart_does_not_fit' &&
            /choose|subtract/.test(wordsOf(made.problems[0]))
          );
        const { drawing } = made.value;
        const sound = validate(drawing);
        if (!sound.ok) throw new Error(wordsOf(sound.problems[0]));
        return check(drawing, profile).length === 0;
      },
    ),
    { numRuns: 12, seed: 2 },
  );
});
