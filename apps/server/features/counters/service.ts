import type { Database } from '../../platform/database/database.ts';
import { foldEvents } from './repository.ts';

/** Small enough that the rows of popular resources are held for moments only. */
const BATCH = 5000;

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
