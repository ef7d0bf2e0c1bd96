import { numberText } from '@relievo/words';
import { axisTitle, type Chart, type ChartType, extentOf } from '../model/chart.ts';
import { roundedText, withUnit } from './numbers.ts';
import { counted, listed, namesOf, quoted, sentences } from './say.ts';
import { type Statistics, statisticsOf } from './statistics.ts';
import { decimalsOf, trendsOf } from './trends.ts';

/**
 * A chart in words on three levels, each of which says more than the one before (the levels of
 * Lundgard and Satyanarayan, 2022, without the fourth, which is a reader's own): what it is, its
 * statistics, its trends and exceptions.
 */
export type ChartDescription = {
  readonly what: string;
  readonly statistics: string;
  readonly trends: string;
};

const KINDS: Record<ChartType, string> = {
  bar: 'bar chart',
  line: 'line chart',
  scatter: 'scatter chart',
  pie: 'pie chart',
};

export const descriptionOf = (chart: Chart): ChartDescription => ({
  what: whatOf(chart),
  statistics: sentences(
    ...chart.series.map((series) =>
      statisticsText(statisticsOf(series), chart, series.name, series.unit, decimalsOf(series)),
    ),
  ),
  trends: trendsOf(chart),
});

export const descriptionText = ({ what, statistics, trends }: ChartDescription): string =>
  [what, statistics, trends].filter((level) => level !== '').join('\n\n');

export const whatOf = (chart: Chart): string => {
  const { type, title, x, y, series } = chart;
  const kind = `A ${KINDS[type]}, ${quoted(title)}.`;
  if (type === 'pie')
    return sentences(
      kind,
      `It divides ${quoted(axisTitle(y))} by ${quoted(x.name)} into ${counted(series[0]?.points.length ?? 0, 'part')}.`,
    );
  return sentences(
    kind,
    ...axesOf(chart),
    series.length > 1
      ? `There are ${counted(series.length, 'series', 'series')}: ${listed(series.map(({ name }) => quoted(name)))}.`
      : null,
  );
};

/** Whether bars stand or lie is settled where they are drawn, by the room that their names need. */
const axesOf = (chart: Chart): readonly [string, string] => {
  const { type, x, y, series } = chart;
  const points = series[0]?.points ?? [];
  const places =
    x.kind === 'category'
      ? counted(points.length, 'category', 'categories')
      : counted(points.length, 'place');
  const [first, last] = [quoted(points[0]?.label ?? ''), quoted(points.at(-1)?.label ?? '')];
  const along = `${quoted(axisTitle(x))}, ${places}${points.length > 1 ? ` from ${first} to ${last}` : `, ${first}`}.`;
  const [least, greatest] = extentOf(chart);
  const values = `${quoted(axisTitle(y))}; the values lie between ${numberText(least)} and ${numberText(greatest)}.`;
  return type === 'bar'
    ? [`Its bars are for ${along}`, `Their length shows ${values}`]
    : [`The horizontal axis shows ${along}`, `The vertical axis shows ${values}`];
};

const statisticsText = (
  { count, missing, least, greatest, mean, median, sum }: Statistics,
  { type }: Chart,
  name: string,
  unit: string | null,
  decimals: number,
): string => {
  const say = (value: number): string => withUnit(numberText(value), unit);
  const about = (value: number): string => withUnit(roundedText(value, decimals), unit);
  const values = `${quoted(name)} has ${counted(count, 'value')}${missing > 0 ? `, and ${missing} missing` : ''}.`;
  if (least.value === greatest.value)
    return sentences(
      values,
      count === 1 ? `It is ${say(least.value)} at ${namesOf(least.points)}.` : `All are ${say(least.value)}.`,
    );
  return sentences(
    values,
    `The highest is ${say(greatest.value)} at ${namesOf(greatest.points)}.`,
    `The lowest is ${say(least.value)} at ${namesOf(least.points)}.`,
    `The mean is ${about(mean)} and the median ${about(median)}.`,
    sum !== null && (type === 'pie' || type === 'bar') ? `The sum is ${about(sum)}.` : null,
  );
};
