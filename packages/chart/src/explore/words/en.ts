import { type Catalogue, ENGLISH, type Language } from '@relievo/words';
import type { Amount } from '../../words/messages.ts';
import { withUnit } from '../../words/numbers.ts';
import type { Filter } from '../filter.ts';
import type { ExplorerMessages } from '../messages.ts';

function sayAmount({ number }: Language, { value, decimals, unit }: Amount): string {
  return withUnit(number(value, decimals ?? undefined), unit);
}

/** '5 m less than', '497 years before' */
function sayChange(say: Language, by: Amount, isTime: boolean): string {
  const size = { ...by, value: Math.abs(by.value) };
  return isTime
    ? `${say.plural(size.value, { one: '# year', other: '# years' })} ${by.value > 0 ? 'after' : 'before'}`
    : `${sayAmount(say, size)} ${by.value > 0 ? 'more' : 'less'} than`;
}

function sayFilter({ number }: Language, filter: Filter): string {
  switch (filter.kind) {
    case 'missing':
      return 'missing';
    case 'between':
      return `from ${number(filter.from)} to ${number(filter.to)}`;
    case 'above':
      return `above ${number(filter.value)}`;
    case 'below':
      return `below ${number(filter.value)}`;
    case 'at_least':
      return `at least ${number(filter.value)}`;
    case 'at_most':
      return `at most ${number(filter.value)}`;
    case 'equal':
      return `exactly ${number(filter.value)}`;
  }
}

/** What an explorer says in English. */
export const ENGLISH_EXPLORER: Catalogue<ExplorerMessages> = {
  language: ENGLISH,
  words: {
    point_terse: '{label}, {value}',
    point_met: ({ series, name, place, count }, { number }) =>
      `${series === null ? '' : `${series}, `}${name}. ${number(place)} of ${number(count)}`,
    annotation_met: ({ text, from, to }) =>
      to === null ? `Note: ${text}` : `Note from ${from} to ${to}: ${text}`,
    change_from: ({ by, from, isTime }, say) =>
      by.value === 0
        ? isTime
          ? `In the same year as ${from}.`
          : `As much as ${from}.`
        : `${sayChange(say, by, isTime)} ${from}.`,
    is_extreme: ({ which, of, unit, alike, isTime }, { number }) =>
      `${alike > 1 ? `One of the ${number(alike)}` : 'The'} ${isTime ? (which === 'highest' ? 'latest' : 'earliest') : which} of the ${of}${unit === null ? '' : ` in ${unit}`}.`,
    is_total: 'It is worked out of the others, and is not compared with them.',
    extremes_alike: ({ which, names, others }, { list, number }) =>
      `As ${which === 'highest' ? 'high' : 'low'}: ${list([...names, ...(others > 0 ? [`${number(others)} others`] : [])])}.`,
    all_alike: ({ count }, { number }) => `All ${number(count)} values are the same.`,
    is_turn: ({ kind }) => (kind === 'peak' ? 'A peak.' : 'A valley.'),
    chart_ends: ({ side }) => (side === 'first' ? 'Start.' : 'End.'),
    no_more_series: 'No more series.',
    no_turn: ({ side }) => `No turn ${side} this point.`,
    no_crossing: ({ side }) => `Zero is not crossed ${side} this point.`,
    crosses_zero: ({ way, from, to }) =>
      `Goes ${way === 'up' ? 'up' : 'down'} through zero between ${from} and ${to}.`,
    differs: ({ by, to, from, isTime }, say) =>
      by.value === 0
        ? isTime
          ? `${to} is in the same year as ${from}.`
          : `${to} is as much as ${from}.`
        : `${to} is ${sayChange(say, by, isTime)} ${from}.`,
    units_differ: ({ to, from }) => `${to} and ${from} are of different units and cannot be compared.`,
    nothing_to_compare: 'Go from one point with a value to another first.',
    found_nearest: ({ wanted }, { number }) => `Nearest to ${number(wanted)}.`,
    not_found: ({ wanted }, { quote }) => `No point has the name or value ${quote(wanted)}.`,
    filter_set: ({ filter, count, of, names }, say) =>
      count === 0
        ? `No value is ${sayFilter(say, filter)}. The filter is off.`
        : `${say.number(count)} of ${say.plural(of, { one: '# point', other: '# points' })} ${filter.kind === 'missing' ? (count === 1 ? 'has no value' : 'have no value') : `${count === 1 ? 'is' : 'are'} ${sayFilter(say, filter)}`}: ${say.list([...names, ...(count > names.length ? [`${say.number(count - names.length)} others`] : [])])}.`,
    filter_ended: ({ count }, { plural }) =>
      `The filter is off. ${plural(count, { one: '# point', other: '# points' })}.`,
    filter_unknown: ({ typed }, { quote }) =>
      `${quote(typed)} is not a filter. Type a number, or for example above 50, below 50, between 10 and 20.`,
    axis_told: ({ axis, title }) => `${axis === 'x' ? 'Horizontal axis' : 'Values'}: ${title}`,
    title_told: '{title}',
    compares: ({ left, right, isApart }) =>
      `${left} on the left, ${right} on the right.${isApart ? ' Each has a range of pitch of its own, because their units differ.' : ''}`,
    nothing_to_follow: 'The data of this chart do not change, so there is nothing to follow.',
  },
};
