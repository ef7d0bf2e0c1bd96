import type { SystemTransaction } from '../../platform/database/database.ts';

/** Adds up to so many of the oldest events to the counters of their resources; says how many there were. */
export async function foldEvents(tx: SystemTransaction, atMost: number): Promise<number> {
  const [row] = await tx.query<{ events: number }>(
    'counters-fold',
    'select fold_resource_events($1) as events',
    [atMost],
  );
  return row?.events ?? 0;
}
