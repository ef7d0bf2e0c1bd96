import { type Catalogue, tell } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { ENGLISH_CHARTS } from './en.ts';
import type { ChartMessage, ChartMessages } from './messages.ts';
import { stateChart, stateWhat } from './statements.ts';

/**
 * A chart in words on three levels, each of which says more than the one before (the levels of
 * Lundgard and Satyanarayan, 2022, without the fourth, which is a reader's own): what it is, its
 * statistics, its trends and exceptions.
 */
export interface ChartDescription {
  readonly what: string;
  readonly statistics: string;
  readonly trends: string;
}

export type ChartCatalogue = Catalogue<ChartMessages>;

/** The description in the language of a catalogue. */
export function writeDescription(chart: Chart, catalogue: ChartCatalogue = ENGLISH_CHARTS): ChartDescription {
  const { what, statistics, trends } = stateChart(chart);
  return {
    what: tellMessages(what, catalogue),
    statistics: tellMessages(statistics, catalogue),
    trends: tellMessages(trends, catalogue),
  };
}

export function sayWhat(chart: Chart, catalogue: ChartCatalogue = ENGLISH_CHARTS): string {
  return tellMessages(stateWhat(chart), catalogue);
}

export function joinDescription({ what, statistics, trends }: ChartDescription): string {
  return [what, statistics, trends].filter((level) => level !== '').join('\n\n');
}

function tellMessages(messages: readonly ChartMessage[], catalogue: ChartCatalogue): string {
  return messages.map((message) => tell(message, catalogue)).join(' ');
}
