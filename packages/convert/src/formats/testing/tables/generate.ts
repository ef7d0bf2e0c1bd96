import type { ChartType, ChartWish } from '@relievo/chart/model';
import { LONG, SCRIPTS, TONGUES, type Tongue, UNITS } from './words.ts';

/** A table that nobody has seen before, and what was meant by it. */
export interface GeneratedTable {
  readonly name: string;
  readonly csv: string;
  readonly language: string;
  readonly wish: ChartWish;
  /** Every column by its name, without its unit. */
  readonly columns: readonly string[];
}

/** Numbers from 0 to 1 that come again with the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

function pick<One>(random: Random, all: readonly [One, ...One[]]): One {
  return all[Math.floor(random() * all.length)] ?? all[0];
}
function pickWhole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** Tables of every type: names, dates, numbers, long ones, with units, gaps, long names and other scripts. */
export function generateTable(seed: number): GeneratedTable {
  const random = createRandom(seed * 7919 + 17);
  const tongue = random() < 0.55 ? TONGUES[0] : pick(random, TONGUES);
  const kind = pick<Kind>(random, [
    'bar',
    'bar',
    'bar',
    'line',
    'line',
    'dates',
    'scatter',
    'pie',
    'long',
    'units',
  ]);
  const made = MAKERS[kind](random, tongue);
  return { name: `${seed} ${kind} ${tongue.language}`, language: tongue.language, ...made };
}

type Made = Pick<GeneratedTable, 'csv' | 'wish' | 'columns'>;
type Maker = (random: Random, tongue: Tongue) => Made;
type Kind = 'bar' | 'line' | 'dates' | 'scatter' | 'pie' | 'long' | 'units';

const MAKERS: Readonly<Record<Kind, Maker>> = {
  bar: (random, tongue) => {
    const series = pick(random, [1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 12]);
    const rows = pick(random, [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 40, 60]);
    return makeWide(
      random,
      tongue,
      listCategories(random, tongue, series > 3 ? Math.min(rows, 12) : rows),
      series,
      'bar',
    );
  },
  line: (random, tongue) => {
    const series = pick(random, [1, 1, 1, 2, 2, 3, 4, 5, 8]);
    const rows = pick(random, [3, 5, 8, 12, 20, 30, 60, 100, 200]);
    const [from, step] = [pick(random, [0, 1, 1900, 1990, 2000]), pick(random, [1, 1, 5, 10])];
    const cells = Array.from({ length: rows }, (_, index) => String(from + index * step));
    const name = tongue.language === 'en' ? 'Year' : 'Jahr';
    return makeWide(random, tongue, { name, cells }, series, 'line');
  },
  dates: (random, tongue) => {
    const rows = pick(random, [4, 6, 12, 24, 52, 120, 365, 400]);
    const start = Date.UTC(2020, pickWhole(random, 0, 11), 1);
    const step = rows > 60 ? 1 : pick(random, [1, 7, 30]);
    const cells = Array.from({ length: rows }, (_, index) =>
      new Date(start + index * step * 86_400_000).toISOString().slice(0, 10),
    );
    return makeWide(random, tongue, { name: 'Date', cells }, pick(random, [1, 1, 2, 3]), 'line');
  },
  scatter: (random, tongue) => {
    const rows = pick(random, [5, 8, 12, 20, 40, 80, 200]);
    const cells = Array.from({ length: rows }, () => writeDecimal(random() * 100, 1, tongue));
    return makeWide(random, tongue, { name: 'x', cells }, pick(random, [1, 1, 2]), 'scatter');
  },
  pie: (random, tongue) => {
    const parts = pick(random, [2, 3, 4, 5, 6, 7, 8, 10, 12, 15]);
    return makeWide(random, tongue, listCategories(random, tongue, parts), 1, 'pie');
  },
  long: (random, tongue) => {
    const places = listCategories(random, tongue, pickWhole(random, 2, 6)).cells;
    const groups = takeSome(
      random,
      ['North', 'South', 'East', 'West', 'Centre', 'Coast'],
      pickWhole(random, 2, 6),
    );
    const [value = 'Sales'] = tongue.values;
    const rows = places.flatMap((place) =>
      groups.map((group) => [group, place, writeDecimal(random() * 500, 0, tongue)]),
    );
    const columns = ['Region', tongue.categories, value];
    return { csv: writeRows([columns, ...rows], tongue), wish: {}, columns };
  },
  units: (random, tongue) => {
    const cells = tongue.months.slice(0, pick(random, [4, 6, 8, 12]));
    const [one = '', two = ''] = takeSome(random, tongue.values, 2);
    const units = takeSome(random, UNITS, 2);
    const rows = cells.map((cell) => [
      cell,
      writeDecimal(random() * 40 - 10, 1, tongue),
      writeDecimal(random() * 200, 0, tongue),
    ]);
    const head = [tongue.categories, `${one} (${units[0]})`, `${two} (${units[1]})`];
    const type: ChartType = pick(random, ['line', 'bar']);
    return {
      csv: writeRows([head, ...rows], tongue),
      wish: { type },
      columns: [tongue.categories, one, two],
    };
  },
};

interface Names {
  readonly name: string;
  readonly cells: readonly string[];
}

function listCategories(random: Random, { categories, names, months }: Tongue, count: number): Names {
  const style = random();
  if (style < 0.12 && count <= months.length) return { name: categories, cells: months.slice(0, count) };
  if (style < 0.2)
    return { name: categories, cells: Array.from({ length: count }, (_, index) => `${2000 + index}`) };
  if (style < 0.28)
    return { name: categories, cells: Array.from({ length: count }, (_, index) => `Q${index + 1}`) };
  if (style < 0.33 && count <= SCRIPTS.length) return { name: categories, cells: SCRIPTS.slice(0, count) };
  if (style < 0.4 && count <= LONG.length) return { name: categories, cells: LONG.slice(0, count) };
  const cells = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length);
    return `${names[index % names.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`;
  });
  return { name: categories, cells };
}

function takeSome(random: Random, all: readonly string[], count: number): readonly string[] {
  const start = Math.floor(random() * all.length);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[(start + index) % all.length] ?? '',
  );
}

function makeWide(random: Random, tongue: Tongue, x: Names, series: number, type: ChartType): Made {
  const names = takeSome(random, tongue.values, series);
  const unit = random() < 0.4 ? ` (${UNITS[pickWhole(random, 0, UNITS.length - 1)]})` : '';
  const size = pick(random, [10, 100, 100, 1000, 1_000_000]);
  const decimals = size <= 100 ? pick(random, [0, 0, 1, 2]) : 0;
  const hasGaps = type !== 'pie' && type !== 'scatter' && random() < 0.2;
  const isNegative = type !== 'pie' && random() < 0.1;
  let last = names.map(() => random() * size);
  const rows = x.cells.map((cell, row) => {
    last = last.map((value) =>
      type === 'line' ? Math.min(size, Math.max(0, value + (random() - 0.5) * size * 0.15)) : random() * size,
    );
    return [
      cell,
      ...last.map((value, index) =>
        hasGaps && row > 0 && (row + index) % 7 === 3
          ? ''
          : writeDecimal(
              (isNegative ? value - size / 3 : value) + (type === 'pie' ? size / 20 : 0),
              decimals,
              tongue,
            ),
      ),
    ];
  });
  const head = [x.name, ...names.map((name) => `${name}${unit}`)];
  return { csv: writeRows([head, ...rows], tongue), wish: { type }, columns: [x.name, ...names] };
}

function writeDecimal(value: number, decimals: number, { decimal }: Tongue): string {
  return value.toFixed(decimals).replace('.', decimal);
}

function writeRows(rows: readonly (readonly string[])[], { delimiter }: Tongue): string {
  return rows
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
    .join('\n');
}
