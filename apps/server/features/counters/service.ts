import type { Database } from '../../platform/database/database.ts';
import { foldEvents, refillBeginnings, sumChanges } from './repository.ts';

/** Small enough that the rows of popular resources are held for moments only. */
const BATCH = 5000;
/** Each is looked for in the whole library. */
const LISTS = 20;

/** Adds what was viewed and downloaded since the last time to the counters, in batches. */
export async function foldCounters(
  { database }: { readonly database: Database },
  signal: AbortSignal,
): Promise<void> {
  let events = BATCH;
  while (events === BATCH && !signal.aborted) {
    events = await database.asSystem((tx) => foldEvents(tx, BATCH));
  }
}

/** Brings what is suggested, and the numbers of categories and lists, into the form in which they cost least to read. */
export async function tidySuggestions(
  { database }: { readonly database: Database },
  signal: AbortSignal,
): Promise<void> {
  await database.asSystem(sumChanges);
  let lists = LISTS;
  while (lists >= LISTS && !signal.aborted) {
    lists = await database.asSystem((tx) => refillBeginnings(tx, LISTS));
  }
}
