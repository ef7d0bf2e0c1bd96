import { type Catalogue, tell } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { ENGLISH_CHARTS } from './en.ts';
import type { ChartMessage, ChartMessages } from './messages.ts';
import { statementsOf, whatStatements } from './statements.ts';

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
export function descriptionOf(chart: Chart, catalogue: ChartCatalogue = ENGLISH_CHARTS): ChartDescription {
  const { what, statistics, trends } = statementsOf(chart);
  return {
    what: told(what, catalogue),
    statistics: told(statistics, catalogue),
    trends: told(trends, catalogue),
  };
}

export function whatOf(chart: Chart, catalogue: ChartCatalogue = ENGLISH_CHARTS): string {
  return told(whatStatements(chart), catalogue);
}

export function descriptionText({ what, statistics, trends }: ChartDescription): string {
  return [what, statistics, trends].filter((level) => level !== '').join('\n\n');
}

function told(messages: readonly ChartMessage[], catalogue: ChartCatalogue): string {
  return messages.map((message) => tell(message, catalogue)).join(' ');
}
