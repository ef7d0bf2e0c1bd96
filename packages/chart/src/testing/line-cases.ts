import type { TableCase } from './table-case.ts';

const DAY = 86_400_000;

function createLineCase(
  name: string,
  x: TableCase['x'],
  series: TableCase['series'],
  rest: Partial<TableCase> = {},
): TableCase {
  return { name, type: 'line', x, series, ...rest };
}

function createNumberCells(name: string, values: readonly number[]): TableCase['x'] {
  return {
    name,
    values,
    cells: values.map(String),
  };
}
function createNameCells(name: string, cells: readonly string[]): TableCase['x'] {
  return { name, cells };
}
function createDateCells(name: string, cells: readonly string[]): TableCase['x'] {
  return {
    name,
    cells,
    values: cells.map((cell) => Date.parse(`${cell}T00:00:00Z`) / DAY),
  };
}
function countFrom(first: number, count: number, step = 1): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Annual flow of the Nile at Aswan in 100 million cubic metres (Cobb, 1978). */
const NILE = [1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020];
/** People in the United States by the decennial census, 1790 to 2020 (U.S. Census Bureau). */
const CENSUS = [
  3929214, 5308483, 7239881, 9638453, 12866020, 17069453, 23191876, 31443321, 38558371, 50189209, 62979766,
  76212168, 92228496, 106021537, 123202624, 132164569, 151325798, 179323175, 203302031, 226545805, 248709873,
  281421906, 308745538, 331449281,
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const LINE_CASES: readonly TableCase[] = [
  createLineCase('the Nile', createNumberCells('Year', countFrom(1871, NILE.length)), [
    { name: 'Flow', values: NILE },
  ]),
  createLineCase('the census', createNumberCells('Year', countFrom(1790, CENSUS.length, 10)), [
    { name: 'People', values: CENSUS },
  ]),
  createLineCase('a year of temperatures', createNameCells('Month', MONTHS), [
    { name: 'Mean (°C)', values: [3, 4, 7, 12, 17, 20, 21, 20, 17, 12, 7, 4] },
  ]),
  createLineCase('two that cross', createNumberCells('Year', countFrom(2018, 5)), [
    { name: 'Cats', values: [10, 15, 22, 30, 40] },
    { name: 'Dogs', values: [30, 28, 25, 20, 18] },
  ]),
  createLineCase('two that run together', createNumberCells('Year', countFrom(2018, 5)), [
    { name: 'Cats', values: [10, 15, 22, 30, 40] },
    { name: 'Dogs', values: [11, 14, 21, 31, 42] },
  ]),
  createLineCase('three apart', createNumberCells('Week', countFrom(1, 4)), [
    { name: 'Ana', values: [10, 12, 11, 14] },
    { name: 'Ben', values: [50, 52, 55, 51] },
    { name: 'Cem', values: [90, 95, 93, 99] },
  ]),
  createLineCase('a value missing', createNumberCells('Day', countFrom(1, 7)), [
    { name: 'Steps', values: [8, 11, 9, null, 12, 15, 10] },
  ]),
  createLineCase(
    'dates out of order',
    createDateCells('Date', ['2024-03-01', '2024-01-01', '2024-02-01', '2024-05-01']),
    [{ name: 'Visits', values: [30, 10, 20, 25] }],
  ),
  createLineCase('through zero', createNumberCells('Hour', countFrom(0, 7, 2)), [
    { name: 'Degrees', values: [-5, -2, 3, 8, 4, 0, -3] },
  ]),
  createLineCase('constant', createNumberCells('Hour', countFrom(0, 4)), [
    { name: 'Level', values: [5, 5, 5, 5] },
  ]),
  createLineCase('two points', createNumberCells('Year', [2000, 2020]), [
    { name: 'Height (cm)', values: [52, 178] },
  ]),
  createLineCase('uneven steps, falling', createNumberCells('Depth (m)', [100, 50, 20, 10, 0]), [
    { name: 'Light', values: [1, 6, 22, 40, 100] },
  ]),
  createLineCase('a smooth curve of many points', createNumberCells('Angle', countFrom(0, 361)), [
    {
      name: 'Sine',
      values: countFrom(0, 361).map((angle) => Math.round(100 * Math.sin((angle * Math.PI) / 180)) / 100),
    },
  ]),
  createLineCase(
    'dense and rough',
    createNumberCells('Step', countFrom(1, 1000)),
    [{ name: 'Noise', values: countFrom(1, 1000).map((step) => (step * 37) % 101) }],
    { tooMuch: true },
  ),
];

/** The four data sets of Anscombe (1973): one mean, one variance, one correlation, four pictures. */
const ANSCOMBE: readonly (readonly [x: readonly number[], y: readonly number[]])[] = [
  [
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
  ],
  [
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74],
  ],
  [
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73],
  ],
  [
    [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
    [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
  ],
];

export const SCATTER_CASES: readonly TableCase[] = [
  ...ANSCOMBE.map(
    ([x, y], index): TableCase => ({
      name: `Anscombe ${index + 1}`,
      type: 'scatter',
      x: createNumberCells('x', x),
      series: [{ name: 'y', values: y }],
    }),
  ),
  {
    name: 'two groups',
    type: 'scatter',
    x: createNumberCells('Length (mm)', [10, 20, 30, 40, 50, 60]),
    series: [
      { name: 'Males', values: [5, 15, 26, 33, 48, 55] },
      { name: 'Females', values: [50, 44, null, 66, 12, 20] },
    ],
  },
];

export const PIE_CASES: readonly TableCase[] = [
  {
    name: 'spending',
    type: 'pie',
    x: createNameCells('On', ['Rent', 'Food', 'Travel', 'Books']),
    series: [{ name: 'Euros', values: [700, 500, 300, 500] }],
  },
  {
    name: 'one part',
    type: 'pie',
    x: createNameCells('On', ['Everything']),
    series: [{ name: 'Euros', values: [3] }],
  },
  {
    name: 'an empty part',
    type: 'pie',
    x: createNameCells('Answer', ['Yes', 'No', 'Maybe']),
    series: [{ name: 'Votes', values: [14, 0, 7] }],
  },
];
