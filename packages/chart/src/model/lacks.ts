import type { Problem } from '@relievo/graphic/model';
import { findCountry } from '../geography/countries.ts';
import { type Chart, valuesOf } from './chart.ts';
import { beginsAtZero, isCourse, isRound } from './kinds.ts';
import type { MakingRefusals } from './reports.ts';

export type Refusal = Problem<MakingRefusals>;

/** What a scale or an arrangement asks of the values. */
export function findFormProblem(chart: Chart): Refusal | null {
  return findLogProblem(chart) ?? findOwnScaleProblem(chart) ?? findStackProblem(chart);
}

/** Lengths are added only where they are of one kind and all go one way. */
function findStackProblem({ bars, series }: Chart): Refusal | null {
  if (!bars?.stacking) return null;
  if (bars.stacking === 'diverging' && series.length !== 2)
    return { code: 'chart_diverging_not_of_two', parameters: { series: series.length } };
  const names = series.map(({ name }) => name);
  if (series.some(({ unit }) => unit !== series[0]?.unit))
    return { code: 'chart_stack_of_units', parameters: { names } };
  const below = series.find((one) => valuesOf(one).some((value) => value < 0));
  return below ? { code: 'chart_stack_below_zero', parameters: { name: below.name } } : null;
}

/** A logarithm has no zero for bars and slices to begin at, and none of what is not above it. */
function findLogProblem({ type, series, scale }: Chart): Refusal | null {
  if (scale !== 'log') return null;
  if (beginsAtZero(type)) return { code: 'chart_log_of_lengths', parameters: {} };
  const name = series.find((one) => valuesOf(one).some((value) => value <= 0))?.name;
  return name === undefined ? null : { code: 'chart_log_not_above_zero', parameters: { name } };
}

/** Only lines and areas have a field for each series. */
function findOwnScaleProblem({ type, scale }: Chart): Refusal | null {
  return scale === 'own' && type !== 'line' && type !== 'area'
    ? { code: 'chart_own_scale_without_fields', parameters: {} }
    : null;
}

/** What a chart lacks to be one. */
export function findLack(chart: Chart): Refusal | null {
  const { type, series } = chart;
  const [first] = series;
  if (first?.points.every(({ y }) => y === null))
    return {
      code: 'chart_column_empty',
      parameters: { name: first.name },
    };
  if (isCourse(type) && series.every(({ points }) => points.filter(({ y }) => y !== null).length < 2))
    return { code: 'chart_line_of_one', parameters: {} };
  if (type === 'pictogram') return findSymbolLack(chart);
  if (type === 'map') return findMapLack(chart);
  if (!isRound(type)) return null;
  const values = first?.points.map(({ y }) => y) ?? [];
  if (values.some((y) => y !== null && y < 0))
    return {
      code: 'chart_pie_below_zero',
      parameters: {},
    };
  if (values.every((y) => !y)) return { code: 'chart_pie_of_zeros', parameters: {} };
  return null;
}

/** Symbols are counted from nothing on. */
function findSymbolLack({ series }: Chart): Refusal | null {
  const values = series.flatMap(valuesOf);
  if (values.some((value) => value < 0)) return { code: 'chart_symbols_below_zero', parameters: {} };
  return values.every((value) => value === 0) ? { code: 'chart_symbols_of_zeros', parameters: {} } : null;
}

/** The world has fewer countries: what comes behind so many rows settles nothing. */
const MOST_ROWS = 1000;

/** One value for each country, of which there is one at least. */
function findMapLack({ x, series }: Chart): Refusal | null {
  const countries = (series[0]?.points ?? [])
    .slice(0, MOST_ROWS)
    .map(({ label }) => ({ label, country: findCountry(label) }));
  if (countries.every(({ country }) => country === null))
    return { code: 'chart_countries_missing', parameters: { name: x.name } };
  const firsts = new Map<string, number>();
  for (const [row, { label, country }] of countries.entries()) {
    const first = country === null ? undefined : firsts.get(country);
    if (first !== undefined)
      return { code: 'chart_country_twice', parameters: { name: label, first: first + 1, second: row + 1 } };
    if (country !== null) firsts.set(country, row);
  }
  return null;
}
