import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { asStorageError, fileTooLarge } from './errors.ts';
import type { StoredFile, WriteOptions } from './storage.ts';

/**
 * A folder of files that are still arriving. The hash, and so the address, is known only when the last
 * byte is there; until then the bytes lie under a name that nobody reads.
 */
export interface Spool {
  folder: string;
}

export type SpooledFile = StoredFile & { path: string };

const SUFFIX = '.part';

/** Receives a source wholly and on disk (synced), hands it to `place`, and leaves no trace of itself. */
export async function spoolFile<T>(
  spool: Spool,
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions,
  place: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  await mkdir(spool.folder, { recursive: true }).catch((error) => {
    throw asStorageError(error, spool.folder);
  });
  const path = join(spool.folder, `${randomUUID()}${SUFFIX}`);
  try {
    const stored = await receiveFile(path, source, options, spool.folder);
    return await place({ ...stored, path });
  } finally {
    await rm(path, { force: true });
  }
}

async function receiveFile(
  path: string,
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions,
  folder: string,
): Promise<StoredFile> {
  const handle = await open(path, 'wx', 0o600).catch((error) => {
    throw asStorageError(error, folder);
  });
  try {
    return await fillFile(handle, source, options, folder);
  } finally {
    await handle.close();
  }
}

/** Writes, hashes and counts in one pass; errors of the source itself pass through as they are. */
export async function fillFile(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions,
  place: string,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const onDisk = <T>(step: Promise<T>) =>
    step.catch((error) => {
      throw asStorageError(error, place);
    });
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > options.limit) throw fileTooLarge(options.limit);
    hash.update(chunk);
    await onDisk(handle.appendFile(chunk));
  }
  await onDisk(handle.sync());
  return { sha256: hash.digest('hex'), size };
}

/** A file that still arrives grows; one that has not grown since the given date lost its writer. */
export async function clearSpool(spool: Spool, idleSince: Date): Promise<number> {
  const names = await readdir(spool.folder).catch(() => []);
  let cleared = 0;
  for (const name of names.filter((each) => each.endsWith(SUFFIX))) {
    const path = join(spool.folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= idleSince) continue;
    await rm(path, { force: true });
    cleared += 1;
  }
  return cleared;
}
