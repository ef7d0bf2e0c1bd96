import { composeOutputFileName } from '@relievo/contracts/library/files';
import type { Viewer } from '../../platform/database/database.ts';
import { type ArchiveEntry, createArchive, MOST_ARCHIVE_BYTES } from '../../platform/formats/archive.ts';
import { toPortableName } from '../../platform/formats/portable-name.ts';
import { Refused } from '../../platform/http/refusals/refuse.ts';
import { findCollectedAmong, findCollectedIds, readCollection } from '../collections/service.ts';
import { dropFile, recordFile } from '../files/service.ts';
import { reportProgress } from '../progress/service.ts';
import { type About, listContents } from './contents-service.ts';
import type { CollectionArchiveDependencies } from './dependencies.ts';
import { type Content, Packing } from './packing-service.ts';
import * as rows from './repository.ts';
import { stepsOf } from './step-rules.ts';

/** So many things are looked up, and told to whoever follows, at a time. */
const BATCH = 100;

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
  const { database } = dependencies;
  const row = await database.asSystem((tx) => rows.findWaiting(tx, id));
  if (!row) return;
  const person = { userId: row.owner_id, organizationId: null };
  const about = await describeCollection(dependencies, person, row.collection_id);
  if (!about) return giveUpArchive(dependencies, id, 'The collection no longer exists.');
  await packCollection(dependencies, { row, person, about }, signal);
}

interface Work {
  readonly row: rows.ArchiveRow;
  readonly person: Viewer;
  readonly about: About & { readonly id: string };
}

async function packCollection(
  dependencies: CollectionArchiveDependencies,
  { row, person, about }: Work,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage } = dependencies;
  const ids = await database.asUser(person, (tx) => findCollectedIds(tx, about.id));
  const packing = new Packing(storage, { atMostBytes: dependencies.archiveBytes, things: ids.length });
  const tell = (state: 'working' | 'done', done: number) =>
    reportProgress(database, row.progress_id, {
      state,
      steps: stepsOf(state, done, ids.length),
    });
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for (let first = 0; first < ids.length; first += BATCH) {
      await tell('working', first);
      if (!(await database.asSystem((tx) => rows.findWaiting(tx, row.id)))) throw new NotWanted();
      for (const content of await readContentsAmong(
        dependencies,
        person,
        about.id,
        ids.slice(first, first + BATCH),
      ))
        for await (const entry of packing.add(content)) {
          signal.throwIfAborted();
          yield entry;
        }
    }
    yield* listContents(about, packing.packed);
  }
  try {
    const stored = await storage.write(createArchive(entries()), { limit: MOST_ARCHIVE_BYTES });
    const file = { ...stored, mediaType: 'application/zip', name: `${toPortableName(about.name)}.zip` };
    const isWanted = await database.asUser(person, async (tx) => {
      const fileId = await recordFile(tx, storage, file);
      const isFinished = await rows.finishArchive(tx, row.id, fileId, {
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

async function describeCollection(
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
async function readContentsAmong(
  { database, site }: CollectionArchiveDependencies,
  person: Viewer,
  collectionId: string,
  ids: readonly string[],
): Promise<Content[]> {
  const { publicUrl } = site();
  return database.asUser(person, async (tx) => {
    const items = await findCollectedAmong(tx, collectionId, ids);
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
    files: row.files.map(({ created_at: createdAt, part, ...file }) => ({
      ...file,
      // What was made says of what it is, also when it has left its folder.
      name: part ? composeOutputFileName({ ...file, title: row.title, file: part }) : file.name,
      createdAt,
    })),
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
  why = 'The zip could not be created. Please try again later, or contact us.',
): Promise<void> {
  const row = await database.asSystem((tx) => rows.findWaiting(tx, id));
  if (!row) return;
  await database.asSystem((tx) => rows.failArchive(tx, id));
  await reportProgress(database, row.progress_id, { state: 'failed', message: why });
}
