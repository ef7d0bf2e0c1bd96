import type { BatchFiles } from '@relievo/contracts/content';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { requestOutput } from '../service.ts';
import { type BatchRow, findBatch } from './repository.ts';

export interface BatchOutputDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  /** So much a zip holds of files. */
  readonly archiveBytes: number;
}

/** Every form of a drawing at once is made for the paper that all of them begin with. */
export const ZIP_PROFILE = 'swell-a4';

/** Has made what is not made yet; what failed is tried again. */
export async function beginBatchOutputs(
  { database }: Pick<BatchOutputDependencies, 'database'>,
  person: Viewer,
  ids: readonly string[],
): Promise<BatchFiles[]> {
  const rows = await database.asUser(person, (tx) => findInOrder(tx, ids));
  for (const row of rows)
    if (row?.can_be_made && row.zip === null && row.request !== 'impossible')
      await requestOutput({ database }, person, { id: row.id, format: 'zip', profile: ZIP_PROFILE });
  return readBatchOutputs({ database }, person, ids);
}

export async function readBatchOutputs(
  { database }: Pick<BatchOutputDependencies, 'database'>,
  person: Viewer,
  ids: readonly string[],
): Promise<BatchFiles[]> {
  const rows = await database.asUser(person, (tx) => findInOrder(tx, ids));
  return rows.map((row, at) => ({ id: ids[at] ?? '', ...tellStanding(row) }));
}

export async function findInOrder(
  tx: AppTransaction,
  ids: readonly string[],
): Promise<(BatchRow | undefined)[]> {
  const found = new Map((await findBatch(tx, ids, ZIP_PROFILE)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

const NOT_CONVERTED = 'It is kept as it is, because files of this kind are not converted.';

export function tellStanding(row: BatchRow | undefined): Omit<BatchFiles, 'id'> {
  if (!row) return { state: 'failed', problem: refuse('not_found').message };
  if (row.zip) return { state: 'ready', problem: '' };
  if (row.request === 'waiting') return { state: 'waiting', problem: '' };
  return { state: row.own ? 'kept' : 'failed', problem: row.problem || NOT_CONVERTED };
}
