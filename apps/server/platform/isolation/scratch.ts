import { constants } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, open, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { nameScratch } from './left-behind.ts';

/** The folder of one child: what it is given lies there, and what it makes. */
export interface Scratch {
  /**
   * The only folder that the child can write. All of ours lies in it side by side: a folder further in could be
   * exchanged for a link while we look.
   */
  readonly folder: string;
  /** An empty folder beside it, for a view to be built on. */
  readonly view: string;
  remove(): Promise<void>;
}

export async function createScratch(owner: number | undefined): Promise<Scratch> {
  const around = await mkdtemp(nameScratch(await realpath(tmpdir())));
  const scratch = { folder: join(around, 'files'), view: join(around, 'view') };
  await mkdir(scratch.view);
  await mkdir(scratch.folder, { mode: 0o700 });
  if (owner !== undefined) {
    // Another user passes through, and sees nothing but what it knows the name of.
    await chmod(around, 0o711);
    await chown(scratch.folder, owner, owner);
  }
  return { ...scratch, remove: () => rm(around, { recursive: true, force: true }) };
}

/** Puts a file where there is none; a link that the child laid there is not followed. */
export async function putFile(
  path: string,
  content: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  owner: number | undefined,
): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    if (owner !== undefined) await handle.chown(owner, owner);
  } finally {
    await handle.close();
  }
}

/** What a child made is a file of its own, or nothing: neither a link to what it may not see nor a pipe to wait at. */
export async function openMade(
  path: string,
  longest: number,
): Promise<{ readonly size: number; readonly content: Readable }> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const found = await handle.stat();
  if (found.isFile() && found.nlink === 1 && found.size <= longest)
    return { size: found.size, content: handle.createReadStream() };
  await handle.close();
  throw new Error(`What was made is no file, or larger than ${longest} bytes.`);
}

/** What lies in it in all; links are counted and not followed. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map(({ parentPath, name }) => lstat(join(parentPath, name)).catch(() => undefined)),
  );
  return sizes.reduce((sum, found) => sum + (found ? found.blocks * 512 : 0), 0);
}
