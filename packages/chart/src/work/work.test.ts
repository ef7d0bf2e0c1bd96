import { expect, test } from 'vitest';
import { listKinds } from './kinds.ts';
import { chartOfWork, readWork } from './make.ts';
import type { ChartWork } from './work.ts';

const CELLS = [
  ['Town', 'Region', 'People'],
  ['Ash', 'North', '300'],
  ['Birch', 'South', '100'],
  ['Cedar', 'North', '200'],
];

function aWork(values: Partial<ChartWork> = {}): ChartWork {
  return {
    cells: CELLS,
    header: 'auto',
    decimal: 'auto',
    readings: [],
    rows: { keep: null, sort: null, total: null },
    shape: {
      type: 'bar',
      x: 'Town',
      y: ['People'],
      group: null,
      scale: 'linear',
      stacking: 'beside',
      direction: 'auto',
    },
    labels: { title: '', x: '', y: '', unit: '', language: 'en' },
    ...values,
  };
}

function chartOf(work: ChartWork) {
  const made = chartOfWork(work);
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value;
}

function pointsOf(work: ChartWork) {
  return chartOf(work).chart.series[0]?.points.map(({ label, y }) => [label, y]);
}

test('rows are sorted by their values, and what is left out is told', () => {
  const sort = { column: 'People', order: 'falling' } as const;
  expect(pointsOf(aWork({ rows: { keep: null, sort, total: null } }))).toEqual([
    ['Ash', 300],
    ['Cedar', 200],
    ['Birch', 100],
  ]);
  const kept = aWork({ rows: { keep: { column: 'People', is: 'above', value: '150' }, sort, total: null } });
  expect(pointsOf(kept)).toEqual([
    ['Ash', 300],
    ['Cedar', 200],
  ]);
  expect(chartOf(kept).remarks).toContainEqual({
    code: 'rows_filtered',
    parameters: { name: 'People', kept: 2, left: 1 },
  });
});

test('a rule that leaves no row is refused with how many rows there were', () => {
  const rows = { keep: { column: 'Town', is: 'equal', value: 'Oak' } as const, sort: null, total: null };
  expect(chartOfWork(aWork({ rows }))).toEqual({
    ok: false,
    problems: [{ code: 'work_no_row_kept', parameters: { rows: 3 } }],
  });
});

test.each([
  ['sum', 500, 100],
  ['mean', 250, 100],
] as const)(
  'rows of one name are put together by their %s, and lost columns are told',
  (how, north, south) => {
    const work = aWork({
      rows: { keep: null, sort: null, total: { column: 'Region', how } },
      shape: { ...aWork().shape, x: 'Region' },
    });
    expect(pointsOf(work)).toEqual([
      ['North', north],
      ['South', south],
    ]);
    expect(chartOf(work).remarks).toContainEqual({
      code: 'rows_joined',
      parameters: { by: 'Region', how, rows: 3, groups: 2, missing: 0, dropped: ['Town'], notAdded: [] },
    });
  },
);

test('a sum of values that do not add up is refused with what to do, and their mean is drawn', () => {
  const cells = [
    ['Town', 'Side', 'Temperature (°C)'],
    ['Ash', 'North', '10'],
    ['Birch', 'North', '30'],
  ];
  const total = { column: 'Side', how: 'sum' } as const;
  const shape = { ...aWork().shape, x: 'Side', y: ['Temperature'] };
  const work = aWork({ cells, shape, rows: { keep: null, sort: null, total } });
  expect(chartOfWork(work)).toEqual({
    ok: false,
    problems: [{ code: 'work_nothing_adds_up', parameters: { names: ['Temperature'] } }],
  });
  const mean = { ...work, rows: { ...work.rows, total: { ...total, how: 'mean' } } } as const;
  expect(pointsOf(mean)).toEqual([['North', 20]]);
});

test('rows of one name are counted', () => {
  const total = { column: 'Region', how: 'count' } as const;
  const work = aWork({ rows: { keep: null, sort: null, total } });
  expect(pointsOf(work)).toEqual([
    ['North', 2],
    ['South', 1],
  ]);
});

test('labels that a person writes stand in the place of those of the table', () => {
  const { chart } = chartOf(
    aWork({
      labels: { title: 'Who lives where', x: 'Place', y: 'Inhabitants', unit: 'people', language: 'de' },
    }),
  );
  expect(chart).toMatchObject({
    title: 'Who lives where',
    language: 'de',
    x: { name: 'Place' },
    y: { name: 'Inhabitants', unit: 'people' },
    series: [{ unit: 'people' }],
  });
});

test('every kind is listed, and what stands against one is said', () => {
  const read = readWork(aWork());
  if (!read.ok) throw new Error('unread');
  const kinds = listKinds(read.value.table, aWork());
  expect(kinds.find(({ type }) => type === 'bar')?.problem).toBeNull();
  expect(kinds.find(({ type }) => type === 'scatter')?.problem?.code).toBe('chart_scatter_without_axis');
});

test('kinds that suit the table come first with a reason, and those that it cannot have come last', () => {
  const cells = [
    ['Year', 'Rain (mm)'],
    ...[2001, 2002, 2003, 2004].map((year) => [`${year}`, `${year % 7}`]),
  ];
  const shape = { ...aWork().shape, type: null, x: null, y: null };
  const work = aWork({ cells, shape });
  const read = readWork(work);
  if (!read.ok) throw new Error('unread');
  const kinds = listKinds(read.value.table, work);
  expect(kinds[0]).toMatchObject({ type: 'line', why: { code: 'kind_course_along' }, problem: null });
  const states = kinds.map(({ why, problem }) => (problem ? 'cannot' : why ? 'suits' : 'can'));
  expect(states).toEqual([...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  expect(new Set(states)).toEqual(new Set(ORDER));
  expect(kinds.find(({ type }) => type === 'map')?.problem?.code).toBe('chart_countries_missing');
});
const ORDER = ['suits', 'can', 'cannot'];
