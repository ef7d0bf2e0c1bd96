import { ENGLISH_ERRORS, ENGLISH_ISSUES } from '@relievo/contracts';
import { ENGLISH_FINDINGS } from '@relievo/graphic';
import { createPseudoCatalogue } from '@relievo/words';
import type { Catalogues } from './catalogues.ts';

export const PSEUDO_CATALOGUES: Catalogues = {
  errors: createPseudoCatalogue(ENGLISH_ERRORS),
  issues: createPseudoCatalogue(ENGLISH_ISSUES),
  findings: createPseudoCatalogue(ENGLISH_FINDINGS),
};
