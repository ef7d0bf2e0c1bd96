import { maxOf, minOf } from '@relievo/words';
import { computeTrend, valueOfTrend } from '../statistics/trend.ts';
import { type Chart, extentOf, xExtentOf } from './chart.ts';

/** From where to where a value reaches along its axis; null where there is none. */
export type SpanOf = (series: number, row: number) => readonly [from: number, to: number] | null;

/** Bars reach from zero, from the end of what is stacked below them, or to the side of their series. */
export function createSpans({ series, bars }: Pick<Chart, 'series' | 'bars'>): SpanOf {
  const valueAt = (index: number, row: number): number | null => series[index]?.points[row]?.y ?? null;
  return (index, row) => {
    const value = valueAt(index, row);
    if (value === null) return null;
    if (bars?.stacking === 'diverging') return [0, index === 0 ? -value + 0 : value];
    if (bars?.stacking !== 'stacked') return [0, value];
    let below = 0;
    for (let other = 0; other < index; other += 1) below += valueAt(other, row) ?? 0;
    return [below, below + value];
  };
}

/** Least and greatest place on the axis of the values: those of stacks are their sums. */
export function axisExtentOf(chart: Pick<Chart, 'series' | 'bars' | 'trend'>): readonly [number, number] {
  if (chart.trend) return extendByTrends(chart);
  if (!chart.bars?.stacking) return extentOf(chart);
  const spanOf = createSpans(chart);
  let [least, greatest] = [Infinity, -Infinity];
  for (const [index, { points }] of chart.series.entries())
    for (const row of points.keys()) {
      const span = spanOf(index, row);
      if (!span) continue;
      least = minOf(span, least);
      greatest = maxOf(span, greatest);
    }
  return [least, greatest];
}

/** A line of trend may leave the values above or below. */
function extendByTrends(chart: Pick<Chart, 'series'>): readonly [number, number] {
  const ends = chart.series.flatMap(({ points }) => {
    const trend = computeTrend(points);
    return trend ? xExtentOf(chart).map((x) => valueOfTrend(trend, x)) : [];
  });
  const [least, greatest] = extentOf(chart);
  return [minOf(ends, least), maxOf(ends, greatest)];
}
