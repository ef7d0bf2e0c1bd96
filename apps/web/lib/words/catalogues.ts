import { ENGLISH_ERRORS, type ErrorCatalogue } from '@relievo/contracts';

/** The words for what comes as a code with parameters, in the language of the reader. */
export type Catalogues = {
  readonly errors: ErrorCatalogue;
};

export const ENGLISH_CATALOGUES: Catalogues = { errors: ENGLISH_ERRORS };

let current = ENGLISH_CATALOGUES;

/** Set once, before anything is shown. */
export function setCatalogues(catalogues: Catalogues): void {
  current = catalogues;
}

export const catalogues = (): Catalogues => current;
