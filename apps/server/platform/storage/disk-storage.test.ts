import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { createDiskStorage } from './disk-storage.ts';
import { fillFile } from './spool.ts';
import type { Storage } from './storage.ts';
import { describeStorage, splitIntoChunks } from './testing/storage-suite.ts';

const folders: string[] = [];

async function listObjects(storage: Storage): Promise<string[]> {
  const found = [];
  for await (const { sha256 } of storage.list()) found.push(sha256);
  return found;
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-storage-'));
  folders.push(folder);
  return folder;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeStorage('the disk', async () => {
  const folder = await newFolder();
  return {
    storage: createDiskStorage({ folder }),
    damage: (sha256, bytes) => writeFile(join(folder, 'objects', addressOf(sha256)), bytes),
  };
});

/** As the operating system does it where objects/ is a disk of its own. */
async function moveWithinObjects(from: string, to: string): Promise<void> {
  if (basename(dirname(dirname(from))) !== 'objects')
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  await rename(from, to);
}

describeStorage('a disk that files reach from another disk', async () => {
  const folder = await newFolder();
  return {
    storage: createDiskStorage({ folder, move: moveWithinObjects }),
    damage: (sha256, bytes) => writeFile(join(folder, 'objects', addressOf(sha256)), bytes),
  };
});

const SHARED_MEMORY = '/dev/shm';
const twoDisks = existsSync(SHARED_MEMORY) && statSync(SHARED_MEMORY).dev !== statSync(tmpdir()).dev;

describe('files that arrive on one disk and lie on another', () => {
  it.runIf(twoDisks)('are stored whole, and nothing of them is left where they arrived', async () => {
    const folder = await newFolder();
    const elsewhere = await mkdtemp(join(SHARED_MEMORY, 'relievo-arriving-'));
    folders.push(elsewhere);
    await symlink(elsewhere, join(folder, 'arriving'));
    await mkdir(join(folder, 'objects'));
    expect((await stat(join(folder, 'arriving'))).dev).not.toBe((await stat(join(folder, 'objects'))).dev);
    const storage = createDiskStorage({ folder });
    const { sha256, size } = await storage.write(splitIntoChunks(new Uint8Array(300_000)), {
      limit: 300_000,
    });
    expect([size, await listObjects(storage)]).toEqual([300_000, [sha256]]);
    const left = [await readdir(elsewhere), await readdir(join(folder, 'objects', 'arriving'))];
    expect(left).toEqual([[], []]);
  });

  it('leave a copy that was cut off to the cleaning', async () => {
    const folder = await newFolder();
    const storage = createDiskStorage({ folder });
    const copies = join(folder, 'objects', 'arriving');
    await mkdir(copies, { recursive: true });
    await writeFile(join(copies, 'cut-off.part'), 'half');
    expect(await listObjects(storage)).toEqual([]);
    expect(await storage.clearUnfinished({ idleSince: new Date(Date.now() - 60_000) })).toBe(0);
    expect(await storage.clearUnfinished({ idleSince: new Date(Date.now() + 60_000) })).toBe(1);
  });
});

describe('a write to disk that is killed in the middle', () => {
  it('leaves no object, and its remains are removed once they are old', async () => {
    const folder = await newFolder();
    const storage = createDiskStorage({ folder });
    const writer = fork(new URL('./testing/write-slowly.ts', import.meta.url), [folder]);
    await once(writer, 'message');
    writer.kill('SIGKILL');
    await once(writer, 'exit');

    expect(await listObjects(storage)).toEqual([]);
    expect(await readdir(join(folder, 'arriving'))).toHaveLength(1);
    expect(await storage.clearUnfinished({ idleSince: new Date(Date.now() - 60_000) })).toBe(0);
    expect(await storage.clearUnfinished({ idleSince: new Date(Date.now() + 60_000) })).toBe(1);
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });
});

describe('storage on disk', () => {
  // /dev/full is Linux's own full disk: every write to it fails with ENOSPC.
  it.runIf(existsSync('/dev/full'))('names a full disk in one sentence', async () => {
    const full = await open('/dev/full', 'w');
    try {
      const written = fillFile(full, splitIntoChunks(new Uint8Array(10)), { limit: 10 }, 'data/objects');
      await expect(written).rejects.toMatchObject({
        code: 'storage_full',
        message: 'The disk of data/objects is full: free some space, then try again.',
      });
    } finally {
      await full.close();
    }
  });

  it('fails its check and its writes with one sentence when its folder cannot be used', async () => {
    const folder = join(await newFolder(), 'a-file');
    await writeFile(folder, 'in the way');
    const storage = createDiskStorage({ folder });
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(storage.write(splitIntoChunks(new Uint8Array(1)), { limit: 1 })).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });

  it.runIf(existsSync('/proc/self/fd'))('keeps no file open for readers who have left', async () => {
    const storage = createDiskStorage({ folder: await newFolder() });
    const { sha256 } = await storage.write(splitIntoChunks(new Uint8Array(500_000)), { limit: 500_000 });
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    for (let reader = 0; reader < 50; reader += 1) {
      const stream = await storage.read(sha256);
      stream.destroy();
      await once(stream, 'close');
    }
    await expect.poll(openFiles).toBeLessThan(before + 10);
  });

  it('neither lists nor removes files that are not ours', async () => {
    const folder = await newFolder();
    const storage = createDiskStorage({ folder });
    const { sha256 } = await storage.write(splitIntoChunks(new Uint8Array([1, 2, 3])), { limit: 3 });
    const stranger = join(folder, 'objects', addressOf(sha256), '..', 'notes.txt');
    await writeFile(stranger, 'a stranger');
    await utimes(stranger, 0, 0);
    await chmod(stranger, 0o600);
    expect(await listObjects(storage)).toEqual([sha256]);
  });
});
