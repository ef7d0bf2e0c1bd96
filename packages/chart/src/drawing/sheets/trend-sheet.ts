import type { Chart, DataPoint, Series } from '../../model/chart.ts';
import { xExtentOf } from '../../model/chart.ts';
import { computeTrend, valueOfTrend } from '../../statistics/trend.ts';
import { writeNumber } from '../../terms/numbers.ts';
import { findTerms } from '../../terms/terms.ts';
import type { Portion } from '../portion.ts';

/** The lines of trend of a scatter as a chart of lines, with its axes. */
export function createTrendPortion(portion: Portion): Portion {
  const { chart } = portion;
  const { trend: _trend, others: _others, ...rest } = chart;
  const lines: Chart = {
    ...rest,
    type: 'line',
    title: `${chart.title}, ${findTerms(chart.language).trendLine}`,
    series: chart.series.flatMap((series) => toLine(series, chart)),
  };
  return {
    ...portion,
    chart: lines,
    whole: lines,
    series: lines.series.map((_, index) => index),
    rows: [0, 1],
    prefix: 'trend-',
    isComputed: true,
  };
}

function toLine(series: Series, chart: Chart): readonly Series[] {
  const trend = computeTrend(series.points);
  if (!trend) return [];
  const points = xExtentOf(chart).map((x): DataPoint => {
    const y = Number(valueOfTrend(trend, x).toPrecision(10));
    const label = writeNumber(chart.language, x);
    return { label, x, y, text: writeNumber(chart.language, Number(y.toPrecision(4))) };
  });
  return [{ ...series, points }];
}
