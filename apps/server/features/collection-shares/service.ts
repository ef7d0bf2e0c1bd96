import type {
  CollectionShare,
  CollectionShares,
  SharedCollectionCard,
  SharedCollectionsQuery,
} from '@relievo/contracts/collections';
import { UUID_PATTERN } from '@relievo/contracts/operations';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { isOwnCollection } from '../collections/service.ts';
import { collectionOf } from '../library/service.ts';
import * as rows from './repository.ts';

export interface CollectionShareDependencies {
  readonly database: Database;
}

export async function listShares(
  { database }: CollectionShareDependencies,
  person: Viewer,
  id: string,
): Promise<CollectionShares> {
  return database.asUser(person, async (tx) => {
    await refuseUnlessOwn(tx, id);
    const shares = await rows.findShares(tx, id);
    return { shares: shares.map(toShare), teams: await rows.findOtherTeams(tx, id) };
  });
}

const ID = new RegExp(UUID_PATTERN, 'i');

/** Whom the person may not see is not there: asking by a name tells no more than the page of that person would. */
export async function shareWithPerson(
  { database }: CollectionShareDependencies,
  person: Viewer,
  { id, who }: { readonly id: string; readonly who: string },
): Promise<CollectionShare> {
  return database.asUser(person, async (tx) => {
    await refuseUnlessOwn(tx, id);
    const named = { username: who.replace(/^@/, ''), id: ID.exec(who)?.[0] ?? null };
    const personId = await rows.findReaderId(tx, named);
    if (!personId) throw refuse('collection_reader_not_found');
    return addShare(tx, id, { personId });
  });
}

export async function shareWithTeam(
  { database }: CollectionShareDependencies,
  person: Viewer,
  { id, teamId }: { readonly id: string; readonly teamId: string },
): Promise<CollectionShare> {
  return database.asUser(person, async (tx) => {
    await refuseUnlessOwn(tx, id);
    if (!(await rows.isOwnTeam(tx, teamId))) throw refuse('not_found');
    return addShare(tx, id, { teamId });
  });
}

async function addShare(
  tx: AppTransaction,
  id: string,
  reader: { readonly personId?: string; readonly teamId?: string },
): Promise<CollectionShare> {
  const shareId = await rows.insertShare(tx, id, reader);
  const share = shareId === undefined ? undefined : await rows.findShare(tx, shareId);
  if (!share) throw refuse('collection_shared_already');
  return toShare(share);
}

export async function endShare(
  { database }: CollectionShareDependencies,
  person: Viewer,
  { id, shareId }: { readonly id: string; readonly shareId: string },
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    await refuseUnlessOwn(tx, id);
    if (!(await rows.deleteShare(tx, id, shareId))) throw refuse('not_found');
    return {};
  });
}

export async function listSharedWithMe(
  { database }: CollectionShareDependencies,
  person: Viewer,
  query: SharedCollectionsQuery,
): Promise<{ rows: SharedCollectionCard[]; total: number }> {
  const found = await database.asUser(person, (tx) => rows.findSharedCollections(tx, query));
  return {
    rows: found.rows.map((row) => ({ ...collectionOf(row), ownerName: row.owner_name })),
    total: found.total,
  };
}

export async function dismissShared(
  { database }: CollectionShareDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  if (!(await database.asUser(person, (tx) => rows.insertDismissal(tx, id)))) throw refuse('not_found');
  return {};
}

export async function undoDismissal(
  { database }: CollectionShareDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  if (!(await database.asUser(person, (tx) => rows.deleteDismissal(tx, id)))) throw refuse('not_found');
  return {};
}

async function refuseUnlessOwn(tx: AppTransaction, id: string): Promise<void> {
  if (!(await isOwnCollection(tx, id))) throw refuse('not_found');
}

function toShare({ is_removed: isRemoved, ...row }: rows.ShareRow): CollectionShare {
  return { ...row, isRemoved };
}
