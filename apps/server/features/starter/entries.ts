import { MATHEMATICS } from './entries/mathematics.ts';
import { ON_THE_DESK } from './entries/on-the-desk.ts';
import { SCHOOL } from './entries/school.ts';
import type { StarterEntry } from './entry.ts';

/** In the order in which they are made. The files name them as a library shows them: the newest first. */
export const STARTER_ENTRIES: readonly StarterEntry[] = [
  ...MATHEMATICS,
  ...SCHOOL,
  ...ON_THE_DESK,
].toReversed();
