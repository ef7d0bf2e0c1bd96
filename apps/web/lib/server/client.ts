import { createClient } from '@relievo/contracts';
import { getCatalogues } from '../words/catalogues.ts';

export const client = createClient(location.origin, { words: () => getCatalogues().errors });
