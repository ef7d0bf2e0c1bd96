import { countOf, shareOf } from '@relievo/words';
import { type Chart, type DataPoint, type Series, valuesOf } from '../model/chart.ts';
import { isRound } from '../model/kinds.ts';
import { canBeParts } from '../statistics/quantity.ts';
import { computeTrend, valueOfTrend } from '../statistics/trend.ts';
import { stateCurve } from './curve.ts';
import { countSeriesDecimals } from './decimals.ts';
import { compareBoxes, stateShape } from './distribution.ts';
import type { Amount, ChartMessage, Strength } from './messages.ts';
import { countMeaningfulDecimals, countSignificantDecimals } from './numbers.ts';
import { listPlaces } from './places.ts';
import { hasTimes, quantityOf } from './quantities.ts';
import { computeCorrelation, computeStatistics } from './statistics.ts';
import { stateEvents } from './time-line.ts';
import { stateTotals } from './totals.ts';

type Statements = readonly ChartMessage[];

/** Trends and exceptions, by what kind of chart it is. */
export function stateTrends(chart: Chart): Statements {
  const { type, series } = chart;
  if (type === 'histogram') return stateShape(chart);
  if (type === 'box') return compareBoxes(chart);
  if (type === 'time-line') return stateEvents(chart);
  const each = series.flatMap((one) => {
    switch (type) {
      case 'line':
      case 'area':
        return [...stateCourse(one), ...stateExceptions(one)];
      case 'function':
        return [...stateCurve(one), ...stateCourse(one)];
      case 'heat-map':
        return stateExceptions(one);
      case 'map':
      case 'number-line':
      case 'bar':
      case 'pictogram':
        return [...orderOf(one, chart), ...stateExceptions(one)];
      case 'scatter':
        return [...stateRelation(one), ...stateTrend(one, chart), ...stateExceptions(one)];
      case 'pie':
      case 'donut':
        return stateParts(one, chart);
    }
  });
  return [...each, ...stateTotals(chart), ...stateComparisons(chart)];
}

type KnownPoint = DataPoint & { readonly y: number };

function listKnownPoints({ points }: Series): readonly KnownPoint[] {
  return points.flatMap((point) => (point.y === null ? [] : [{ ...point, y: point.y }]));
}

/** Where it begins and ends, and its largest steps. */
function stateCourse(series: Series): Statements {
  const { name, unit } = series;
  const points = listKnownPoints(series);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return [];
  const decimals = countSeriesDecimals(series);
  const amount = (value: number): Amount => ({
    value,
    decimals: countMeaningfulDecimals(value, decimals),
    unit,
  });
  const amountAt = ({ y, label }: KnownPoint) => ({ ...amount(y), at: label });
  const steps = points
    .slice(1)
    .map((to, index) => ({ from: points[index] ?? to, to, by: to.y - (points[index]?.y ?? to.y) }));
  const rise = steps.reduce((most, step) => (step.by > most.by ? step : most));
  const fall = steps.reduce((most, step) => (step.by < most.by ? step : most));
  if (rise.by <= 0 && fall.by >= 0)
    return [{ code: 'series_stays', parameters: { name, value: amount(first.y) } }];
  const ends = { name, from: amountAt(first), to: amountAt(last) };
  const course: ChartMessage =
    last.y > first.y
      ? { code: 'series_rises', parameters: { ...ends, isSteady: fall.by >= 0 } }
      : last.y < first.y
        ? { code: 'series_falls', parameters: { ...ends, isSteady: rise.by <= 0 } }
        : { code: 'series_returns', parameters: { name, value: amount(first.y) } };
  const between = ({ from, to }: (typeof steps)[number]) => ({ from: from.label, to: to.label });
  return [
    course,
    ...(rise.by > 0 && steps.length > 1
      ? [{ code: 'largest_rise', parameters: { by: amount(rise.by), ...between(rise) } } as const]
      : []),
    ...(fall.by < 0 && steps.length > 1
      ? [{ code: 'largest_fall', parameters: { by: amount(-fall.by), ...between(fall) } } as const]
      : []),
  ];
}

const MOST_ORDERED = 10;
/** So many times the lowest is no comparison that helps anybody. */
const MOST_TIMES = 10_000;

/** Returns whether the ratio says anything: its words have one decimal, and once as much is the same. */
function isComparison(times: number): boolean {
  return times < MOST_TIMES && Math.round(times * 10) > 10;
}

function orderOf(series: Series, chart: Chart): Statements {
  const points = listKnownPoints(series);
  const sorted = points.toSorted((a, b) => b.y - a.y);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.y === last.y) return [];
  const below = points.filter(({ y }) => y < 0).length;
  const labels = sorted.map(({ label }) => label);
  return [
    ...(sorted.length <= MOST_ORDERED
      ? [{ code: 'series_ordered', parameters: { name: series.name, labels } } as const]
      : []),
    ...(last.y > 0 && isComparison(first.y / last.y) && hasTimes(chart, series)
      ? [{ code: 'highest_compared', parameters: { times: first.y / last.y } } as const]
      : []),
    ...(below > 0 ? [{ code: 'values_below_zero', parameters: { count: countOf(below) } } as const] : []),
  ];
}

function stateExceptions(series: Series): Statements {
  const { outliers, median } = computeStatistics(series);
  const above = outliers.filter(({ y }) => (y ?? 0) > median);
  const below = outliers.filter(({ y }) => (y ?? 0) < median);
  const far = (code: 'points_far_above' | 'points_far_below', points: readonly DataPoint[]): Statements =>
    points.length === 0 ? [] : [{ code, parameters: { places: listPlaces(points) } }];
  return [...far('points_far_above', above), ...far('points_far_below', below)];
}

/** Words for r after Evans (1996). */
function rateStrength(size: number): Strength {
  return size < 0.2
    ? 'hardly_any'
    : size < 0.4
      ? 'weak'
      : size < 0.6
        ? 'moderate'
        : size < 0.8
          ? 'strong'
          : 'very_strong';
}

function stateRelation(series: Series): Statements {
  const points = listKnownPoints(series);
  const r = points.length < 3 ? null : computeCorrelation(points);
  if (r === null) return [];
  const size = Math.abs(r);
  const way = size < 0.2 ? null : r > 0 ? 'rising' : 'falling';
  return [
    {
      code: 'series_related',
      parameters: { name: series.name, strength: rateStrength(size), way, correlation: r },
    },
  ];
}

/** The line of least squares, where it is drawn. */
function stateTrend(series: Series, chart: Chart): Statements {
  const trend = chart.trend ? computeTrend(series.points) : null;
  if (!trend) return [];
  const { name, unit, points } = series;
  const decimals = countSeriesDecimals(series);
  const amount = (value: number): Amount => ({
    value,
    decimals: countMeaningfulDecimals(value, decimals),
    unit,
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const way = trend.slope > 0 ? 'rises' : trend.slope < 0 ? 'falls' : 'level';
  const { x } = chart;
  const slope = Math.abs(trend.slope);
  return [
    {
      code: 'trend_told',
      parameters: {
        name,
        way,
        by: { value: slope, decimals: countSignificantDecimals(slope), unit },
        each: x.kind === 'date' ? null : { unit: x.unit, name: x.name },
        from: { ...amount(valueOfTrend(trend, first.x)), at: first.label },
        to: { ...amount(valueOfTrend(trend, last.x)), at: last.label },
      },
    },
  ];
}

const MOST_PARTS = 12;

function stateParts(series: Series, chart: Chart): Statements {
  if (!canBeParts(quantityOf(chart, series), valuesOf(series)))
    return [{ code: 'parts_of_no_whole', parameters: { values: series.name } }, ...orderOf(series, chart)];
  const points = listKnownPoints(series).filter(({ y }) => y > 0);
  const sum = points.reduce((total, { y }) => total + y, 0);
  const sorted = points.toSorted((a, b) => b.y - a.y).slice(0, MOST_PARTS);
  const parts = sorted.map(({ label, y }) => ({ label, share: shareOf(y, sum) }));
  return [{ code: 'parts_of_whole', parameters: { parts, hasMore: points.length > sorted.length } }];
}

/** Every two series that stand side by side, as far as somebody can follow. */
const MOST_COMPARED = 3;

function stateComparisons({ type, series }: Chart): Statements {
  if (type === 'scatter' || isRound(type) || series.length > MOST_COMPARED) return [];
  return series.flatMap((one, index) => series.slice(index + 1).flatMap((other) => statePair(one, other)));
}

function statePair(one: Series, other: Series): Statements {
  // Degrees are no more than millimetres.
  if (one.unit !== other.unit) return [];
  const pairs = one.points.flatMap(({ y }, row) => {
    const second = other.points[row]?.y ?? null;
    return y === null || second === null ? [] : [y - second];
  });
  if (pairs.length === 0) return [];
  const higher = pairs.filter((by) => by > 0).length;
  const equal = pairs.filter((by) => by === 0).length;
  return [
    {
      code: 'series_compared',
      parameters: {
        name: one.name,
        other: other.name,
        higher: countOf(higher),
        equal: countOf(equal),
        places: countOf(pairs),
      },
    },
  ];
}
