import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storage, StoredObject } from '../storage.ts';

export interface StorageUnderTest {
  storage: Storage;
  /** Replaces stored bytes behind the driver's back, as a failing disk would. */
  damage(sha256: string, bytes: Uint8Array): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

function future() {
  return new Date(Date.now() + 60_000);
}

function past() {
  return new Date(Date.now() - 60_000);
}

export function sha256Of(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function* splitIntoChunks(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

function words(text: string) {
  return new TextEncoder().encode(text);
}

async function listObjects(storage: Storage): Promise<Map<string, StoredObject>> {
  const objects = new Map<string, StoredObject>();
  for await (const object of storage.list()) objects.set(object.sha256, object);
  return objects;
}

/** What every driver must do, run against each of them. */
export function describeStorage(name: string, open: () => Promise<StorageUnderTest>): void {
  describe(`${name} keeps files`, () => {
    let storage: Storage;
    let damage: StorageUnderTest['damage'];
    const write = (bytes: Uint8Array, limit = 32 * MEGABYTE) =>
      storage.write(splitIntoChunks(bytes), { limit });
    const readAll = async (sha256: string) => new Uint8Array(await buffer(await storage.read(sha256)));

    beforeAll(async () => {
      ({ storage, damage } = await open());
    });

    it('returns what was written, byte for byte, at the address of its hash', async () => {
      const anyBytes = fc.uint8Array({ maxLength: 3000 });
      const anyChunk = fc.integer({ min: 1, max: 500 });
      await fc.assert(
        fc.asyncProperty(anyBytes, anyChunk, async (bytes, chunk) => {
          const stored = await storage.write(splitIntoChunks(bytes, chunk), { limit: 3000 });
          expect(stored).toEqual({ sha256: sha256Of(bytes), size: bytes.byteLength });
          expect(Buffer.from(await readAll(stored.sha256)).equals(bytes)).toBe(true);
        }),
        { numRuns: 30 },
      );
    });

    it('stores a file of many megabytes', async () => {
      const large = new Uint8Array(12 * MEGABYTE).map((_, at) => (at * 31) % 251);
      const { sha256, size } = await write(large);
      expect(size).toBe(large.byteLength);
      expect(sha256Of(await readAll(sha256))).toBe(sha256);
    });

    it('stores the same bytes once, however often and however many at a time they are written', async () => {
      const bytes = words('written four times at once');
      const stored = await Promise.all([write(bytes), write(bytes), write(bytes), write(bytes)]);
      expect(new Set(stored.map((each) => each.sha256)).size).toBe(1);
      const found = [...(await listObjects(storage)).keys()].filter((sha256) => sha256 === sha256Of(bytes));
      expect(found).toHaveLength(1);
    });

    it('cuts off a source that grows beyond the limit, and stores nothing of it', async () => {
      const tooLarge = new Uint8Array(1001).fill(7);
      await expect(write(tooLarge, 1000)).rejects.toMatchObject({ code: 'file_too_large' });
      expect(await storage.has(sha256Of(tooLarge))).toBe(false);
      expect((await write(tooLarge, 1001)).size).toBe(1001);
    });

    it('stores nothing of a source that fails, and passes its error on', async () => {
      const before = (await listObjects(storage)).size;
      async function* broken() {
        yield words('the first half');
        throw new Error('the sender went away');
      }
      await expect(storage.write(broken(), { limit: 1000 })).rejects.toThrow('the sender went away');
      expect((await listObjects(storage)).size).toBe(before);
    });

    it('releases a reader who leaves before the first byte or in the middle', async () => {
      const { sha256 } = await write(new Uint8Array(4 * MEGABYTE));
      const unread = await storage.read(sha256);
      unread.destroy();
      await once(unread, 'close');
      const begun = await storage.read(sha256);
      await once(begun, 'readable');
      expect(begun.read(1000)).toHaveLength(1000);
      begun.destroy();
      await once(begun, 'close');
      expect(sha256Of(await readAll(sha256))).toBe(sha256);
    });

    it('fails to read what does not exist', async () => {
      const absent = sha256Of(words('never written'));
      await expect(storage.read(absent)).rejects.toMatchObject({ code: 'file_missing' });
      expect(await storage.has(absent)).toBe(false);
    });

    it.each(['../../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`, `${'a'.repeat(64)}\0`])(
      'refuses an address that is no hash: %j',
      async (address) => {
        await expect(async () => storage.read(address)).rejects.toThrow(RangeError);
        await expect(async () => storage.has(address)).rejects.toThrow(RangeError);
      },
    );

    it('detects damaged bytes before the reader takes them for the file', async () => {
      const bytes = words('one bit of this will fall over');
      const { sha256 } = await write(bytes);
      await damage(sha256, words('one bit of this will fall OVER'));
      await expect(readAll(sha256)).rejects.toMatchObject({ code: 'file_corrupt' });
    });

    it('repairs a damaged file when the same bytes are written again', async () => {
      const bytes = words('damaged, then sent again');
      const { sha256 } = await write(bytes);
      await damage(sha256, words('rubbish'));
      await write(bytes);
      expect(Buffer.from(await readAll(sha256)).toString()).toBe('damaged, then sent again');
    });

    it('lists its objects, with size and date', async () => {
      const { sha256 } = await write(words('listed'));
      const object = (await listObjects(storage)).get(sha256);
      expect(object).toMatchObject({ sha256, size: 6 });
      expect(object?.writtenAt.getTime()).toBeGreaterThan(past().getTime());
    });

    it('removes an object only when it was not written since the given date', async () => {
      const { sha256 } = await write(words('removed in the end'));
      expect(await storage.remove(sha256, { writtenBefore: past() })).toBe(false);
      expect(await storage.has(sha256)).toBe(true);
      expect(await storage.remove(sha256, { writtenBefore: future() })).toBe(true);
      expect(await storage.has(sha256)).toBe(false);
      expect(await storage.remove(sha256, { writtenBefore: future() })).toBe(false);
    });

    it('has no unfinished parts when all writes have ended', async () => {
      await write(words('finished'));
      expect(await storage.clearUnfinished({ idleSince: future() })).toBe(0);
    });

    it('reports that it works', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
