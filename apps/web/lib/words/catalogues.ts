import type { ChartReports, ExplorerCommand, ExplorerMessages } from '@relievo/chart';
import type { ErrorCatalogue, IssueMessages } from '@relievo/contracts';
import type { FindingCatalogue, GraphicReports, ToldEdits } from '@relievo/graphic';
import type { Catalogue } from '@relievo/words';

/** The words for what comes as a code with parameters, in the language of the reader. */
export interface Catalogues {
  /** Null for English: what the server refuses it tells in English itself. */
  readonly errors: ErrorCatalogue | null;
  /** Null for English, whose words come with the forms that need them. */
  readonly issues: Catalogue<IssueMessages> | null;
  /** Null where the server's own words are in that language. */
  readonly findings: FindingCatalogue | null;
  /** Null as well. */
  readonly reports: Catalogue<GraphicReports & ChartReports> | null;
  /** What was done to a drawing; null for English, whose words come with the editor. */
  readonly edits: Catalogue<ToldEdits> | null;
  /** What is said while a chart is explored; null for English, whose words come with the explorer. */
  readonly explorer: Catalogue<ExplorerMessages> | null;
  /** What its keys do; null as well. */
  readonly explorerKeys: Readonly<Record<ExplorerCommand, string>> | null;
}

export const ENGLISH_CATALOGUES: Catalogues = {
  errors: null,
  issues: null,
  findings: null,
  reports: null,
  edits: null,
  explorer: null,
  explorerKeys: null,
};

let current = ENGLISH_CATALOGUES;

/** Set once, before anything is shown. */
export function setCatalogues(catalogues: Catalogues): void {
  current = catalogues;
}

export function getCatalogues(): Catalogues {
  return current;
}
