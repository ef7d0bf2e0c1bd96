import type { ExplorerCommand, ExplorerMessages } from '@relievo/chart/explore';
import type { ChartReports } from '@relievo/chart/reports';
import type { ErrorCatalogue } from '@relievo/contracts/errors';
import type { IssueMessages } from '@relievo/contracts/issues';
import type { ToldEdits } from '@relievo/graphic/editing/words';
import type { FindingCatalogue } from '@relievo/graphic/rules/words';
import type { GraphicReports } from '@relievo/graphic/words';
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
