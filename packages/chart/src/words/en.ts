import { type Catalogue, ENGLISH, type Language } from '@relievo/words';
import type { Amount, AmountAt, ChartKind, ChartMessages, Places, Strength } from './messages.ts';
import { withUnit } from './numbers.ts';
import { shortenName } from './shortened.ts';

const KINDS: Readonly<Record<ChartKind, string>> = {
  bar: 'A bar chart',
  'stacked-bar': 'A stacked bar chart',
  'diverging-bar': 'A bar chart with bars on both sides of zero',
  line: 'A line chart',
  area: 'An area chart',
  scatter: 'A scatter chart',
  pie: 'A pie chart',
  donut: 'A donut chart',
};

const STRENGTHS: Readonly<Record<Strength, string>> = {
  hardly_any: 'hardly any',
  weak: 'a weak',
  moderate: 'a moderate',
  strong: 'a strong',
  very_strong: 'a very strong',
};

function quoteName({ quote }: Language, name: string): string {
  return quote(shortenName(name));
}

function sayAmount({ number }: Language, { value, decimals, unit }: Amount): string {
  return withUnit(number(value, decimals ?? undefined), unit);
}

function sayAmountAt(say: Language, one: AmountAt): string {
  return `${sayAmount(say, one)} at ${quoteName(say, one.at)}`;
}

function sayPlaces(say: Language, { names, others }: Places): string {
  return say.list([
    ...names.map((name) => quoteName(say, name)),
    ...(others > 0 ? [`${say.number(others)} others`] : []),
  ]);
}

function chooseLie({ names, others }: Places): string {
  return names.length + others === 1 ? 'lies' : 'lie';
}

/** What is told of charts in English. */
export const ENGLISH_CHARTS: Catalogue<ChartMessages> = {
  language: ENGLISH,
  words: {
    chart_named: ({ kind, title }, say) => `${KINDS[kind]}, ${quoteName(say, title)}.`,
    stack_ordered: ({ names }, say) =>
      `In each bar the series follow each other from zero on: ${names.map((name) => quoteName(say, name)).join(', ')}.`,
    sides_told: ({ first, second }, say) =>
      `${quoteName(say, first)} is on one side of zero, to the left or below, and ${quoteName(say, second)} on the other.`,
    zero_begins: ({ type }) => `${type === 'area' ? 'The areas begin' : 'The bars begin'} at zero.`,
    zero_between: 'Some values are above zero and some below.',
    all_above_zero: 'All values are above zero.',
    all_below_zero: 'All values are below zero.',
    totals_compared: ({ highest, at, lowest, lowestAt }, say) =>
      `The highest total is ${sayAmount(say, highest)} at ${sayPlaces(say, at)}, the lowest total ${sayAmount(say, lowest)} at ${sayPlaces(say, lowestAt)}.`,
    totals_equal: ({ total }, say) => `Each total is ${sayAmount(say, total)}.`,
    pie_divided: ({ values, by, parts }, say) =>
      `It divides ${quoteName(say, values)} by ${quoteName(say, by)} into ${say.plural(parts, { one: '# part', other: '# parts' })}.`,
    places_along: ({ type, name, kind, count, first, last }, say) => {
      const begin = type === 'bar' ? 'Its bars are for' : 'The horizontal axis shows';
      const counted = say.plural(
        count,
        kind === 'category'
          ? { one: '# category', other: '# categories' }
          : { one: '# place', other: '# places' },
      );
      const where =
        last === null
          ? `, ${quoteName(say, first)}`
          : ` from ${quoteName(say, first)} to ${quoteName(say, last)}`;
      return `${begin} ${quoteName(say, name)}, ${counted}${where}.`;
    },
    values_between: ({ type, name, least, greatest }, say) =>
      `${type === 'bar' ? 'Their length shows' : 'The vertical axis shows'} ${quoteName(say, name)}; the values lie between ${say.number(least)} and ${say.number(greatest)}.`,
    series_listed: ({ names }, say) =>
      `There are ${say.number(names.length)} series: ${say.list(names.map((name) => quoteName(say, name)))}.`,
    columns_beside: ({ names }, say) =>
      `The table also has ${say.list(names.map((name) => quoteName(say, name)))}, which the chart does not show.`,
    values_counted: ({ name, count, missing }, say) =>
      `${quoteName(say, name)} has ${say.plural(count, { one: '# value', other: '# values' })}${missing > 0 ? `, and ${say.number(missing)} missing` : ''}.`,
    value_single: ({ value, places }, say) => `It is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    values_equal: ({ value }, say) => `All are ${sayAmount(say, value)}.`,
    value_highest: ({ value, places }, say) =>
      `The highest is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    value_lowest: ({ value, places }, say) =>
      `The lowest is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    mean_and_median: ({ mean, median }, say) =>
      `The mean is ${sayAmount(say, mean)} and the median ${sayAmount(say, median)}.`,
    sum_told: ({ sum }, say) => `The sum is ${sayAmount(say, sum)}.`,
    series_stays: ({ name, value }, say) =>
      `${quoteName(say, name)} stays at ${sayAmount(say, value)} throughout.`,
    series_returns: ({ name, value }, say) =>
      `${quoteName(say, name)} ends where it begins, at ${sayAmount(say, value)}.`,
    series_rises: ({ name, from, to, isSteady }, say) =>
      `${quoteName(say, name)} rises from ${sayAmountAt(say, from)} to ${sayAmountAt(say, to)}${isSteady ? ' and never falls' : ''}.`,
    series_falls: ({ name, from, to, isSteady }, say) =>
      `${quoteName(say, name)} falls from ${sayAmountAt(say, from)} to ${sayAmountAt(say, to)}${isSteady ? ' and never rises' : ''}.`,
    steepest_rise: ({ by, from, to }, say) =>
      `The steepest rise is by ${sayAmount(say, by)}, from ${quoteName(say, from)} to ${quoteName(say, to)}.`,
    steepest_fall: ({ by, from, to }, say) =>
      `The steepest fall is by ${sayAmount(say, by)}, from ${quoteName(say, from)} to ${quoteName(say, to)}.`,
    series_ordered: ({ name, labels }, say) =>
      `${quoteName(say, name)} from highest to lowest: ${labels.map((label) => quoteName(say, label)).join(', ')}.`,
    highest_compared: ({ times }, { number }) => `The highest is ${number(times, 1)} times the lowest.`,
    values_below_zero: ({ count }, { plural }) =>
      `${plural(count, { one: '# value lies', other: '# values lie' })} below zero.`,
    points_far_above: ({ places }, say) =>
      `${sayPlaces(say, places)} ${chooseLie(places)} far above the rest.`,
    points_far_below: ({ places }, say) =>
      `${sayPlaces(say, places)} ${chooseLie(places)} far below the rest.`,
    series_related: ({ name, strength, way, correlation }, say) =>
      `${quoteName(say, name)} shows ${STRENGTHS[strength]}${way === null ? '' : ` ${way}`} relation; the correlation is ${say.number(correlation, 2)}.`,
    parts_of_whole: ({ parts, hasMore }, say) => {
      const told = parts.map(
        ({ label, percent }) => `${quoteName(say, label)} is ${say.number(percent, 1)} %`,
      );
      return `Of the whole, ${say.list(told)}${hasMore ? '; the other parts are smaller' : ''}.`;
    },
    series_compared: ({ name, other, higher, places }, say) =>
      `${quoteName(say, name)} is higher than ${quoteName(say, other)} in ${say.number(higher)} of ${say.plural(places, { one: '# place', other: '# places' })}.`,
  },
};
