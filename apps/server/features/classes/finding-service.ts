import type { AppTransaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';

/** A class of others and one that does not exist are answered alike. */
export async function findClassOrRefuse(tx: AppTransaction, id: string): Promise<rows.ClassRow> {
  const row = await rows.findClass(tx, id);
  if (!row) throw refuse('not_found');
  return row;
}

export async function findTaughtOrRefuse(tx: AppTransaction, id: string): Promise<rows.ClassRow> {
  const row = await findClassOrRefuse(tx, id);
  if (!row.teaches) throw refuse('class_not_yours');
  return row;
}
