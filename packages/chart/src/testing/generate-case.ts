import type { ChartType } from '../model/chart.ts';
import { chartOf } from './cases.ts';
import { COUNTRIES_OF_CASES } from './measures/countries.ts';
import type { TableCase } from './table-case.ts';

/** Numbers from 0 to 1 that come again with the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
type Made = Omit<TableCase, 'name' | 'type'>;

function pick<One>(random: Random, all: readonly [One, ...One[]]): One {
  return all[Math.floor(random() * all.length)] ?? all[0];
}

function listNames(word: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}

function listValues(random: Random, count: number, from: number, to: number, decimals = 0) {
  return Array.from({ length: count }, () => Number((from + random() * (to - from)).toFixed(decimals)) + 0);
}

function createNamed(random: Random, rows: number, series: number, from: number, to: number): Made {
  const decimals = pick(random, [0, 0, 1]);
  return {
    x: { name: 'Town', cells: listNames('town', rows) },
    series: listNames('Year', series).map((name) => ({
      name,
      values: listValues(random, rows, from, to, decimals),
    })),
  };
}

function createPlaced(random: Random, rows: number, series: number, from: number, to: number): Made {
  const begin = Math.floor(random() * 50);
  const values = Array.from({ length: rows }, (_, row) => begin + row);
  return {
    ...createNamed(random, rows, series, from, to),
    x: { name: 'Week', cells: values.map(String), values },
  };
}

const MAKERS: Readonly<Record<string, readonly [ChartType, (random: Random) => Made]>> = {
  bars: [
    'bar',
    (random) => createNamed(random, pick(random, [2, 4, 7, 12]), pick(random, [1, 2, 3]), -20, 90),
  ],
  'lying bars': [
    'bar',
    (random) => ({
      ...createNamed(random, pick(random, [2, 5, 8]), 1, 1, 90),
      bars: { direction: 'lying' },
    }),
  ],
  stacks: [
    'bar',
    (random) => ({
      ...createNamed(random, pick(random, [2, 3, 5]), pick(random, [2, 3]), 5, 60),
      bars: { stacking: 'stacked' },
    }),
  ],
  sides: [
    'bar',
    (random) => ({
      ...createNamed(random, pick(random, [2, 4, 6]), 2, 5, 60),
      bars: { stacking: 'diverging' },
    }),
  ],
  lines: [
    'line',
    (random) => createPlaced(random, pick(random, [3, 6, 12, 20]), pick(random, [1, 2]), -30, 100),
  ],
  areas: ['area', (random) => createPlaced(random, pick(random, [3, 6, 10]), 1, 0, 100)],
  points: [
    'scatter',
    (random) => {
      const rows = pick(random, [5, 9, 20]);
      const values = listValues(random, rows, 0, 100, 1);
      return {
        ...createNamed(random, rows, pick(random, [1, 2]), -20, 60),
        x: { name: 'Length', cells: values.map(String), values },
      };
    },
  ],
  trends: [
    'scatter',
    (random) => {
      const rows = pick(random, [4, 8, 15]);
      const slope = random() * 4 - 2;
      const values = Array.from({ length: rows }, (_, row) => row * 3);
      const y = values.map((x) => Number((20 + slope * x + random() * 10).toFixed(1)));
      return {
        x: { name: 'Day', cells: values.map(String), values },
        series: [{ name: 'Height', values: y }],
        trend: true,
      };
    },
  ],
  slices: ['pie', (random) => createNamed(random, pick(random, [2, 3, 5, 7]), 1, 5, 60)],
  rings: ['donut', (random) => createNamed(random, pick(random, [2, 3, 4]), 1, 15, 60)],
  classes: [
    'histogram',
    (random) => {
      const rows = pick(random, [8, 20, 45, 90]);
      const decimals = pick(random, [0, 0, 1]);
      const values = Array.from(
        { length: rows },
        () =>
          Number(((random() + random() + random()) * pick(random, [10, 60, 60]) - 20).toFixed(decimals)) + 0,
      );
      return { x: { name: 'Pupil', cells: listNames('pupil', rows) }, series: [{ name: 'Points', values }] };
    },
  ],
  boxes: ['box', (random) => createNamed(random, pick(random, [6, 11, 20]), pick(random, [1, 2, 3]), 0, 100)],
  cells: [
    'heat-map',
    (random) => createNamed(random, pick(random, [2, 4, 6]), pick(random, [2, 3, 5]), 0, 90),
  ],
  countries: [
    'map',
    (random) => {
      const cells = COUNTRIES_OF_CASES.filter(() => random() < 0.6);
      const shown = cells.length > 1 ? cells : COUNTRIES_OF_CASES.slice(0, 3);
      return {
        x: { name: 'Country', cells: shown },
        series: [{ name: 'Rain', values: listValues(random, shown.length, 0, pick(random, [9, 60, 900])) }],
      };
    },
  ],
  'points on a line': ['number-line', (random) => createNamed(random, pick(random, [2, 4, 6]), 1, -50, 90)],
  events: [
    'time-line',
    (random) => {
      const rows = pick(random, [3, 5, 8]);
      const begin = 1400 + Math.floor(random() * 400);
      const years = Array.from({ length: rows }, (_, row) => begin + row * 40 + Math.floor(random() * 40));
      return {
        x: { name: 'Event', cells: listNames('event', rows) },
        series: [{ name: 'Year', values: years.toSorted((a, b) => (a % 7) - (b % 7)) }],
      };
    },
  ],
  'rows of symbols': [
    'pictogram',
    (random) => createNamed(random, pick(random, [2, 4, 6]), 1, 0, pick(random, [8, 40, 300])),
  ],
  graphs: [
    'function',
    (random) => {
      const [a, b] = [pick(random, [-2, -1, 1, 2, 3]), Math.floor(random() * 9) - 4];
      const values = Array.from({ length: 17 }, (_, index) => index / 2 - 4);
      const y = values.map((x) => Number((a * x * x + b).toFixed(6)) + 0);
      return { x: { name: 'x', cells: values.map(String), values }, series: [{ name: 'y', values: y }] };
    },
  ],
};

export const KINDS_OF_CASES: readonly string[] = Object.keys(MAKERS);

/** A table that nobody has seen, of which the truth is known: the same for the same seed. */
export function generateCase(kind: string, seed: number): TableCase {
  const found = MAKERS[kind];
  if (!found) throw new Error(`There is no kind “${kind}”.`);
  const [type, make] = found;
  const made: TableCase = { name: `${kind} ${seed}`, type, ...make(createRandom(seed * 7919 + kind.length)) };
  if (type !== 'histogram') return made;
  // The classes are the product's choice; what lies in each of them is not.
  return { ...made, edges: chartOf(made).classes?.edges ?? [] };
}
