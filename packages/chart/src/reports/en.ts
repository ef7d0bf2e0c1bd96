import { profileText } from '@relievo/graphic/profiles';
import { formatFinding } from '@relievo/graphic/rules/words';
import { type Catalogue, ENGLISH, type Language } from '@relievo/words';
import { ENGLISH_FUNCTIONS } from '../function/words-en.ts';
import type { ChartType } from '../model/chart.ts';
import { isRound } from '../model/kinds.ts';
import { countMeaningfulDecimals, withUnit } from '../words/numbers.ts';
import { ENGLISH_CHOICES } from './choices-en.ts';
import type { ChartReports } from './reports.ts';

/** What helps, of what there is: nobody takes fewer series of one. */
function listAdvice(type: ChartType, series: number, base: string | null): string {
  return [
    base === null ? 'choose fewer rows' : `subtract ${base} from every value and say so in the title`,
    ...(series > 1 && !isRound(type) ? ['take fewer series'] : []),
    'use a larger sheet',
  ].join(', or ');
}

/** More names than this make no sentence. */
const MOST_NAMED = 8;

function quoteAll({ list, number, quote }: Language, names: readonly string[]): string {
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
  const more = names.length - shown.length;
  return list([...shown.map(quote), ...(more > 0 ? [`${number(more)} others`] : [])]);
}

/** What is reported of tables and charts in English. */
export const ENGLISH_CHART_REPORTS: Catalogue<ChartReports> = {
  language: ENGLISH,
  words: {
    ...ENGLISH_FUNCTIONS.words,
    ...ENGLISH_CHOICES.words,
    table_binary: 'This is no table but a file for a program; save it as CSV and try again.',
    table_empty: 'The table is empty; there is nothing to show.',
    table_without_rows: 'The table has names of columns but no rows under them; there is nothing to show.',
    table_quote_open:
      'A quotation mark opens in row {row} and is never closed, so the cells cannot be told apart; close it or remove it.',
    table_too_large:
      'The table has more than {most} cells; keep the rows and columns that the chart shows, and try again.',
    table_too_wide:
      'The table has {columns} columns, more than {most}; keep those that the chart shows, and try again.',
    table_ragged:
      'Row {row} has {cells} cells, but there are {columns} columns, so it is not clear what belongs where; put text that holds the delimiter in quotation marks.',
    table_cell_too_long:
      'A cell in row {row} holds more than {most} characters; a table for a chart has short cells, so shorten it or close a quotation mark.',
    table_not_a_number: ({ name, count }, { plural, quote }) =>
      `${quote(name)} holds ${plural(count, { one: '# cell that is', other: '# cells that are' })} no number (such as NaN or Infinity); ${plural(count, { one: 'it is', other: 'they are' })} left out as missing.`,
    annotation_without_place: ({ text, from, to }, { quote }) =>
      `The note ${quote(text)} is for ${to === null ? quote(from) : `${quote(from)} to ${quote(to)}`}, which the chart does not have, so it is left out. Change it in step 3.`,
    work_no_row_kept: ({ rows }, { plural }) =>
      `No row is left: the rule for rows leaves out ${plural(rows, { one: 'the only row', other: 'all # rows' })}. Change the rule under Rows.`,
    work_nothing_adds_up: ({ names }, { list, quote }) =>
      `The values of ${list(names.map(quote))} do not add up, so their sums would say nothing. Choose the mean of rows with one name under Rows, or show each row.`,
    table_cells_unread: ({ name, count, first, cell, as }, { plural, quote, number }) =>
      `${quote(name)} holds ${plural(count, { one: '# cell that is', other: '# cells that are' })} no ${as}, the first in row ${number(first)}: ${quote(cell)}. ${plural(count, { one: 'It is', other: 'They are' })} left out as missing.`,
    table_decimal_unsure: ({ name, cell, value }, { number, quote }) =>
      `In ${quote(name)}, ${quote(cell)} was read as ${number(value)}; if that is wrong, say whether decimals are written with a comma or a point.`,
    table_date_unsure: ({ name }, { quote }) =>
      `The dates in ${quote(name)} can be read day first or month first, so they are kept as text; write them as year-month-day to use them as dates.`,
    table_header_taken: ({ row }, { quote }) =>
      `The first row (${quote(row)}) was read as the names of the columns; if it is data, say that there is no header.`,
    table_header_missing: ({ row }, { quote }) =>
      `The first row (${quote(row)}) was read as data, so the columns are numbered; if it names them, say that there is a header.`,
    table_header_twice: ({ header, column, name }, { number, quote }) =>
      `Two columns are called ${quote(header)}; the one in place ${number(column)} is called ${quote(name)} here.`,
    table_long_form: ({ x, group, series, values }, say) =>
      `The table has one row for each value, so ${quoteAll(say, group)} became ${say.plural(series, { one: '# series', other: '# series' })} of ${quoteAll(say, values)}, one value at each of ${say.quote(x)}; name other columns for the horizontal axis, the values or the groups if that is wrong.`,
    table_names_joined: ({ names }, say) =>
      `No single column names the rows, so each is called by ${quoteAll(say, names)} together.`,
    table_rows_without_place: ({ name, count, first }, { number, plural, quote }) => {
      const rows = plural(count, {
        one: `Row ${number(first)} of the table says`,
        other: `# rows of the table (the first is row ${number(first)}) say`,
      });
      return `${rows} nothing under ${quote(name)}, so the chart has no place for ${plural(count, { one: 'its values', other: 'their values' })}; fill in what is missing.`;
    },
    table_rows_short: ({ count, first }, { number, plural }) => {
      const rows = plural(count, {
        one: `Row ${number(first)} has`,
        other: `# rows (the first is row ${number(first)}) have`,
      });
      return `${rows} fewer cells than there are columns; what is not there counts as missing.`;
    },
    chart_numbers_missing:
      'No column of numbers is chosen, so there is nothing to show; choose at least one.',
    chart_column_missing: 'There is no column in place {column}; the table has {columns}.',
    chart_column_unknown: ({ name, columns }, say) =>
      `There is no column ${say.quote(name)}. The table has ${quoteAll(say, columns)}.`,
    chart_own_scale_without_fields:
      'Only lines and areas have a field and a scale for each series; choose one of them or the usual scale.',
    chart_group_not_one_row_each: ({ x, group }, { quote }) =>
      `Several rows have the same ${quote(x)} and the same ${quote(group)}, so it is not clear which value to show; choose other columns for the horizontal axis or for the groups.`,
    chart_column_without_numbers: ({ name, holds }, { quote }) =>
      `${quote(name)} is not a column of numbers (it holds ${quote(holds)}), so it has no heights to show; choose a column of numbers.`,
    chart_scatter_without_axis: ({ type, name }, { quote }) =>
      `${type === 'scatter' ? 'A scatter chart' : 'The graph of a function'} needs numbers or dates along its horizontal axis${name === null ? '' : `, and ${quote(name)} is text`}; choose another column, or bars.`,
    chart_pie_of_several:
      'A pie shows the parts of one whole, so it takes one column of numbers; choose one, or bars.',
    chart_of_one_column: ({ type }) =>
      `A chart of the type ${type} shows one column of numbers; choose one, or another type.`,
    chart_symbols_below_zero:
      'A pictogram counts symbols, and there are none below zero; choose bars for these values.',
    chart_symbols_of_zeros: 'All values are zero, so there is no symbol to draw; choose another column.',
    chart_countries_missing: ({ name }, { quote }) =>
      `A map needs a column that names countries, such as Kenya or KE${name === null ? '' : `, and ${quote(name)} names none`}; choose another column, or another type.`,
    chart_country_twice: ({ name, first, second }, { number, quote }) =>
      `${quote(name)} is in row ${number(first)} and in row ${number(second)}, and a map shows one value for each country; put the rows together in step 2, or choose bars.`,
    chart_time_missing:
      'A time line needs a column of years, such as 1969, or of dates; choose one, or another type.',
    chart_column_empty: ({ name }, { quote }) =>
      `${quote(name)} holds no value at all, so there is nothing to show; choose another column.`,
    chart_line_of_one: 'A line needs two values at least; choose bars for one.',
    chart_pie_below_zero: 'A pie has no parts below zero; choose bars for these values.',
    chart_stack_of_units: ({ names }, say) =>
      `${quoteAll(say, names)} are of different units, so their values cannot be added or compared as lengths; choose columns of one unit, or bars side by side.`,
    chart_stack_below_zero: ({ name }, { quote }) =>
      `${quote(name)} has values below zero, and stacked or mirrored bars have no place for them; choose bars side by side.`,
    chart_diverging_not_of_two: ({ series }, { number }) =>
      `Bars on both sides of zero compare two columns of numbers, and there ${series === 1 ? 'is one' : `are ${number(series)}`}; choose two.`,
    chart_log_of_lengths:
      'Bars, areas and slices begin at zero, and a logarithmic scale has none; choose a line or a scatter chart.',
    chart_log_not_above_zero: ({ name }, { quote }) =>
      `${quote(name)} has values that are not above zero, and a logarithmic scale has no place for them; choose other columns or the usual scale.`,
    axis_named_once: ({ name }, { quote }) =>
      `Along the chart only ${quote(name)} is named, because the other names have no room beside it; the data table and the sound have all of them.`,
    log_scale_used: 'The upright axis is logarithmic: equal steps multiply the value by equal factors.',
    log_scale_offered:
      'Most values are close to the axis beside the greatest; a line or a scatter chart on a logarithmic scale shows them apart.',
    chart_pie_of_zeros: 'All values are zero, so a pie has no parts; choose bars.',
    chart_does_not_fit: ({ type, series, values, medium, finding, base }, { number, plural }) => {
      const each = plural(values, { one: '# value', other: '# values' });
      const what = series > 1 ? `${number(series)} series of ${each}` : each;
      const why = finding === null ? '' : ` (${formatFinding(finding).replace(/\.$/, '')})`;
      return `This chart of ${what} cannot be told apart by touch on ${profileText(medium)}${why}; ${listAdvice(type, series, base === null ? null : number(base))}. Its sound, table and description are not affected.`;
    },
    bars_too_short: ({ count, name }, { plural }) =>
      `${plural(count, { one: `One bar (${name}) is`, other: '# bars are' })} too short beside the longest to be felt; leave out the extreme values, or read the table.`,
    points_joined: ({ points, stars }, { number, plural }) => {
      const stand = plural(stars, {
        one: 'one star is shown instead, at their mean',
        other: '# stars are shown instead, each at the mean of its points',
      });
      return `${number(points)} points lie too close to be felt apart; ${stand}.`;
    },
    axis_below_scale: ({ value, distance }, { millimetres }) =>
      `The lying axis is ${millimetres(distance, 0)} below the mark of ${value}, so that what lies at ${value} does not run into it.`,
    axis_without_zero: ({ from, to }) =>
      `The upright axis goes from ${from} to ${to} and leaves out zero, so heights show differences and not how many times as great one value is.`,
    stack_as_groups:
      'The parts of these stacked bars would be too short to be felt, so the bars are side by side.',
    area_as_line: 'The area would be too narrow to be felt, so its upper edge is drawn as a line.',
    bars_named_in_steps: ({ every, first, second }) =>
      `Every ${every === 2 ? 'second' : 'fifth'} bar has its name, from ${first} to ${second} and so on, and one counts on between them.`,
    bars_turned: ({ direction }) =>
      `There is no room for ${direction === 'lying' ? 'horizontal' : 'vertical'} bars, so they are drawn ${direction === 'lying' ? 'vertically' : 'horizontally'}.`,
    histogram_as_bars: 'The classes have no room beside each other, so each is a bar of its own.',
    heat_map_as_bars: 'The cells would be too small to be felt, so the values are drawn as bars.',
    number_line_as_bars:
      'The points would be too close on a line for their names, so the values are drawn as bars.',
    map_as_bars: 'No country would be large enough to be felt on this map, so the values are drawn as bars.',
    map_values_as_steps: ({ steps }, { number }) =>
      `The countries show ${number(steps)} steps of values by their texture; the data table has each value. Coasts and borders are simplified for fingers, and small islands are left out.`,
    countries_too_small: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'is', other: 'are' })} too small to be felt on the map; the data table and the description have ${say.plural(names.length, { one: 'it', other: 'them' })}.`,
    countries_unnamed: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'is', other: 'are' })} on the map without a name, for which there is no room; the explorer and the data table have ${say.plural(names.length, { one: 'it', other: 'them' })}.`,
    countries_unknown: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'is', other: 'are' })} not known as a country and not on the map. Write the name of a country as it is usual in English, German, Spanish or French, or its code of two letters.`,
    pictogram_as_bars: 'The rows of symbols have no room, so the values are drawn as bars.',
    symbols_for_parts: ({ each }) =>
      `Each symbol is ${each}, and a ring at the end of a row is less than that; the data table has each value.`,
    values_as_steps: ({ steps }, { number }) =>
      `The cells show ${number(steps)} steps of values by their texture; the data table has each value.`,
    box_as_bars: 'The boxes would be too small to be felt, so the five numbers of each are drawn as bars.',
    trend_apart:
      'The trend line would run into the points, so it has a sheet of its own with the same scale.',
    columns_only_in_table: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'is', other: 'are' })} not drawn; the data table and the description have ${say.plural(names.length, { one: 'it', other: 'them' })}. Choose columns to draw them.`,
    chart_on_sheets: ({ sheets, hasOverview }, { number }) =>
      `One sheet does not hold this chart, so it takes ${number(sheets)}${hasOverview ? '; the first gives an overview' : ''}. Sheets of one unit share their scale.`,
    missing_unmarked: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'has', other: 'have' })} no value and no mark on the sheet; that is not zero, and the data table says so.`,
    line_simplified: ({ name, error, unit }, { number, quote }) =>
      `The line of ${quote(name)} was simplified, so that a finger can follow it; it is off by ${withUnit(number(error, countMeaningfulDecimals(error, 0)), unit)} at most.`,
    series_own_scale: ({ names }, say) =>
      `${quoteAll(say, names)} ${say.plural(names.length, { one: 'has a scale of its own', other: 'have scales of their own' })}, so heights cannot be compared between the fields.`,
    slices_joined: ({ names }, say) =>
      `${quoteAll(say, names)} are too small to be felt, so one slice shows all of them together; the data table has each.`,
    pie_as_bars: 'The slices of this pie would be too narrow to be felt, so the values are drawn as bars.',
    parts_without_slice: ({ zero, missing }, say) =>
      [
        ...(zero.length > 0
          ? [
              `${quoteAll(say, zero)} ${say.plural(zero.length, { one: 'is', other: 'are' })} zero and ${say.plural(zero.length, { one: 'has', other: 'have' })} no slice.`,
            ]
          : []),
        ...(missing.length > 0
          ? [
              `${quoteAll(say, missing)} ${say.plural(missing.length, { one: 'has', other: 'have' })} no value and no slice; that is not zero.`,
            ]
          : []),
      ].join(' '),
    sound_thinned: ({ name, values, played }, { number, quote }) =>
      `${quote(name)} has ${number(values)} values, too many to hear one by one; ${number(played)} are played, the least and the greatest of every stretch.`,
    sound_too_close:
      'Some values lie so close beside the others that they sound the same; the data table tells them apart, or leave out the extreme values.',
  },
};
