import type { AppTransaction } from '../../../platform/database/database.ts';

interface Key {
  readonly id: string;
  readonly userId: string;
}

export interface ReadingRow {
  studio: unknown;
  display: { contrastLevel?: unknown } | null;
}

/** Nothing where somebody is no learner of a class that the person asking teaches. */
export async function findReading(tx: AppTransaction, { id, userId }: Key): Promise<ReadingRow | undefined> {
  const rows = await tx.query<ReadingRow>('reading', 'select studio, display from learner_reading($1, $2)', [
    id,
    userId,
  ]);
  return rows[0];
}

export async function changeReading(
  tx: AppTransaction,
  { id, userId }: Key,
  { studio, display }: { readonly studio: object; readonly display: object },
): Promise<boolean> {
  const [row] = await tx.query<{ changed: boolean }>(
    'reading-change',
    'select change_learner_reading($1, $2, $3, $4) as changed',
    [id, userId, JSON.stringify(studio), JSON.stringify(display)],
  );
  return row?.changed ?? false;
}
