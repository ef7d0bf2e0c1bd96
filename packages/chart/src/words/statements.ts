import { countOf } from '@relievo/words';
import { endsOf } from '../model/annotations.ts';
import {
  type Axis,
  axisTitle,
  type Chart,
  extentOf,
  groupByUnit,
  type Series,
  valuesOf,
} from '../model/chart.ts';
import { beginsAtZero, isRound } from '../model/kinds.ts';
import { mayHoldSum } from '../statistics/totals.ts';
import { countSeriesDecimals } from './decimals.ts';
import { stateBoxes, stateClasses, stateFiveNumbers, stateSpread } from './distribution.ts';
import type { Amount, ChartKind, ChartMessage } from './messages.ts';
import { countDecimalsOfMean } from './numbers.ts';
import { listPlaces } from './places.ts';
import { hasSum, leaveOutTotals, quantityOf, totalsOf } from './quantities.ts';
import { computeStatistics } from './statistics.ts';
import { stateEventCount, stateTimes } from './time-line.ts';
import { stateTrends } from './trends.ts';

/** What there is to say of a chart on three levels, in no language yet. */
export interface ChartStatements {
  readonly what: readonly ChartMessage[];
  readonly statistics: readonly ChartMessage[];
  readonly trends: readonly ChartMessage[];
}

export function stateChart(chart: Chart): ChartStatements {
  const parts = leaveOutTotals(chart);
  return {
    what: stateWhat(chart),
    statistics: listStatistics(parts),
    trends: [...stateTrends(parts), ...stateAnnotations(chart)],
  };
}

function stateAnnotations(chart: Chart): readonly ChartMessage[] {
  return (chart.annotations ?? []).map((annotation) => {
    const [from, to] = endsOf(chart, annotation);
    return { code: 'annotation_told', parameters: { text: annotation.text, from, to } };
  });
}

function listStatistics(chart: Chart): readonly ChartMessage[] {
  switch (chart.type) {
    case 'histogram':
      return stateSpread(chart);
    case 'box':
      return stateFiveNumbers(chart);
    case 'time-line':
      return stateEventCount(chart);
    default:
      return chart.series.flatMap((series) => stateStatistics(series, chart));
  }
}

/** What stands for others together, and that no number is told of it. */
function stateTotalsLeftOut(chart: Chart): readonly ChartMessage[] {
  const { rows, series } = totalsOf(chart);
  const shown = [
    ...chart.series.flatMap(({ name }, index) => (series.has(index) ? [name] : [])),
    ...(chart.series[0]?.points ?? []).flatMap(({ label }, row) => (rows.has(row) ? [label] : [])),
  ];
  return [
    ...(shown.length > 0 ? [{ code: 'totals_not_told', parameters: { names: shown } } as const] : []),
    ...(chart.leftOut ? [{ code: 'totals_left_out', parameters: { names: chart.leftOut } } as const] : []),
  ];
}

export function stateWhat(chart: Chart): readonly ChartMessage[] {
  const { type, title, x, y, series } = chart;
  const named: ChartMessage = { code: 'chart_named', parameters: { kind: findKind(chart), title } };
  if (isRound(type)) {
    const parts = series[0]?.points.length ?? 0;
    return [
      named,
      {
        code: 'pie_divided',
        parameters: { values: titleOf(y), by: x.isUnnamed ? null : x.name, parts: countOf(parts) },
      },
      ...stateTotalsLeftOut(chart),
      ...stateColumnsBeside(chart),
    ];
  }
  if (type === 'histogram')
    return [named, ...stateClasses(chart), ...stateTotalsLeftOut(chart), ...stateZero(chart)];
  return [
    named,
    ...(type === 'box' ? stateBoxes(chart) : stateAxes(chart)),
    ...(series.length > 1
      ? [{ code: 'series_listed', parameters: { names: series.map(nameSeries(chart)) } } as const]
      : []),
    ...stateArrangement(chart),
    ...stateTotalsLeftOut(chart),
    ...stateZero(chart),
    ...stateColumnsBeside(chart),
  ];
}

function findKind({ type, bars }: Chart): ChartKind {
  return type === 'bar' && bars?.stacking ? `${bars.stacking}-bar` : type;
}

function stateArrangement({ bars, series }: Chart): readonly ChartMessage[] {
  const names = series.map(({ name }) => name);
  const [first = '', second = ''] = names;
  switch (bars?.stacking) {
    case 'stacked':
      return [{ code: 'stack_ordered', parameters: { names } }];
    case 'diverging':
      return [{ code: 'sides_told', parameters: { first, second } }];
    default:
      return [];
  }
}

/** Where zero is, which a hand has to know before it compares heights. */
function stateZero(chart: Chart): readonly ChartMessage[] {
  const { type } = chart;
  // Years have no zero that says anything of what was when.
  if (type === 'time-line') return [];
  const [least, greatest] = extentOf(chart);
  const side: readonly ChartMessage[] =
    least < 0 && greatest > 0
      ? [{ code: 'zero_between', parameters: {} }]
      : beginsAtZero(type)
        ? []
        : least > 0
          ? [{ code: 'all_above_zero', parameters: {} }]
          : greatest < 0
            ? [{ code: 'all_below_zero', parameters: {} }]
            : [];
  return beginsAtZero(type) ? [{ code: 'zero_begins', parameters: { type } }, ...side] : side;
}

/** With its unit where others have another one. */
function nameSeries({ series }: Chart): (one: Series) => string {
  const isOneUnit = series.every(({ unit }) => unit === series[0]?.unit);
  return (one) => (isOneUnit ? one.name : axisTitle(one));
}

function stateColumnsBeside({ others = [] }: Chart): readonly ChartMessage[] {
  return others.length === 0
    ? []
    : [{ code: 'columns_beside', parameters: { names: others.map(axisTitle) } }];
}

/** Returns the name of an axis with its unit, or null if the axis has none. */
function titleOf(axis: Pick<Axis, 'name' | 'unit' | 'isUnnamed'>): string | null {
  return axis.isUnnamed ? null : axisTitle(axis);
}

/** Whether bars stand or lie is settled where they are drawn, by the room that their names need. */
function stateAxes(chart: Chart): readonly ChartMessage[] {
  const { type, x, y, series } = chart;
  const points = series[0]?.points ?? [];
  return [
    {
      code: 'places_along',
      parameters: {
        type,
        name: titleOf(x),
        kind: x.kind === 'category' ? 'category' : 'place',
        count: countOf(points),
        first: points[0]?.label ?? '',
        last: points.some(({ label }) => label !== points[0]?.label) ? (points.at(-1)?.label ?? '') : null,
      },
    },
    ...(type === 'time-line' ? stateTimes(chart) : []),
    ...(type === 'time-line' ? [] : groupByUnit(leaveOutTotals(chart).series)).map(
      (group, _, groups): ChartMessage => {
        const [only, ...more] = group;
        const axis =
          groups.length === 1
            ? y
            : more.length === 0 && only
              ? { name: only.name, unit: only.unit }
              : { ...y, unit: only?.unit ?? null };
        const [least, greatest] = extentOf({ series: group });
        const count = group.flatMap(valuesOf).length;
        return {
          code: 'values_between',
          parameters: { type, name: titleOf(axis), unit: axis.unit, count: countOf(count), least, greatest },
        };
      },
    ),
  ];
}

/**
 * Whether the series of a scatter are groups of rows: at most places one of them has a value, and the
 * others lack nothing there.
 */
function isOneOfGroups({ type, series }: Chart): boolean {
  const places = series[0]?.points.length ?? 0;
  if (type !== 'scatter' || series.length < 2) return false;
  let alone = 0;
  for (let row = 0; row < places; row += 1)
    if (series.filter(({ points }) => (points[row]?.y ?? null) !== null).length === 1) alone += 1;
  return alone * 2 > places;
}

function stateStatistics(series: Series, chart: Chart): readonly ChartMessage[] {
  const { type } = chart;
  const quantity = quantityOf(chart, series);
  const { name, unit } = series;
  const { count, missing, least, greatest, mean, median, sum } = computeStatistics(series);
  const decimals = countSeriesDecimals(series);
  const exact = (value: number): Amount => ({ value, decimals: null, unit });
  const about = (value: number): Amount => ({
    value,
    decimals: countDecimalsOfMean(value, decimals, valuesOf(series)),
    unit,
  });
  const values: ChartMessage = {
    code: 'values_counted',
    parameters: { name, count: countOf(count), missing: countOf(isOneOfGroups(chart) ? 0 : missing) },
  };
  if (least.value === greatest.value)
    return [
      values,
      count === 1
        ? {
            code: 'value_single',
            parameters: { value: exact(least.value), places: listPlaces(least.points) },
          }
        : { code: 'values_equal', parameters: { value: exact(least.value) } },
    ];
  return [
    values,
    {
      code: 'value_highest',
      parameters: { value: exact(greatest.value), places: listPlaces(greatest.points) },
    },
    { code: 'value_lowest', parameters: { value: exact(least.value), places: listPlaces(least.points) } },
    // The mean of years or of numbers of houses is neither a year nor a house.
    ...(quantity === 'date' || quantity === 'code'
      ? []
      : [{ code: 'mean_and_median', parameters: { mean: about(mean), median: about(median) } } as const]),
    ...(sum !== null &&
    hasSum(chart, series) &&
    (isRound(type) || type === 'bar' || type === 'pictogram') &&
    !mayHoldSum(valuesOf(series))
      ? [{ code: 'sum_told', parameters: { sum: { value: sum, decimals, unit } } } as const]
      : []),
  ];
}
