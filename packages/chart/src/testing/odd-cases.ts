import type { ChartType } from '../model/chart.ts';
import type { TableCase } from './table-case.ts';

const DAY = 86_400_000;

type Values = readonly (number | null)[];

function createNamed(
  name: string,
  type: ChartType,
  cells: readonly string[],
  ...all: readonly Values[]
): TableCase {
  return {
    name,
    type,
    x: { name: 'Place', cells },
    series: all.map((values, index) => ({ name: `Height ${index + 1}`, values })),
  };
}

function createPlaced(
  name: string,
  type: ChartType,
  values: readonly number[],
  ...all: readonly Values[]
): TableCase {
  const one = createNamed(name, type, values.map(String), ...all);
  return { ...one, x: { name: 'Hour', cells: one.x.cells, values } };
}

function createDated(
  name: string,
  type: ChartType,
  cells: readonly string[],
  ...all: readonly Values[]
): TableCase {
  const one = createNamed(name, type, cells, ...all);
  return {
    ...one,
    x: { name: 'Date', cells, values: cells.map((cell) => Date.parse(`${cell}T00:00:00Z`) / DAY) },
  };
}

function listNames(count: number, word = 'town'): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}

function repeat(count: number, value: number): readonly number[] {
  return Array.from({ length: count }, () => value);
}

function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const FEW = ['Ayr', 'Bonn', 'Cork', 'Dover', 'Essen'];

const EQUAL: readonly TableCase[] = [
  createNamed('bars that are all equal', 'bar', FEW, repeat(5, 3)),
  createNamed('bars that are all zero', 'bar', FEW, repeat(5, 0)),
  createNamed('two series that are all equal', 'bar', FEW, repeat(5, 7), repeat(5, 7)),
  createNamed('bars all below zero and equal', 'bar', FEW, repeat(5, -4)),
  {
    ...createNamed('stacks that are all equal', 'bar', FEW, repeat(5, 6), repeat(5, 6)),
    bars: { stacking: 'stacked' },
  },
  createPlaced('a line that is level', 'line', countTo(6), repeat(6, 12.5)),
  createPlaced('a line that is zero', 'line', countTo(6), repeat(6, 0)),
  createPlaced('two lines on each other', 'line', countTo(5), [1, 4, 2, 5, 3], [1, 4, 2, 5, 3]),
  createPlaced('an area that is level', 'area', countTo(6), repeat(6, 8)),
  createPlaced('points at one height', 'scatter', [1, 4, 6, 9, 12], repeat(5, 40)),
  createPlaced('points above one place', 'scatter', repeat(5, 7), [10, 20, 30, 40, 50]),
  createPlaced('points on one spot', 'scatter', repeat(4, 7), repeat(4, 9)),
  createNamed('slices that are all equal', 'pie', FEW, repeat(5, 20)),
  createNamed('a ring of equal parts', 'donut', FEW.slice(0, 4), repeat(4, 1)),
  createNamed('cells that are all equal', 'heat-map', FEW.slice(0, 3), repeat(3, 5), repeat(3, 5)),
  createNamed('one place on a line of numbers', 'number-line', FEW.slice(0, 3), repeat(3, 5)),
  createNamed('rows that are all equal', 'pictogram', FEW, repeat(5, 4)),
  createPlaced('a function that is constant', 'function', countTo(9), repeat(9, 2)),
  createNamed('boxes of one number', 'box', listNames(7, 'pupil'), repeat(7, 5)),
];

const ALONE: readonly TableCase[] = [
  createNamed('one bar', 'bar', ['Ayr'], [12]),
  createNamed('one bar below zero', 'bar', ['Ayr'], [-12]),
  createNamed('one group of bars', 'bar', ['Ayr'], [3], [5], [4]),
  createPlaced('one point', 'scatter', [4], [9]),
  createNamed('one number on a line', 'number-line', ['Ayr'], [7]),
  createNamed('one row of symbols', 'pictogram', ['Ayr'], [6]),
  createNamed('one cell', 'heat-map', ['Ayr'], [6]),
  createPlaced('one point and a gap', 'scatter', [1, 2], [5, null]),
];

const BELOW: readonly TableCase[] = [
  createNamed('bars below zero', 'bar', FEW, [-3, -9, -1, -7, -4]),
  { ...createNamed('lying bars below zero', 'bar', FEW, [-3, -9, -1, -7, -4]), bars: { direction: 'lying' } },
  createNamed('two series below zero', 'bar', FEW, [-3, -9, -1, -7, -4], [-8, -2, -5, -6, -4]),
  createPlaced('a line below zero', 'line', countTo(6), [-3, -9, -1, -7, -4, -20]),
  createPlaced('an area below zero', 'area', countTo(6), [-30, -90, -10, -70, -40, -20]),
  createPlaced('points below zero', 'scatter', [-9, -7, -5, -3], [-3, -9, -1, -7]),
  createNamed('a line of numbers below zero', 'number-line', FEW, [-30, -90, -10, -70, -50]),
  createNamed('cells below zero', 'heat-map', FEW.slice(0, 3), [-3, -9, -1], [-7, -4, -2]),
  createNamed('boxes below zero', 'box', listNames(9, 'pupil'), [-9, -8, -7, -6, -5, -4, -3, -2, -1]),
];

const SIZES: readonly TableCase[] = [
  createNamed('bars from tiny to huge', 'bar', FEW, [1e-12, 1e-3, 1, 1e6, 1e15]),
  createPlaced('a line from tiny to huge', 'line', countTo(5), [1e-12, 1e15, 1e-3, 1e6, 1]),
  createPlaced('a line of tiny numbers', 'line', countTo(5), [3e-12, 9e-12, 1e-12, 4e-12, 6e-12]),
  createPlaced('a line of huge numbers', 'line', countTo(5), [3e15, 9e15, 1e15, 4e15, 6e15]),
  createPlaced(
    'a line that hardly varies',
    'line',
    countTo(5),
    [1000000.1, 1000000.2, 1000000.15, 1000000.3, 1000000.25],
  ),
  createPlaced('points from tiny to huge', 'scatter', [1, 2, 3, 4], [1e-9, 1e9, 5e8, 1e-3]),
  createNamed('numbers far apart on a line', 'number-line', FEW, [0, 1, 2, 3, 1e6]),
  createPlaced('decimals that no computer holds', 'line', countTo(5), [0.1, 0.2, 0.3, 0.7, 0.6]),
];

const DATES: readonly TableCase[] = [
  createDated(
    'days around a new year',
    'line',
    ['2023-12-30', '2023-12-31', '2024-01-01', '2024-01-02'],
    [4, 8, 2, 6],
  ),
  createDated(
    'days before 1900',
    'line',
    ['1899-12-30', '1900-01-01', '1900-03-01', '1901-01-01'],
    [4, 8, 2, 6],
  ),
  createDated(
    'dates over centuries',
    'line',
    ['1066-10-14', '1492-10-12', '1789-07-14', '1969-07-20', '2000-01-01'],
    [4, 8, 2, 6, 5],
  ),
  createDated(
    'leap days out of order',
    'line',
    ['2024-02-29', '2020-02-29', '2023-03-01', '2022-02-28'],
    [1, 2, 3, 4],
  ),
  createDated(
    'points by date',
    'scatter',
    ['2021-05-01', '2021-11-17', '2022-02-03', '2023-08-30'],
    [30, 10, 20, 25],
  ),
];

const GAPS: readonly TableCase[] = [
  createPlaced('a line whose ends are missing', 'line', countTo(7), [null, 11, 9, 14, 12, 15, null]),
  createPlaced('a line that begins with gaps', 'line', countTo(7), [null, null, null, 14, 12, 15, 11]),
  createNamed('bars whose ends are missing', 'bar', FEW, [null, 9, 1, 7, null]),
  createPlaced('an area whose ends are missing', 'area', countTo(7), [null, 11, 9, 14, 12, 15, null]),
  createPlaced(
    'two lines, each where the other has none',
    'line',
    countTo(6),
    [5, 8, 6, null, null, null],
    [null, null, null, 7, 9, 4],
  ),
  createNamed('bars of which one has a value', 'bar', FEW, [null, null, 7, null, null]),
  createPlaced('a function without ends', 'function', countTo(9), [null, 9, 4, 1, 0, 1, 4, 9, null]),
  createNamed('cells with holes in the corners', 'heat-map', FEW.slice(0, 3), [null, 9, 1], [7, 4, null]),
  createPlaced('every other value missing', 'line', countTo(7), [1, null, 5, null, 2, null, 6]),
];

const MANY: readonly TableCase[] = [
  createNamed(
    'two hundred bars',
    'bar',
    listNames(200),
    countTo(200).map((row) => (row * 37) % 101),
  ),
  createNamed(
    'a line of two hundred names',
    'line',
    listNames(200),
    countTo(200).map((row) => Math.round(50 + 40 * Math.sin(row / 20))),
  ),
  createNamed(
    'two hundred slices',
    'pie',
    listNames(200),
    countTo(200).map((row) => 1 + ((row * 7) % 13)),
  ),
  createNamed(
    'two hundred rows of symbols',
    'pictogram',
    listNames(200),
    countTo(200).map((row) => (row * 7) % 13),
  ),
];

const NAMES: readonly TableCase[] = [
  createNamed('bars with Hebrew names', 'bar', ['ירושלים', 'תל אביב', 'חיפה', 'אילת'], [9, 4, 2, 5]),
  createNamed('a line with Arabic names', 'line', ['يناير', 'فبراير', 'مارس', 'أبريل'], [9, 4, 2, 5]),
  createNamed('names in two directions', 'bar', ['Haifa חיפה', 'אילת 2', '3 حلب', 'Ayr'], [9, 4, 2, 5]),
  createNamed('names of emoji', 'bar', ['🍎', '🍌', '👩🏽‍🦯', '🇩🇪'], [9, 4, 2, 5]),
  createNamed('names that come twice', 'bar', ['Ayr', 'Ayr', 'Bonn', 'Bonn'], [9, 4, 2, 5]),
  createNamed('names with marks of the file', 'bar', ['a, b', 'c "d"', 'e; f', "g|'h'"], [9, 4, 2, 5]),
];

const UNITS: readonly TableCase[] = [
  {
    ...createNamed('bars of two units', 'bar', FEW, []),
    series: [
      { name: 'Mean (°C)', values: [3, 9, -1, 7, 4] },
      { name: 'Rain (mm)', values: [60, 80, 45, 90, 50] },
    ],
  },
  {
    ...createPlaced('lines of two units', 'line', countTo(5), []),
    series: [
      { name: 'Mean (°C)', values: [3, 9, -1, 7, 4] },
      { name: 'Rain (mm)', values: [60, 80, 45, 90, 50] },
      { name: 'Snow (mm)', values: [20, 10, 0, 0, 5] },
    ],
  },
];

/** Tables at which something breaks easily. */
export const ODD_CASES: readonly TableCase[] = [
  ...EQUAL,
  ...ALONE,
  ...BELOW,
  ...SIZES,
  ...DATES,
  ...GAPS,
  ...MANY,
  ...NAMES,
  ...UNITS,
];
