import { maxOf } from '@relievo/words';
import { DATA } from './entries/charts-data.ts';
import { MATHEMATICS } from './entries/mathematics-data.ts';
import { MORE } from './entries/more-data.ts';
import { ON_THE_DESK } from './entries/on-the-desk-data.ts';
import { PICTURES } from './entries/pictures-data.ts';
import { SCHOOL } from './entries/school-data.ts';
import type { StarterEntry } from './entry-rules.ts';

/** One of each list after the other, as long as there are any. */
function takeInTurn<Entry>(...lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = maxOf(lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** As a library shows them, the newest first: all kinds in turn, then what is on the desk. */
const NEWEST_FIRST: readonly StarterEntry[] = [
  ...takeInTurn(MATHEMATICS, SCHOOL),
  ...takeInTurn(DATA, MORE, PICTURES),
  ...ON_THE_DESK,
];

/** In the order in which they are made. */
export const STARTER_ENTRIES: readonly StarterEntry[] = NEWEST_FIRST.toReversed();
