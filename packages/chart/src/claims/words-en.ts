import { type Catalogue, ENGLISH, type Language } from '@relievo/words';
import type { ChartType } from '../model/chart.ts';
import type { ChartClaimMessages, ClaimedValue } from './messages.ts';

const KINDS: Readonly<Record<ChartType, string>> = {
  bar: 'a bar chart',
  line: 'a line chart',
  area: 'an area chart',
  scatter: 'a scatter chart',
  pie: 'a pie chart',
  donut: 'a donut chart',
  histogram: 'a histogram',
  box: 'a box plot',
  function: 'the graph of a function',
  'heat-map': 'a heat map',
  'number-line': 'a number line',
  'time-line': 'a time line',
  pictogram: 'a pictogram',
  map: 'a map by country',
};

function sayValue({ quote }: Language, { place, value }: ClaimedValue): string {
  return `${quote(place)} is ${value}`;
}

export const ENGLISH_CHART_CLAIMS: Catalogue<ChartClaimMessages> = {
  language: ENGLISH,
  words: {
    claim_values: ({ values }, say) => `${say.list(values.map((one) => sayValue(say, one)))}.`,
    claim_highest: ({ places, value }, { quote, list }) =>
      `The highest is ${value} at ${list(places.map(quote))}.`,
    claim_lowest: ({ places, value }, { quote, list }) =>
      `The lowest is ${value} at ${list(places.map(quote))}.`,
    claim_extent: 'The values lie between {lowest} and {highest}.',
    claim_places_counted: ({ places }, { plural }) =>
      `The chart has ${plural(places, { one: '# place', other: '# places' })}.`,
    claim_series_counted: ({ series }, { plural }) =>
      `The chart has ${plural(series, { one: 'one series', other: '# series' })}.`,
    claim_met: ({ met, of }, { number }) => `That is so for ${number(met)} of ${number(+of)}.`,
    claim_sum: 'The sum is {value}.',
    claim_mean: 'The mean is {value}.',
    claim_median: 'The median is {value}.',
    claim_difference: 'The difference is {value}.',
    claim_share: ({ place, share: part }, { quote, share }) =>
      `${quote(place)} is ${share(part, 1)} of the whole.`,
    claim_order: ({ names }, { quote, list }) => `The names in their order are ${list(names.map(quote))}.`,
    claim_series_named: ({ names }, { quote, list }) => `That is ${list(names.map(quote))}.`,
    claim_chart_titled: ({ title }, { quote }) => `The title is ${quote(title)}.`,
    claim_axis: ({ axis, name }, { quote }) =>
      `The ${axis === 'x' ? 'horizontal' : 'vertical'} axis shows ${quote(name)}.`,
    claim_kind: ({ kind }) => `This is ${KINDS[kind]}.`,
    claim_step: ({ from, to }, say) => `${sayValue(say, from)}, and ${sayValue(say, to)}.`,
  },
};
