import { DATA } from './entries/data.ts';
import { MATHEMATICS } from './entries/mathematics.ts';
import { MORE } from './entries/more.ts';
import { ON_THE_DESK } from './entries/on-the-desk.ts';
import { SCHOOL } from './entries/school.ts';
import type { StarterEntry } from './entry.ts';

/** One of each list after the other, as long as there are any. */
function inTurn<Entry>(...lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** As a library shows them, the newest first: all kinds in turn, then what is on the desk. */
const NEWEST_FIRST: readonly StarterEntry[] = [
  ...inTurn(MATHEMATICS, SCHOOL),
  ...inTurn(DATA, MORE),
  ...ON_THE_DESK,
];

/** In the order in which they are made. */
export const STARTER_ENTRIES: readonly StarterEntry[] = NEWEST_FIRST.toReversed();
