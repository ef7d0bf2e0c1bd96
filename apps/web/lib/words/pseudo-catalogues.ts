import { ENGLISH_ERRORS, ENGLISH_ISSUES } from '@relievo/contracts';
import { ENGLISH_FINDINGS } from '@relievo/graphic';
import { pseudoCatalogue } from '@relievo/words';
import type { Catalogues } from './catalogues.ts';

export const PSEUDO_CATALOGUES: Catalogues = {
  errors: pseudoCatalogue(ENGLISH_ERRORS),
  issues: pseudoCatalogue(ENGLISH_ISSUES),
  findings: pseudoCatalogue(ENGLISH_FINDINGS),
};
