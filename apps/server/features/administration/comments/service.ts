import type { HiddenComment, HiddenCommentsQuery } from '@relievo/contracts/administration';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { findHiddenComments } from './repository.ts';

export async function listHiddenComments(
  { database }: { readonly database: Database },
  viewer: Viewer,
  query: HiddenCommentsQuery,
): Promise<{ rows: HiddenComment[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findHiddenComments(tx, query));
  return { rows: rows.map(({ hidden_at: at, ...row }) => ({ ...row, hiddenAt: at.toISOString() })), total };
}
