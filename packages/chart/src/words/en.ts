import { type Catalogue, ENGLISH, type Language } from '@relievo/words';
import type { Classes } from '../model/chart.ts';
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
  histogram: 'A histogram',
  box: 'A box plot',
  function: 'The graph of a function',
  'heat-map': 'A heat map',
  'number-line': 'A number line',
  'time-line': 'A time line',
  pictogram: 'A pictogram',
  map: 'A map by country',
};

const PLACES: Partial<Readonly<Record<ChartKind, string>>> = {
  bar: 'Its bars are for',
  'heat-map': 'Its columns are for',
  'number-line': 'Its points are for',
  'time-line': 'Its points are for',
  pictogram: 'Its rows are for',
  map: 'Its areas are for',
};
const VALUES: Partial<Readonly<Record<ChartKind, string>>> = {
  bar: 'Their length shows',
  'heat-map': 'The texture of its cells shows',
  'number-line': 'Their place on the line shows',
  map: 'The texture of its areas shows',
  pictogram: 'The number of their symbols shows',
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

function sayRange({ number }: Language, count: number, least: number, greatest: number): string {
  if (least < greatest) return `the values lie between ${number(least)} and ${number(greatest)}`;
  return `${count === 1 ? 'the only value' : 'every value'} is ${number(least)}`;
}

const RULES: Readonly<Record<Classes['rule'], string>> = {
  sturges: 'Sturges',
  'freedman-diaconis': 'Freedman and Diaconis',
};

const MOST_VALUES = 5;

function sayFew(say: Language, amounts: readonly Amount[]): string {
  const shown = amounts.length > MOST_VALUES ? amounts.slice(0, MOST_VALUES - 1) : amounts;
  const more = amounts.length - shown.length;
  return say.list([
    ...shown.map((amount) => sayAmount(say, amount)),
    ...(more > 0 ? [`${say.number(more)} others`] : []),
  ]);
}

/** What is told of charts in English. */
export const ENGLISH_CHARTS: Catalogue<ChartMessages> = {
  language: ENGLISH,
  words: {
    chart_named: ({ kind, title }, say) =>
      title === '' ? `${KINDS[kind]}.` : `${KINDS[kind]}, ${quoteName(say, title)}.`,
    stack_ordered: ({ names }, say) =>
      `In each bar the series follow each other from zero on: ${names.map((name) => quoteName(say, name)).join(', ')}.`,
    sides_told: ({ first, second }, say) =>
      `${quoteName(say, first)} is on one side of zero, to the left or below, and ${quoteName(say, second)} on the other.`,
    zero_begins: ({ type }) =>
      `${type === 'area' ? 'The areas begin' : type === 'pictogram' ? 'The rows begin' : 'The bars begin'} at zero.`,
    zero_between: 'Some values are above zero and some below.',
    all_above_zero: 'All values are above zero.',
    all_below_zero: 'All values are below zero.',
    totals_compared: ({ highest, at, lowest, lowestAt }, say) =>
      `The highest total is ${sayAmount(say, highest)} at ${sayPlaces(say, at)}, the lowest total ${sayAmount(say, lowest)} at ${sayPlaces(say, lowestAt)}.`,
    totals_equal: ({ total }, say) => `Each total is ${sayAmount(say, total)}.`,
    pie_divided: ({ values, by, parts }, say) =>
      `It ${values === null ? 'has' : `divides ${quoteName(say, values)}${by === null ? '' : ` by ${quoteName(say, by)}`} into`} ${say.plural(parts, { one: '# part', other: '# parts' })}.`,
    places_along: ({ type, name, kind, count, first, last }, say) => {
      const begin = PLACES[type] ?? 'The horizontal axis shows';
      const counted = say.plural(
        count,
        kind === 'category'
          ? { one: '# category', other: '# categories' }
          : { one: '# place', other: '# places' },
      );
      const where =
        last === null
          ? `, ${count > 1 ? 'all at ' : ''}${quoteName(say, first)}`
          : ` from ${quoteName(say, first)} to ${quoteName(say, last)}`;
      return `${begin} ${name === null ? '' : `${quoteName(say, name)}, `}${counted}${where}.`;
    },
    values_classed: ({ name, count, missing, classes, width, from, to, rule }, say) =>
      `It counts ${say.plural(count, { one: '# value', other: '# values' })} of ${quoteName(say, name)} in ${say.plural(classes, { one: '# class', other: '# classes' })} from ${say.number(from)} to ${say.number(to)}, each ${sayAmount(say, width)} wide${missing > 0 ? `; ${say.number(missing)} missing` : ''}. A value between two classes counts in the upper one. The width is rounded from the rule of ${RULES[rule]}.`,
    values_spread: ({ least, greatest, mean, median }, say) =>
      least.value === greatest.value
        ? `Every value is ${sayAmount(say, least)}.`
        : `The values go from ${sayAmount(say, least)} to ${sayAmount(say, greatest)}; their mean is ${sayAmount(say, mean)} and their median ${sayAmount(say, median)}.`,
    class_fullest: ({ count, share, places }, say) =>
      `Most values, ${say.number(count)} or ${say.share(share, 1)}, are ${places.names.length + places.others === 1 ? 'in the class' : 'in each of the classes'} ${sayPlaces(say, places)}.`,
    classes_empty: ({ places }, say) => `No value is in ${sayPlaces(say, places)}.`,
    classes_peak: ({ places }, say) =>
      `There are peaks at ${sayPlaces(say, places)}, with lower classes between them.`,
    boxes_told: ({ name, boxes, count, least, greatest }, say) =>
      `It shows the five numbers of ${quoteName(say, name)} ${boxes === 1 ? 'as one box' : `in ${say.number(boxes)} boxes`}; ${sayRange(say, count, least, greatest)}. A box goes from the lower to the upper quartile with a line at the median, and whiskers go to the lowest and the highest value. Quartiles lie in proportion between the two nearest values, the way spreadsheets compute them.`,
    five_numbers: ({ name, count, missing, least, lower, median, upper, greatest, mean }, say) =>
      `${quoteName(say, name)} has ${say.plural(count, { one: '# value', other: '# values' })}${missing > 0 ? `, and ${say.number(missing)} missing` : ''}: lowest ${sayAmount(say, least)}, lower quartile ${sayAmount(say, lower)}, median ${sayAmount(say, median)}, upper quartile ${sayAmount(say, upper)}, highest ${sayAmount(say, greatest)}. The mean is ${sayAmount(say, mean)}.`,
    box_outliers: ({ name, above, below }, say) =>
      `In ${quoteName(say, name)}, ${say.list([
        ...(above.length > 0
          ? [`${sayFew(say, above)} ${above.length === 1 ? 'is' : 'are'} far above the rest`]
          : []),
        ...(below.length > 0
          ? [`${sayFew(say, below)} ${below.length === 1 ? 'is' : 'are'} far below the rest`]
          : []),
      ])}.`,
    medians_ordered: ({ names }, say) =>
      `By their medians, from highest to lowest: ${names.map((name) => quoteName(say, name)).join(', ')}.`,
    box_widest: ({ name, width }, say) =>
      `The middle half is widest in ${quoteName(say, name)}: ${sayAmount(say, width)} from quartile to quartile.`,
    values_between: ({ type, name, unit, count, least, greatest }, say) => {
      const range = sayRange(say, count, least, greatest);
      if (name !== null)
        return `${VALUES[type] ?? 'The vertical axis shows'} ${quoteName(say, name)}; ${range}.`;
      const inUnit = unit === null ? '' : `, in ${unit}`;
      return `${range.charAt(0).toUpperCase()}${range.slice(1)}${inUnit}.`;
    },
    series_listed: ({ names }, say) =>
      `There are ${say.number(names.length)} series: ${say.list(names.map((name) => quoteName(say, name)))}.`,
    columns_beside: ({ names }, say) =>
      `The table also has ${say.list(names.map((name) => quoteName(say, name)))}, which the chart does not show.`,
    values_counted: ({ name, count, missing }, say) =>
      `${quoteName(say, name)} has ${say.plural(count, { one: '# value', other: '# values' })}${missing > 0 ? `, and ${say.number(missing)} missing` : ''}.`,
    value_single: ({ value, places }, say) => `It is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    times_between: ({ name, first, last }, say) =>
      `The line shows ${quoteName(say, name)}, from ${say.quote(first)} to ${say.quote(last)}.`,
    events_counted: ({ count, missing }, say) =>
      `There ${say.plural(count, { one: 'is # event', other: 'are # events' })}${missing > 0 ? `, and ${say.number(missing)} without a time` : ''}.`,
    events_ordered: ({ events }, say) =>
      `In their order: ${events.map(({ label, time }) => `${quoteName(say, label)}, ${say.quote(time)}`).join('; ')}.`,
    events_apart: ({ which, years, from, to }, say) =>
      `The ${which} time between two that follow each other is ${say.plural(years, { one: '# year', other: '# years' })}, from ${quoteName(say, from)} to ${quoteName(say, to)}.`,
    values_equal: ({ value }, say) => `All are ${sayAmount(say, value)}.`,
    value_highest: ({ value, places }, say) =>
      `The highest is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    value_lowest: ({ value, places }, say) =>
      `The lowest is ${sayAmount(say, value)} at ${sayPlaces(say, places)}.`,
    mean_and_median: ({ mean, median }, say) =>
      `The mean is ${sayAmount(say, mean)} and the median ${sayAmount(say, median)}.`,
    sum_told: ({ sum }, say) => `The sum is ${sayAmount(say, sum)}.`,
    totals_not_told: ({ names }, say) =>
      `${say.list(names.map((name) => quoteName(say, name)))} ${names.length === 1 ? 'is' : 'are'} worked out of the others, and what is said of the values leaves ${names.length === 1 ? 'it' : 'them'} out.`,
    totals_left_out: ({ names }, say) =>
      `${say.list(names.map((name) => quoteName(say, name)))} of the table ${names.length === 1 ? 'is' : 'are'} worked out of the others and left out.`,
    series_stays: ({ name, value }, say) =>
      `${quoteName(say, name)} stays at ${sayAmount(say, value)} throughout.`,
    series_returns: ({ name, value }, say) =>
      `${quoteName(say, name)} ends where it begins, at ${sayAmount(say, value)}.`,
    series_rises: ({ name, from, to, isSteady }, say) =>
      `${quoteName(say, name)} rises from ${sayAmountAt(say, from)} to ${sayAmountAt(say, to)}${isSteady ? ' and never falls' : ''}.`,
    series_falls: ({ name, from, to, isSteady }, say) =>
      `${quoteName(say, name)} falls from ${sayAmountAt(say, from)} to ${sayAmountAt(say, to)}${isSteady ? ' and never rises' : ''}.`,
    largest_rise: ({ by, from, to }, say) =>
      `The largest step up is ${sayAmount(say, by)}, from ${quoteName(say, from)} to ${quoteName(say, to)}.`,
    largest_fall: ({ by, from, to }, say) =>
      `The largest step down is ${sayAmount(say, by)}, from ${quoteName(say, from)} to ${quoteName(say, to)}.`,
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
    trend_told: ({ name, way, by, each, from, to }, say) =>
      way === 'level'
        ? `The trend line of ${quoteName(say, name)} by least squares is level at ${sayAmount(say, from)}.`
        : `The trend line of ${quoteName(say, name)} by least squares ${way} by ${sayAmount(say, by)} for each ${each === null ? 'day' : (each.unit ?? `step of one in ${quoteName(say, each.name)}`)}, from ${sayAmountAt(say, from)} to ${sayAmountAt(say, to)}.`,
    curve_turns: ({ way, name, turns, others }, say) =>
      `${quoteName(say, name)} turns from ${way === 'highest' ? 'rising to falling' : 'falling to rising'} at ${say.list([...turns.map((turn) => `${quoteName(say, turn.at)} with ${sayAmount(say, turn)}`), ...(others > 0 ? [`${say.number(others)} others`] : [])])}.`,
    curve_zeros: ({ name, at, between }, say) =>
      `${quoteName(say, name)} is zero ${say.list([
        ...at.map((place) => `at ${quoteName(say, place)}`),
        ...between.map(({ from, to }) => `between ${quoteName(say, from)} and ${quoteName(say, to)}`),
      ])}.`,
    curve_without_zero: ({ name }, say) => `${quoteName(say, name)} is not zero at any of these places.`,
    curve_gaps: ({ name, places }, say) =>
      `${quoteName(say, name)} has no value at ${sayPlaces(say, places)}.`,
    parts_of_whole: ({ parts, hasMore }, say) => {
      const told = parts.map(({ label, share }) => `${quoteName(say, label)} is ${say.share(share, 1)}`);
      return `Of the whole, ${say.list(told)}${hasMore ? '; no other part is larger' : ''}.`;
    },
    parts_of_no_whole: ({ values }, say) =>
      `The values of ${quoteName(say, values)} do not add up to a whole, so the size of a part says only which is more.`,
    annotation_told: ({ text, from, to }, say) =>
      `${to === null ? `At ${quoteName(say, from)}` : `From ${quoteName(say, from)} to ${quoteName(say, to)}`}: ${/[.!?…]$/.test(text) ? text : `${text}.`}`,
    series_compared: ({ name, other, higher, equal, places }, say) =>
      equal === places
        ? `${quoteName(say, name)} and ${quoteName(say, other)} are equal in ${places === 1 ? 'the one place' : `all ${say.number(places)} places`}.`
        : `${quoteName(say, name)} is higher than ${quoteName(say, other)} in ${say.number(higher)} of ${say.plural(places, { one: '# place', other: '# places' })}${equal > 0 ? `, and equal in ${say.number(equal)}` : ''}.`,
  },
};
