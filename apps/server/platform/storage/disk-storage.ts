import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../refusal.ts';
import { addressOf, sha256At } from './address.ts';
import { asStorageError, fileMissing, StorageError } from './errors.ts';
import { clearSpool, type SpooledFile, spoolFile } from './spool.ts';
import type { Storage, StoredObject } from './storage.ts';
import { verifyStream } from './verified.ts';

/** Below this the next upload would fail half-way: health says so before people notice. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Files at objects/ab/cd/<sha256> in the data folder. Those that still arrive lie beside them, because a move is
 * atomic only within one file system.
 */
export function createDiskStorage({ folder }: { folder: string }): Storage {
  const root = join(folder, 'objects');
  const spool = { folder: join(folder, 'arriving') };
  const pathOf = (sha256: string) => join(root, addressOf(sha256));
  const findable = (sha256: string) => stat(pathOf(sha256)).catch(ignoreMissing(root));

  return {
    write: (source, options) =>
      spoolFile(spool, source, options, async (file) => {
        await moveInto(file, pathOf(file.sha256)).catch((error) => {
          throw asStorageError(error, root);
        });
        return { sha256: file.sha256, size: file.size };
      }),

    async read(sha256) {
      const handle = await open(pathOf(sha256)).catch(ignoreMissing(root));
      if (!handle) throw fileMissing(sha256);
      return verifyStream(handle.createReadStream(), sha256);
    },

    has: async (sha256) => (await findable(sha256)) !== undefined,

    async remove(sha256, { writtenBefore }) {
      const found = await findable(sha256);
      if (!found || found.mtime >= writtenBefore) return false;
      await rm(pathOf(sha256), { force: true });
      return true;
    },

    list: () => listObjects(root),
    clearUnfinished: ({ idleSince }) => clearSpool(spool, idleSince),
    check: () => checkFolder(root),
  };
}

async function moveInto(file: SpooledFile, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(file.path, target);
  await syncFolder(dirname(target));
}

/** The new name survives a power cut only when the folder that holds it is synced as well. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* listObjects(root: string): AsyncGenerator<StoredObject> {
  for (const first of await listFolderNames(root)) {
    for (const second of await listFolderNames(join(root, first))) {
      const folder = join(root, first, second);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const sha256 = sha256At(relative(root, path).split(sep).join('/'));
        const found = sha256 ? await stat(path).catch(() => undefined) : undefined;
        if (sha256 && found) yield { sha256, size: found.size, writtenAt: found.mtime };
      }
    }
  }
}

async function listFolderNames(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name))
    .map((e) => e.name);
}

async function checkFolder(root: string): Promise<void> {
  try {
    await mkdir(root, { recursive: true });
    await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < LEAST_FREE_BYTES) {
      throw new StorageError(
        'storage_full',
        `The disk of ${root} has less than 64 MB left: free some space.`,
      );
    }
  } catch (error) {
    throw asStorageError(error, root);
  }
}

function ignoreMissing(root: string): (error: unknown) => undefined {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw asStorageError(error, root);
  };
}
