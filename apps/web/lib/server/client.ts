import { createClient } from '@relievo/contracts';
import { catalogues } from '../words/catalogues.ts';

export const client = createClient(location.origin, { words: () => catalogues().errors });
