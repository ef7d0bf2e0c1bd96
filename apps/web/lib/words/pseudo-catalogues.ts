import { pseudoCatalogue } from '@relievo/words';
import { type Catalogues, ENGLISH_CATALOGUES } from './catalogues.ts';

export const PSEUDO_CATALOGUES: Catalogues = { errors: pseudoCatalogue(ENGLISH_CATALOGUES.errors) };
