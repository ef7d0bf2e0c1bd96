import { ENGLISH_ERRORS, type ErrorCatalogue } from '@relievo/contracts';
import type { FindingCatalogue } from '@relievo/graphic';

/** The words for what comes as a code with parameters, in the language of the reader. */
export type Catalogues = {
  readonly errors: ErrorCatalogue;
  /** Null where the server's own words are in that language. */
  readonly findings: FindingCatalogue | null;
};

export const ENGLISH_CATALOGUES: Catalogues = { errors: ENGLISH_ERRORS, findings: null };

let current = ENGLISH_CATALOGUES;

/** Set once, before anything is shown. */
export function setCatalogues(catalogues: Catalogues): void {
  current = catalogues;
}

export const catalogues = (): Catalogues => current;
