import { numberText } from '@relievo/words';
import { type Chart, type DataPoint, type Series, valuesOf } from '../model/chart.ts';
import { roundedText, withUnit } from './numbers.ts';
import { counted, listed, namesOf, quoted, sentences } from './say.ts';
import { correlation, statisticsOf } from './statistics.ts';

/** Trends and exceptions, by what kind of chart it is. */
export const trendsOf = (chart: Chart): string => {
  const { type, series } = chart;
  const each = series.map((one) => {
    switch (type) {
      case 'line':
        return sentences(courseOf(one), exceptionsOf(one));
      case 'bar':
        return sentences(orderOf(one), exceptionsOf(one));
      case 'scatter':
        return sentences(relationOf(one), exceptionsOf(one));
      case 'pie':
        return partsOf(one);
    }
  });
  return sentences(...each, ...comparisonsOf(chart));
};

/** The most decimals that a value of the series needs. */
export const decimalsOf = (series: Series): number =>
  valuesOf(series).reduce((most, value) => Math.max(most, numberText(value).split('.')[1]?.length ?? 0), 0);

const known = ({ points }: Series): readonly (DataPoint & { readonly y: number })[] =>
  points.flatMap((point) => (point.y === null ? [] : [{ ...point, y: point.y }]));

/** Where it begins and ends, and its steepest steps. */
const courseOf = (series: Series): string => {
  const points = known(series);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return '';
  const say = (value: number): string => withUnit(roundedText(value, decimalsOf(series)), series.unit);
  const steps = points
    .slice(1)
    .map((to, index) => ({ from: points[index] ?? to, to, by: to.y - (points[index]?.y ?? to.y) }));
  const rise = steps.reduce((most, step) => (step.by > most.by ? step : most));
  const fall = steps.reduce((most, step) => (step.by < most.by ? step : most));
  const name = quoted(series.name);
  const ends = `from ${say(first.y)} at ${quoted(first.label)} to ${say(last.y)} at ${quoted(last.label)}`;
  if (rise.by <= 0 && fall.by >= 0) return `${name} stays at ${say(first.y)} throughout.`;
  const turns = fall.by >= 0 ? ' and never falls' : rise.by <= 0 ? ' and never rises' : '';
  const course =
    last.y > first.y
      ? `${name} rises ${ends}${turns}.`
      : last.y < first.y
        ? `${name} falls ${ends}${turns}.`
        : `${name} ends where it begins, at ${say(first.y)}.`;
  const between = ({ from, to }: (typeof steps)[number]): string =>
    `from ${quoted(from.label)} to ${quoted(to.label)}`;
  return sentences(
    course,
    rise.by > 0 && steps.length > 1 ? `The steepest rise is by ${say(rise.by)}, ${between(rise)}.` : null,
    fall.by < 0 && steps.length > 1 ? `The steepest fall is by ${say(-fall.by)}, ${between(fall)}.` : null,
  );
};

const MOST_ORDERED = 10;

const orderOf = (series: Series): string => {
  const points = known(series);
  const sorted = points.toSorted((a, b) => b.y - a.y);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.y === last.y) return '';
  const below = points.filter(({ y }) => y < 0).length;
  return sentences(
    sorted.length <= MOST_ORDERED
      ? `${quoted(series.name)} from highest to lowest: ${sorted.map(({ label }) => quoted(label)).join(', ')}.`
      : null,
    last.y > 0 ? `The highest is ${numberText(first.y / last.y, 1)} times the lowest.` : null,
    below > 0 ? `${below === 1 ? '1 value lies' : `${below} values lie`} below zero.` : null,
  );
};

const exceptionsOf = (series: Series): string => {
  const { outliers, median } = statisticsOf(series);
  const above = outliers.filter(({ y }) => (y ?? 0) > median);
  const below = outliers.filter(({ y }) => (y ?? 0) < median);
  const far = (points: readonly DataPoint[], where: string): string | null =>
    points.length === 0
      ? null
      : `${namesOf(points)} ${points.length === 1 ? 'lies' : 'lie'} far ${where} the rest.`;
  return sentences(far(above, 'above'), far(below, 'below'));
};

/** Words for r after Evans (1996). */
const strengthOf = (size: number): string =>
  size < 0.2
    ? 'hardly any'
    : size < 0.4
      ? 'a weak'
      : size < 0.6
        ? 'a moderate'
        : size < 0.8
          ? 'a strong'
          : 'a very strong';

const relationOf = (series: Series): string => {
  const points = known(series);
  const r = points.length < 3 ? null : correlation(points);
  if (r === null) return '';
  const size = Math.abs(r);
  const way = size < 0.2 ? '' : r > 0 ? ' rising' : ' falling';
  return `${quoted(series.name)} shows ${strengthOf(size)}${way} relation; the correlation is ${numberText(r, 2)}.`;
};

const MOST_PARTS = 12;

const partsOf = (series: Series): string => {
  const points = known(series).filter(({ y }) => y > 0);
  const sum = points.reduce((total, { y }) => total + y, 0);
  const sorted = points.toSorted((a, b) => b.y - a.y).slice(0, MOST_PARTS);
  const parts = sorted.map(({ label, y }) => `${quoted(label)} is ${numberText((100 * y) / sum, 1)} %`);
  return `Of the whole, ${listed(parts)}${points.length > sorted.length ? '; the other parts are smaller' : ''}.`;
};

/** Every two series that stand side by side, as far as somebody can follow. */
const MOST_COMPARED = 3;

const comparisonsOf = ({ type, series }: Chart): readonly string[] => {
  if (type === 'scatter' || type === 'pie' || series.length > MOST_COMPARED) return [];
  return series.flatMap((one, index) => series.slice(index + 1).map((other) => comparison(one, other)));
};

const comparison = (one: Series, other: Series): string => {
  const pairs = one.points.flatMap(({ y }, row) => {
    const second = other.points[row]?.y ?? null;
    return y === null || second === null ? [] : [y - second];
  });
  const higher = pairs.filter((by) => by > 0).length;
  return pairs.length === 0
    ? ''
    : `${quoted(one.name)} is higher than ${quoted(other.name)} in ${higher} of ${counted(pairs.length, 'place')}.`;
};
