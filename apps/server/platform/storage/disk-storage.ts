import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../refusal.ts';
import { addressOf, sha256At } from './address.ts';
import { asStorageError, fileMissing, StorageError } from './errors.ts';
import { clearSpool, type SpooledFile, spoolFile } from './spool.ts';
import type { Storage, StoredObject } from './storage.ts';
import { verifyStream } from './verified.ts';

/** Below this the next upload would fail half-way: health says so before people notice. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

interface DiskStorageOptions {
  readonly folder: string;
  /** Gives a file another name, as the operating system does: at once, and within one file system only. */
  readonly move?: (from: string, to: string) => Promise<void>;
}

/**
 * Files at objects/ab/cd/<sha256> in the data folder. Those that still arrive lie in arriving/, which may be on another
 * disk: then they are copied to objects/arriving/ first, because a move is atomic only within one file system.
 */
export function createDiskStorage({ folder, move = rename }: DiskStorageOptions): Storage {
  const root = join(folder, 'objects');
  const spool = { folder: join(folder, 'arriving') };
  const copies = { folder: join(root, 'arriving') };
  const pathOf = (sha256: string) => join(root, addressOf(sha256));
  const findable = (sha256: string) => stat(pathOf(sha256)).catch(ignoreMissing(root));

  return {
    write: (source, options) =>
      spoolFile(spool, source, options, async (file) => {
        await moveInto(file, pathOf(file.sha256), { move, copies: copies.folder }).catch((error) => {
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
    clearUnfinished: async ({ idleSince }) =>
      (await clearSpool(spool, idleSince)) + (await clearSpool(copies, idleSince)),
    check: () => checkFolder(root),
  };
}

interface Moving extends Required<Pick<DiskStorageOptions, 'move'>> {
  readonly copies: string;
}

async function moveInto(file: SpooledFile, target: string, { move, copies }: Moving): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await move(file.path, target).catch(async (error) => {
    if (errorCode(error) !== 'EXDEV') throw error;
    await copyInto(file.path, target, { move, copies });
  });
  await syncFolder(dirname(target));
}

/** From another file system: nobody finds the copy before its last byte is on the disk. */
async function copyInto(from: string, target: string, { move, copies }: Moving): Promise<void> {
  await mkdir(copies, { recursive: true });
  const copy = join(copies, basename(from));
  try {
    await copyFile(from, copy, constants.COPYFILE_EXCL);
    await syncFile(copy);
    await move(copy, target);
  } finally {
    await rm(copy, { force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
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
