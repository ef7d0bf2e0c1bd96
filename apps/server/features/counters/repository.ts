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

/** Puts other resources in the place of those that left a list of suggestions; says how often some left one. */
export async function refillBeginnings(tx: SystemTransaction, atMost: number): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'counters-refill-beginnings',
    'select refill_beginnings($1) as left',
    [atMost],
  );
  return row?.left ?? 0;
}

/** Makes one number of the changes of each category, and of each kind of what lists are counted by. */
export async function sumChanges(tx: SystemTransaction): Promise<void> {
  await tx.query('counters-sum-categories', 'select sum_category_changes()');
  await tx.query('counters-sum-bits', 'select sum_bit_changes()');
}
