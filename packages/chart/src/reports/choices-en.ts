import { type Catalogue, ENGLISH } from '@relievo/words';
import type { Aggregate, RowReports } from '../model/rows.ts';
import type { KindReasons } from '../model/suggest.ts';
import type { OfferReasons } from '../work/offers.ts';
import type { VegaLiteRefusals } from '../work/reports.ts';

const JOINED: Readonly<Record<Aggregate, string>> = {
  sum: 'the sum of its values',
  mean: 'the mean of its values',
  median: 'the median of its values',
  least: 'its least value',
  greatest: 'its greatest value',
  count: 'how many rows it has',
};

/** Why a kind of chart suits a table, what became of its rows, and why a chart of others is not taken over, in English. */
export const ENGLISH_CHOICES: Catalogue<KindReasons & RowReports & VegaLiteRefusals & OfferReasons> = {
  language: ENGLISH,
  words: {
    offer_groups_joined: ({ column, how, groups }, { number, quote }) =>
      `One row for each of ${number(groups)} in ${quote(column)}, with ${JOINED[how]}.`,
    offer_highest_kept: ({ column, count }, { number, quote }) =>
      `Only the ${number(count)} highest of ${quote(column)}.`,
    offer_one_series: ({ name, of }, { number, quote }) => `Only ${quote(name)} of the ${number(of)} series.`,
    offer_line_instead: 'A line, which takes less room than so many bars.',
    offer_log_scale: 'A logarithmic scale: each mark is ten times the one before.',
    kind_course_of_time: ({ x }, { quote }) =>
      `The rows follow each other in time by ${quote(x)}, and a line shows how values rise and fall.`,
    kind_course_along: ({ x }, { quote }) =>
      `${quote(x)} rises from row to row, and a line shows how the other values change along it.`,
    kind_amount_of_time: ({ x }, { quote }) =>
      `An amount changes along ${quote(x)}, and an area shows how much of it there is above zero.`,
    kind_names_compared: ({ names, x }, { plural, quote }) =>
      `There ${plural(names, { one: 'is # name', other: 'are # names' })} in ${quote(x)}, and bars are compared by their length.`,
    kind_rows_compared: 'Each row has a number, and bars are compared by their length.',
    kind_parts_add_up: ({ names }, { list, quote }) =>
      `${list(names.map(quote))} are in one unit and can be added up, so stacked bars show parts and total.`,
    kind_two_sides: ({ first, second }, { quote }) =>
      `There are two columns in one unit, so ${quote(first)} and ${quote(second)} can be compared on both sides of zero.`,
    kind_two_numbers: ({ x, y }, { quote }) =>
      `${quote(x)} and ${quote(y)} are both numbers, and points show whether one changes with the other.`,
    kind_parts_of_whole: ({ parts }, { number }) =>
      `There are ${number(parts)} parts, none below zero, and slices show the share of each.`,
    kind_values_spread: ({ name, count }, { number, quote }) =>
      `${quote(name)} has ${number(count)} values without a name each, and a histogram shows where most of them are.`,
    kind_events_in_time: ({ names, time }, { quote }) =>
      `Each of ${quote(names)} has a time in ${quote(time)} and no other number, and a time line shows what came when.`,
    kind_of_countries: ({ countries, x }, { number, quote }) =>
      `${quote(x)} names ${number(countries)} countries, and a map shows where values are high and where low.`,
    kind_groups_spread: ({ groups }, { number }) =>
      `There are ${number(groups)} groups of many values, and boxes show how the values of each are spread.`,
    vega_lite_of_several:
      'This Vega-Lite chart has several views. Bring one of them at a time, each with its mark, its encoding and its data.',
    vega_lite_transforms:
      'This Vega-Lite chart changes its data by “transform” before it draws them. Put the changed data into “values”, remove “transform”, and bring it again.',
    vega_lite_data_elsewhere:
      'This Vega-Lite chart has no data in it: they lie at another address or under a name. Put them into “data” as “values”, and bring it again.',
    vega_lite_mark_unknown: ({ mark }, { quote }) =>
      `The mark ${quote(mark)} of this Vega-Lite chart has no tactile form here. Use bar, line, area, point, arc, boxplot or rect, or bring its data as a table.`,
    vega_lite_aggregate_unknown:
      'This Vega-Lite chart puts rows together in a way that is not known here. Bring its data as a table, and put rows together in step 2.',
    vega_lite_field_missing: ({ name, columns }, { list, quote }) =>
      `This Vega-Lite chart draws the field ${quote(name)}, which its data do not have. They have ${list(columns.map(quote))}.`,
    rows_filtered: ({ name, kept, left }, { number, plural, quote }) =>
      `By ${quote(name)}, ${plural(kept, { one: '# row is', other: '# rows are' })} shown and ${number(left)} ${left === 1 ? 'is' : 'are'} left out.`,
    rows_joined: ({ by, how, rows, groups, missing, dropped, notAdded }, { list, number, plural, quote }) =>
      [
        `By ${quote(by)}, ${plural(rows, { one: '# row', other: '# rows' })} became ${number(groups)}, each with ${JOINED[how]}.`,
        ...(missing > 0
          ? [
              `${plural(missing, { one: '# cell has', other: '# cells have' })} no number and ${missing === 1 ? 'is' : 'are'} left out.`,
            ]
          : []),
        ...(dropped.length > 0
          ? [
              `${list(dropped.map(quote))} ${dropped.length === 1 ? 'has' : 'have'} no numbers to join and ${dropped.length === 1 ? 'is' : 'are'} left out.`,
            ]
          : []),
        ...(notAdded.length > 0
          ? [
              `The values of ${list(notAdded.map(quote))} do not add up, so ${notAdded.length === 1 ? 'this column is' : 'these columns are'} left out.`,
            ]
          : []),
      ].join(' '),
  },
};
