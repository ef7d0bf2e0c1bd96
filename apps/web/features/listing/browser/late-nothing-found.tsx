import { createLatePart } from '../../../lib/late-parts/late-part.ts';

/** Most lists hold something, so they open without the words for nothing. */
export const NothingFound = createLatePart(() => import('./nothing-found.tsx'), 'NothingFound');
