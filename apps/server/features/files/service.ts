import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { StorageError } from '../../platform/storage/errors.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import {
  deleteFile,
  deleteForsakenFiles,
  type FileFacts,
  findContentsWithoutFile,
  holdContent,
  insertFile,
} from './repository.ts';

export interface FilesDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long an object may lie without a file: far longer than any upload takes to record what it stored. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** How long an upload may send nothing before what arrived of it is cleared away. */
const IDLE_MS = 60 * 60 * 1000;
const BATCH = 500;

/**
 * Records content that was written to storage as a file of the person asking. Between writing and recording the
 * sweep may have taken the same content, if it had lain there unused for a day: then it has to be sent again.
 * @returns the id of the file.
 */
export async function recordFile(
  tx: AppTransaction,
  storage: Storage,
  file: StoredFile & FileFacts,
): Promise<string> {
  await holdContent(tx, file.sha256);
  if (await storage.has(file.sha256)) return insertFile(tx, file);
  throw new StorageError('file_missing', 'The file was lost on its way: send it again.');
}

/** Forgets a file of the person asking; the sweep removes its content when no other file has it. */
export async function dropFile(tx: AppTransaction, fileId: string): Promise<void> {
  await deleteFile(tx, fileId);
}

/** Removes what nothing refers to: files without owner and use, objects without file, and broken uploads. */
export async function sweepFiles(dependencies: FilesDependencies, signal: AbortSignal): Promise<void> {
  const { database, storage, clock, log } = dependencies;
  const now = clock.now().getTime();
  const writtenBefore = new Date(now - GRACE_MS);
  await database.asSystem((tx) => deleteForsakenFiles(tx, writtenBefore));
  let removed = 0;
  for await (const batch of splitIntoBatches(listOldObjects(storage, writtenBefore))) {
    if (signal.aborted) break;
    const unused = await database.asSystem((tx) => findContentsWithoutFile(tx, batch));
    for (const sha256 of unused) if (await removeUnused(dependencies, sha256, writtenBefore)) removed += 1;
  }
  const cleared = await storage.clearUnfinished({ idleSince: new Date(now - IDLE_MS) });
  if (removed + cleared > 0) log.info({ removed, cleared }, 'storage was swept');
}

/** Looks again while nobody can record the content, and leaves what was written again in the meantime. */
async function removeUnused(
  { database, storage }: FilesDependencies,
  sha256: string,
  writtenBefore: Date,
): Promise<boolean> {
  return database.asSystem(async (tx) => {
    await holdContent(tx, sha256);
    const stillUnused = (await findContentsWithoutFile(tx, [sha256])).length > 0;
    return stillUnused && (await storage.remove(sha256, { writtenBefore }));
  });
}

async function* listOldObjects(storage: Storage, writtenBefore: Date): AsyncGenerator<string> {
  for await (const { sha256, writtenAt } of storage.list()) if (writtenAt < writtenBefore) yield sha256;
}

async function* splitIntoBatches(source: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const each of source) {
    batch.push(each);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
