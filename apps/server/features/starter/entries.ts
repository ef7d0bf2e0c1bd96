import { MATHEMATICS } from './entries/mathematics.ts';
import { ON_THE_DESK } from './entries/on-the-desk.ts';
import { SCHOOL } from './entries/school.ts';
import type { StarterEntry } from './entry.ts';

/** In the order in which they were made: the last is the newest. */
export const STARTER_ENTRIES: readonly StarterEntry[] = [...SCHOOL, ...MATHEMATICS, ...ON_THE_DESK];
