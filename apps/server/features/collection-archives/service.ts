import { ARCHIVE_KEPT_HOURS, type CollectionArchive } from '@relievo/contracts/collections';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { errorCode } from '../../platform/refusal.ts';
import { createStreamedFile } from '../../platform/storage/streamed-file.ts';
import { openCollection, readCollection } from '../collections/service.ts';
import { beginProgress, reportProgress } from '../progress/service.ts';
import type { CollectionArchiveDependencies } from './dependencies.ts';
import * as rows from './repository.ts';
import { stepsOf } from './step-rules.ts';

export type { CollectionArchiveDependencies } from './dependencies.ts';
export { giveUpArchive, packArchive } from './pack-service.ts';

const KEPT_MS = ARCHIVE_KEPT_HOURS * 60 * 60 * 1000;
const UNIQUE_VIOLATION = '23505';

export async function readLatestArchive(
  { database, clock, archiveBytes }: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<{ archive: CollectionArchive | null; atMostBytes: number }> {
  await readCollection({ database }, person, collectionId);
  const row = await database.asUser(person, (tx) => rows.findLatest(tx, collectionId, clock.now()));
  return { archive: row ? toCollectionArchive(row) : null, atMostBytes: archiveBytes };
}

/** One at a time: who asks again gets the one that is being put together, and waits with another collection. */
export async function askForArchive(
  dependencies: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<CollectionArchive> {
  const { database } = dependencies;
  await readCollection({ database }, person, collectionId);
  const begun = await beginArchive(dependencies, person, collectionId).catch((error: unknown) => {
    if (errorCode(error) === UNIQUE_VIOLATION) return null;
    throw error;
  });
  const row = begun ?? (await database.asUser(person, rows.findUnderWay));
  if (row?.collection_id === collectionId) return toCollectionArchive(row);
  throw refuse('archive_under_way');
}

async function beginArchive(
  { database, clock }: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<rows.ArchiveRow | null> {
  const now = clock.now();
  return database.asUser(person, async (tx) => {
    if (await rows.findUnderWay(tx)) return null;
    await openCollection(tx, collectionId);
    await rows.deleteEarlier(tx, collectionId);
    const progressId = await beginProgress(tx, stepsOf('waiting'));
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    const made = await rows.insertArchive(tx, { collectionId, progressId, now, expiresAt });
    await enqueue(tx, 'pack-collection', { archiveId: made.id });
    return made;
  });
}

export async function cancelArchive(
  { database }: CollectionArchiveDependencies,
  person: SignedIn,
  id: string,
): Promise<CollectionArchive> {
  const row = await database.asUser(person, async (tx) => {
    await rows.cancelArchive(tx, id);
    return rows.findOwn(tx, id);
  });
  if (!row) throw refuse('not_found');
  if (row.state === 'cancelled') await reportProgress(database, row.progress_id, { state: 'cancelled' });
  return toCollectionArchive(row);
}

export async function downloadArchive(
  { database, storage, clock }: CollectionArchiveDependencies,
  person: SignedIn,
  id: string,
): Promise<File> {
  const found = await database.asUser(person, (tx) => rows.findReady(tx, id, clock.now()));
  if (!found) throw refuse('not_found');
  const { sha256, size, name, media_type: type } = found;
  return createStreamedFile({ name, type, size, open: () => storage.read(sha256) });
}

export async function forgetArchives({ database, clock }: CollectionArchiveDependencies): Promise<void> {
  await database.asSystem((tx) => rows.deleteExpired(tx, clock.now()));
}

function toCollectionArchive(row: rows.ArchiveRow): CollectionArchive {
  return {
    id: row.id,
    progressId: row.progress_id,
    state: row.state,
    size: row.size,
    packed: row.packed,
    leftOut: row.left_out,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
