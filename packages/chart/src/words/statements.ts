import { axisTitle, type Chart, extentOf, type Series } from '../model/chart.ts';
import { decimalsOf } from './decimals.ts';
import type { Amount, ChartMessage } from './messages.ts';
import { meaningfulDecimals } from './numbers.ts';
import { placesOf } from './places.ts';
import { statisticsOf } from './statistics.ts';
import { trendsOf } from './trends.ts';

/** What there is to say of a chart on three levels, in no language yet. */
export interface ChartStatements {
  readonly what: readonly ChartMessage[];
  readonly statistics: readonly ChartMessage[];
  readonly trends: readonly ChartMessage[];
}

export function statementsOf(chart: Chart): ChartStatements {
  return {
    what: whatStatements(chart),
    statistics: chart.series.flatMap((series) => statisticsStatements(series, chart)),
    trends: trendsOf(chart),
  };
}

export function whatStatements(chart: Chart): readonly ChartMessage[] {
  const { type, title, x, y, series } = chart;
  const named: ChartMessage = { code: 'chart_named', parameters: { type, title } };
  if (type === 'pie') {
    const parts = series[0]?.points.length ?? 0;
    return [named, { code: 'pie_divided', parameters: { values: axisTitle(y), by: x.name, parts } }];
  }
  return [
    named,
    ...axesOf(chart),
    ...(series.length > 1
      ? [{ code: 'series_listed', parameters: { names: series.map(({ name }) => name) } } as const]
      : []),
  ];
}

/** Whether bars stand or lie is settled where they are drawn, by the room that their names need. */
function axesOf(chart: Chart): readonly ChartMessage[] {
  const { type, x, y, series } = chart;
  const points = series[0]?.points ?? [];
  const [least, greatest] = extentOf(chart);
  return [
    {
      code: 'places_along',
      parameters: {
        type,
        name: axisTitle(x),
        kind: x.kind === 'category' ? 'category' : 'place',
        count: points.length,
        first: points[0]?.label ?? '',
        last: points.length > 1 ? (points.at(-1)?.label ?? '') : null,
      },
    },
    { code: 'values_between', parameters: { type, name: axisTitle(y), least, greatest } },
  ];
}

function statisticsStatements(series: Series, { type }: Chart): readonly ChartMessage[] {
  const { name, unit } = series;
  const { count, missing, least, greatest, mean, median, sum } = statisticsOf(series);
  const decimals = decimalsOf(series);
  const exact = (value: number): Amount => ({ value, decimals: null, unit });
  const about = (value: number): Amount => ({ value, decimals: meaningfulDecimals(value, decimals), unit });
  const values: ChartMessage = { code: 'values_counted', parameters: { name, count, missing } };
  if (least.value === greatest.value)
    return [
      values,
      count === 1
        ? {
            code: 'value_single',
            parameters: { value: exact(least.value), places: placesOf(least.points) },
          }
        : { code: 'values_equal', parameters: { value: exact(least.value) } },
    ];
  return [
    values,
    {
      code: 'value_highest',
      parameters: { value: exact(greatest.value), places: placesOf(greatest.points) },
    },
    { code: 'value_lowest', parameters: { value: exact(least.value), places: placesOf(least.points) } },
    { code: 'mean_and_median', parameters: { mean: about(mean), median: about(median) } },
    ...(sum !== null && (type === 'pie' || type === 'bar')
      ? [{ code: 'sum_told', parameters: { sum: about(sum) } } as const]
      : []),
  ];
}
