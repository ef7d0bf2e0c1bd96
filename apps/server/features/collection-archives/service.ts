import { ARCHIVE_KEPT_HOURS, type CollectionArchive } from '@relievo/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { type ArchiveEntry, archiveOf, MOST_ARCHIVE_BYTES } from '../../platform/formats/archive.ts';
import { portableName } from '../../platform/formats/portable-name.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { Refused, refuse } from '../../platform/http/refuse.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { streamedFile } from '../../platform/storage/streamed-file.ts';
import { collectedAmong, collectedIds, readCollection } from '../collections/service.ts';
import { dropFile, recordFile } from '../files/service.ts';
import type { FindSite } from '../mail/service.ts';
import { beginProgress, reportProgress } from '../progress/service.ts';
import { contentsOf } from './contents.ts';
import { type Content, Packing } from './packing.ts';
import * as rows from './repository.ts';

export type CollectionArchiveDependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly site: FindSite;
  /** So much a zip holds of files. */
  readonly archiveBytes: number;
};

const KEPT_MS = ARCHIVE_KEPT_HOURS * 60 * 60 * 1000;
const UNIQUE_VIOLATION = '23505';
/** So many things are looked up, and told to whoever follows, at a time. */
const BATCH = 100;

type Step = 'waiting' | 'working' | 'done';

const stepsOf = (state: Step, done = 0, total = 0) => [
  { name: 'Packing the collection', state, done, ...(total > 0 ? { total } : {}) },
];

export async function latestArchive(
  { database, clock, archiveBytes }: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<{ archive: CollectionArchive | null; atMostBytes: number }> {
  await readCollection({ database }, person, collectionId);
  const row = await database.asUser(person, (tx) => rows.findLatest(tx, collectionId, clock.now()));
  return { archive: row ? presented(row) : null, atMostBytes: archiveBytes };
}

/** One at a time: who asks again gets the one that is being put together, and waits with another collection. */
export async function askForArchive(
  dependencies: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<CollectionArchive> {
  const { database } = dependencies;
  await readCollection({ database }, person, collectionId);
  const begun = await begin(dependencies, person, collectionId).catch((error: unknown) => {
    if (errorCode(error) === UNIQUE_VIOLATION) return null;
    throw error;
  });
  const row = begun ?? (await database.asUser(person, rows.findUnderWay));
  if (row?.collection_id === collectionId) return presented(row);
  throw refuse('archive_under_way');
}

async function begin(
  { database, clock }: CollectionArchiveDependencies,
  person: SignedIn,
  collectionId: string,
): Promise<rows.ArchiveRow | null> {
  const now = clock.now();
  return database.asUser(person, async (tx) => {
    if (await rows.findUnderWay(tx)) return null;
    await rows.deleteEarlier(tx, collectionId);
    const progressId = await beginProgress(tx, stepsOf('waiting'));
    const until = new Date(now.getTime() + KEPT_MS);
    const made = await rows.insertArchive(tx, collectionId, progressId, now, until);
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
  return presented(row);
}

export async function downloadArchive(
  { database, storage, clock }: CollectionArchiveDependencies,
  person: SignedIn,
  id: string,
): Promise<File> {
  const found = await database.asUser(person, (tx) => rows.findReady(tx, id, clock.now()));
  if (!found) throw refuse('not_found');
  const { sha256, size, name, media_type: type } = found;
  return streamedFile({ name, type, size, open: () => storage.read(sha256) });
}

class NotWanted extends Error {}

/**
 * The job: packs what the person may have of the collection at this moment, as that person. Nothing of it is kept
 * before the last byte is there, so that a job which is cut off leaves nothing and can be done again.
 */
export async function packArchive(
  dependencies: CollectionArchiveDependencies,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage } = dependencies;
  const row = await database.asSystem((tx) => rows.findWaiting(tx, id));
  if (!row) return;
  const person = { userId: row.owner_id, organizationId: null };
  const about = await aboutCollection(dependencies, person, row.collection_id);
  if (!about) return giveUpArchive(dependencies, id, 'The collection is not there any more.');
  const ids = await database.asUser(person, (tx) => collectedIds(tx, about.id));
  const packing = new Packing(storage, { atMostBytes: dependencies.archiveBytes, things: ids.length });
  const tell = (state: Step, done: number) =>
    reportProgress(database, row.progress_id, {
      state: state === 'done' ? 'done' : 'working',
      steps: stepsOf(state, done, ids.length),
    });
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for (let first = 0; first < ids.length; first += BATCH) {
      await tell('working', first);
      if (!(await database.asSystem((tx) => rows.findWaiting(tx, id)))) throw new NotWanted();
      for (const content of await contentsAmong(
        dependencies,
        person,
        about?.id ?? '',
        ids.slice(first, first + BATCH),
      ))
        for await (const entry of packing.add(content)) {
          signal.throwIfAborted();
          yield entry;
        }
    }
    yield* contentsOf(about, packing.packed);
  }
  try {
    const stored = await storage.write(archiveOf(entries()), { limit: MOST_ARCHIVE_BYTES });
    const file = { ...stored, mediaType: 'application/zip', name: `${portableName(about.name)}.zip` };
    const isWanted = await database.asUser(person, async (tx) => {
      const fileId = await recordFile(tx, storage, file);
      const isFinished = await rows.finishArchive(tx, id, fileId, {
        packed: packing.files,
        leftOut: packing.leftOut,
      });
      if (!isFinished) await dropFile(tx, fileId);
      return isFinished;
    });
    if (isWanted) await tell('done', ids.length);
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
  }
}

async function aboutCollection(
  { database, site, clock }: CollectionArchiveDependencies,
  person: Viewer,
  id: string | null,
) {
  if (id === null) return null;
  const found = await readCollection({ database }, person, id).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
  const address = `${site().publicUrl}/library/collection/${id}`;
  return found && { ...found, address, madeAt: clock.now() };
}

/** These things of the collection in their order, as the person may have them now. */
async function contentsAmong(
  { database, site }: CollectionArchiveDependencies,
  person: Viewer,
  collectionId: string,
  ids: readonly string[],
): Promise<Content[]> {
  const { publicUrl } = site();
  return database.asUser(person, async (tx) => {
    const items = await collectedAmong(tx, collectionId, ids);
    const shown = items.filter(({ isShown }) => isShown).map(({ resourceId }) => resourceId);
    const found = new Map((await rows.findPacked(tx, shown)).map((row) => [row.id, row]));
    return items.map(({ resourceId, notes }) => contentOf(found.get(resourceId), notes, publicUrl));
  });
}

function contentOf(row: rows.PackedRow | undefined, notes: string, publicUrl: string): Content {
  if (!row) return { ...WITHDRAWN, notes };
  return {
    title: row.title,
    language: row.language,
    author: row.author_name,
    licence: row.licence,
    description: row.description,
    altText: row.alt_text,
    notes,
    address: `${publicUrl}/resource/${row.id}`,
    files: row.files.map(({ created_at: createdAt, ...file }) => ({ ...file, createdAt })),
    ...(row.is_kept_back ? { without: 'paid' } : {}),
  };
}

const WITHDRAWN = {
  title: 'Withdrawn resource',
  language: '',
  author: '',
  licence: '',
  description: '',
  altText: '',
  address: '',
  files: [],
  without: 'withdrawn',
} as const;

export async function giveUpArchive(
  { database }: CollectionArchiveDependencies,
  id: string,
  why = 'The collection could not be put together. Please try again later, or write to us.',
): Promise<void> {
  const row = await database.asSystem((tx) => rows.findWaiting(tx, id));
  if (!row) return;
  await database.asSystem((tx) => rows.failArchive(tx, id));
  await reportProgress(database, row.progress_id, { state: 'failed', message: why });
}

export async function forgetArchives({ database, clock }: CollectionArchiveDependencies): Promise<void> {
  await database.asSystem((tx) => rows.deleteExpired(tx, clock.now()));
}

function presented(row: rows.ArchiveRow): CollectionArchive {
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
