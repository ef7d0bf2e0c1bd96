import { MATHEMATICS } from './entries/mathematics.ts';
import { ON_THE_DESK } from './entries/on-the-desk.ts';
import { SCHOOL } from './entries/school.ts';
import type { StarterEntry } from './entry.ts';

/** As a library shows them, the newest first: mathematics and the rest of school in turn, then what is on the desk. */
const NEWEST_FIRST: readonly StarterEntry[] = [
  ...SCHOOL.flatMap((entry, place) => [...MATHEMATICS.slice(place, place + 1), entry]),
  ...MATHEMATICS.slice(SCHOOL.length),
  ...ON_THE_DESK,
];

/** In the order in which they are made. */
export const STARTER_ENTRIES: readonly StarterEntry[] = NEWEST_FIRST.toReversed();
