import { type Chart, type Series, valuesOf } from '../model/chart.ts';
import { isDerived } from '../model/kinds.ts';
import {
  canAdd,
  canStack,
  type Described,
  findQuantity,
  hasZero,
  isTimeWord,
  type Quantity,
} from '../statistics/quantity.ts';
import { findTotals } from '../statistics/totals.ts';
import { findTerms } from '../terms/terms.ts';

/** What the values of a series are, by its name, its unit, the name of the axis and the title. */
export function quantityOf(chart: Chart, series: Series): Quantity | null {
  return findQuantity(describe(chart, series));
}

/** Whether the sum of a series says anything, which nobody claims where it is not known. */
export function hasSum(chart: Chart, series: Series): boolean {
  const quantity = quantityOf(chart, series);
  return canAdd(quantity, isAlongTime(chart)) && (quantity !== 'stock' || isOfDifferentThings(chart));
}

/** A country that has several rows was counted in several years, and rows without names tell nothing of it. */
function isOfDifferentThings({ x, series, language }: Chart): boolean {
  const labels = (series[0]?.points ?? []).map(({ label }) => label);
  return x.name !== findTerms(language).row && new Set(labels).size === labels.length;
}

/** Whether one value can be so many times another. */
export function hasTimes(chart: Chart, series: Series): boolean {
  return hasZero(quantityOf(chart, series), describe(chart, series));
}

/** Whether parts of a stack reach something together: heights and years do not. */
export function isStackable(chart: Chart, series: Series): boolean {
  return canStack(quantityOf(chart, series));
}

function describe({ title, x, y, series: all }: Chart, series: Series): Described {
  const { name: header, unit } = series;
  const around = [
    y.name,
    all.reduce((words, one) => words.replaceAll(one.name, ' '), dropNames(title, x.name)),
  ];
  return { header, unit, values: valuesOf(series), around };
}

/** 'Births by year' is of births. */
function dropNames(title: string, names: string): string {
  const at = title.lastIndexOf(names);
  return at > 0 && title.endsWith(names) ? title.slice(0, at).replace(/\s\S+\s*$/u, '') : title;
}

/** Whether the places of a chart follow each other in time. */
export function isAlongTime({ x, series }: Chart): boolean {
  const labels = (series[0]?.points ?? []).map(({ label }) => label);
  return (
    x.kind === 'date' ||
    isTimeWord(x.name) ||
    (labels.length > 0 && labels.every((label) => /^(?:1\d|20|21)\d\d(?:\D|$)/.test(label)))
  );
}

export interface Totals {
  readonly rows: ReadonlySet<number>;
  readonly series: ReadonlySet<number>;
}

const NONE: Totals = { rows: new Set(), series: new Set() };
const KNOWN = new WeakMap<Chart, Totals>();

/** The rows and series of a chart that stand for others together. */
export function totalsOf(chart: Chart): Totals {
  const known = KNOWN.get(chart) ?? findTotalsOf(chart);
  KNOWN.set(chart, known);
  return known;
}

function findTotalsOf(chart: Chart): Totals {
  const { type, x, series } = chart;
  if (isDerived(type) || type === 'time-line' || type === 'function' || type === 'scatter') return NONE;
  const adding = series.map((one) => {
    const quantity = quantityOf(chart, one);
    return quantity === null
      ? null
      : quantity === 'amount' || quantity === 'stock' || quantity === 'gathered';
  });
  const across = series.map(({ points }) => points.map(({ y }) => y));
  const mayAdd = across.filter((_, index) => adding[index] !== false);
  const rows =
    x.kind === 'category'
      ? findTotals({
          names: series[0]?.points.map(({ label }) => label) ?? [],
          across: mayAdd.length > 0 ? mayAdd : across,
          adds: adding.every((one) => one === true) ? true : mayAdd.length > 0 ? null : false,
        })
      : NONE.rows;
  const isOneUnit = series.every(({ unit }) => unit === series[0]?.unit);
  const columns =
    isOneUnit && series.length > 2
      ? findTotals({
          names: series.map(({ name }) => name),
          across: (series[0]?.points ?? []).map((_, row) => across.map((values) => values[row] ?? null)),
          adds: adding.every((one) => one === true),
        })
      : NONE.series;
  return { rows, series: columns };
}

/** The chart without what stands for others, as numbers are told of it. */
export function leaveOutTotals(chart: Chart): Chart {
  const { rows, series } = totalsOf(chart);
  if (rows.size === 0 && series.size === 0) return chart;
  return {
    ...chart,
    series: chart.series
      .filter((_, index) => !series.has(index))
      .map((one) => ({ ...one, points: one.points.filter((_, row) => !rows.has(row)) })),
  };
}
