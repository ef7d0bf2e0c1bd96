import { findCountry } from '../geography/countries.ts';
import type { Column, Table } from '../table/table.ts';
import type { BarForm, Chart, ChartType } from './chart.ts';
import { findEvents } from './events.ts';
import { isDerived, takesOneColumn } from './kinds.ts';
import { readYears } from './years.ts';

/** Which columns a chart shows, by their place in the table. */
export interface Mapping {
  readonly type: ChartType;
  /** Names the points, or places them from left to right; null: the rows are counted. */
  readonly x: number | null;
  /** One series each. */
  readonly y: readonly number[];
  /** What the values of all series are, where the names of the series do not say it. */
  readonly valueName?: string;
  readonly scale?: NonNullable<Chart['scale']>;
  readonly bars?: BarForm;
  readonly trend?: true;
}

/** A mapping that suits the table, for people to change: what names the rows along x, all numbers as series. */
export function suggestMapping(
  { columns, rows }: Table,
  type?: ChartType,
  given: number | null = null,
): Mapping {
  const numbers = columns.flatMap((column, index) => (column.kind === 'number' ? [index] : []));
  if (type === 'time-line' || (type === undefined && given === null && findEvents(columns)))
    return suggestTimeLine(columns, given);
  const x = given ?? chooseX(columns, numbers, type);
  const y = numbers.filter((index) => index !== x);
  const chosen = type ?? typeFor(x === null ? undefined : columns[x], y.length, rows);
  return { type: chosen, x, y: takesOneColumn(chosen) ? y.slice(0, 1) : y };
}

/** What has a name has it in words; when it was stands in dates, else in years. */
function suggestTimeLine(columns: readonly Column[], given: number | null): Mapping {
  const find = (fits: (column: Column) => boolean): number | null => {
    const index = columns.findIndex((column, at) => at !== given && fits(column));
    return index === -1 ? null : index;
  };
  const time = find(({ kind }) => kind === 'date') ?? find((column) => readYears(column) !== null);
  const x = given ?? find(({ kind }) => kind === 'text');
  return { type: 'time-line', x, y: time === null ? [] : [time] };
}

function chooseX(columns: readonly Column[], numbers: readonly number[], type?: ChartType): number | null {
  if (type && isDerived(type)) return type === 'box' ? findGroups(columns) : null;
  const first = (fits: (column: Column) => boolean): number | null => {
    const index = columns.findIndex(fits);
    return index === -1 ? null : index;
  };
  const [number = null] = numbers.length > 1 ? numbers : [];
  const date = first(({ kind }) => kind === 'date');
  if (type === 'scatter' || type === 'function') return number ?? date;
  if (date !== null && type !== 'map') return date;
  const countries = type === 'map' ? first(isOfCountries) : null;
  const names = countries ?? first((column) => column.kind === 'text');
  if (names !== null) return names;
  return number !== null && isStrictlyRising(columns[number]) ? number : null;
}

/** Half of what it says first are names of countries. */
function isOfCountries({ kind, texts }: Column): boolean {
  const said = [...new Set(texts)].slice(0, 40);
  return kind === 'text' && said.filter((text) => findCountry(text) !== null).length * 2 >= said.length;
}

/** The first column of text that says the same of several rows. */
function findGroups(columns: readonly Column[]): number | null {
  const index = columns.findIndex(
    ({ kind, texts }) => kind === 'text' && new Set(texts).size < texts.length / 2,
  );
  return index === -1 ? null : index;
}

function isStrictlyRising(column: Column | undefined): boolean {
  if (column?.kind !== 'number') return false;
  return column.values.every((value, index) => {
    const before = column.values[index - 1];
    return value !== null && (index === 0 || (before !== null && before !== undefined && value > before));
  });
}

function typeFor(x: Column | undefined, series: number, rows: number): ChartType {
  if (rows > 1 && (x?.kind === 'date' || (x?.kind === 'number' && series > 0))) return 'line';
  return 'bar';
}
