import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TurnableClock, turnableClock } from '../../platform/clock/clock.ts';
import { createLog } from '../../platform/log/log.ts';
import { errorCode } from '../../platform/refusal.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { useDatabase } from '../../testing/database.ts';
import { aFile, aResource, aRow, aUser, type User } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { recordFile, sweepFiles } from './service.ts';

const db = useDatabase();
const log = createLog('silent');
const never = new AbortController().signal;
const DAY = 24 * 60 * 60;

let folder: string;
let storage: Storage;
let clock: TurnableClock;
let person: User;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relievo-files-'));
  storage = createDiskStorage({ folder });
  person = await aUser(db.database, { role: 'teacher' });
});
beforeEach(() => {
  clock = turnableClock();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function sweep(own: Storage = storage) {
  return sweepFiles({ database: db.database, storage: own, clock, log }, never);
}

async function* createBytes(words: string) {
  yield new TextEncoder().encode(words);
}

function store(words: string) {
  return storage.write(createBytes(words), { limit: 1000 });
}

function record(stored: StoredFile, own: Storage = storage) {
  return db.database.asUser({ userId: person.id, organizationId: null }, (tx) =>
    recordFile(tx, own, { ...stored, mediaType: 'text/plain', name: 'words.txt' }),
  );
}

async function hasRow(id: string): Promise<boolean> {
  const rows = await db.database.asOwner((tx) => tx.query('', 'select id from files where id = $1', [id]));
  return rows.length === 1;
}

function codeOf(error: unknown) {
  return errorCode(error) ?? String(error);
}

describe('a file', () => {
  it('a stored file', async () => {
    const id = await record(await store('recorded'));
    const [row] = await db.database.asOwner((tx) => tx.query('', 'select * from files where id = $1', [id]));
    expect(row).toMatchObject({ owner_id: person.id, size: 8, media_type: 'text/plain', name: 'words.txt' });
  });

  it('is not recorded when its content is not in storage', async () => {
    const stored = await store('gone before it was recorded');
    await storage.remove(stored.sha256, { writtenBefore: new Date(Date.now() + 1000) });
    await expect(record(stored)).rejects.toMatchObject({ code: 'file_missing' });
  });
});

describe('the sweep of the storage', () => {
  it('removes an object without a file after a day', async () => {
    const { sha256 } = await store('nobody wants this');
    clock.turn(DAY - 60);
    await sweep();
    expect(await storage.has(sha256)).toBe(true);
    clock.turn(120);
    await sweep();
    expect(await storage.has(sha256)).toBe(false);
  });

  it('keeps every object that a file refers to, also when another file with the same content is deleted', async () => {
    const stored = await store('wanted twice');
    const [first, second] = [await record(stored), await record(stored)];
    await db.database.asOwner((tx) => tx.query('', 'delete from files where id = $1', [first]));
    clock.turn(2 * DAY);
    await sweep();
    expect(await hasRow(second)).toBe(true);
    expect(await text(await storage.read(stored.sha256))).toBe('wanted twice');
  });

  it('removes thousands in batches and keeps the one in use', { tags: 'exhaustive' }, async () => {
    const kept = await store('the one that stays');
    await record(kept);
    const others = await Promise.all(Array.from({ length: 1100 }, (_, at) => store(`swept ${at}`)));
    clock.turn(2 * DAY);
    await sweep();
    const left = [];
    for await (const { sha256 } of storage.list()) left.push(sha256);
    expect(left).toContain(kept.sha256);
    expect(left.filter((sha256) => others.some((other) => other.sha256 === sha256))).toEqual([]);
  });

  it('keeps a thumbnail as long as its picture exists', async () => {
    const picture = await aFile(db.database);
    const { sha256 } = await store('a small picture');
    await aRow(db.database, 'thumbnails', { file_id: picture.id, width: 480, format: 'webp', sha256 });
    clock.turn(2 * DAY);
    await sweep();
    expect(await storage.has(sha256)).toBe(true);
    await db.database.asOwner((tx) => tx.query('', 'delete from files where id = $1', [picture.id]));
    await sweep();
    expect(await storage.has(sha256)).toBe(false);
  });

  it('leaves a racing upload either complete or clearly refused', { tags: 'exhaustive' }, async () => {
    // To this clock what arrives right now has been idle for days.
    const aheadOfTime: Storage = { ...storage, clearUnfinished: async () => 0 };
    const endings: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const words = `old content, sent again ${round}`;
      const { sha256 } = await store(words);
      clock.turn(2 * DAY);
      const upload = store(words).then((stored) => record(stored));
      const [recorded] = await Promise.allSettled([upload, sweep(aheadOfTime)]);
      const there = await storage.has(sha256);
      endings.push(recorded.status === 'fulfilled' ? `file, object ${there}` : codeOf(recorded.reason));
    }
    expect(endings).toHaveLength(20);
    expect(endings.filter((ending) => !['file, object true', 'file_missing'].includes(ending))).toEqual([]);
  });

  it('waits for an upload that is recording the same content', async () => {
    const stored = await store('recorded at the last moment');
    clock.turn(2 * DAY);
    let swept: Promise<void> | undefined;
    const slow: Storage = {
      ...storage,
      async has(sha256) {
        const there = await storage.has(sha256);
        swept = sweep();
        await waitForLock();
        return there;
      },
    };
    const id = await record(stored, slow);
    await swept;
    expect(await hasRow(id)).toBe(true);
    expect(await storage.has(stored.sha256)).toBe(true);
  });

  it('keeps content that was written again after the sweep had judged it old', async () => {
    const { sha256 } = await store('written again');
    clock.turn(-2 * DAY);
    const now = new Date();
    const listedAsOld: Storage = {
      ...storage,
      list: async function* () {
        yield { sha256, size: 1, writtenAt: new Date(now.getTime() - 10 * DAY * 1000) };
      },
    };
    await sweep(listedAsOld);
    expect(await storage.has(sha256)).toBe(true);
  });

  it('removes uploads that stopped an hour ago', async () => {
    const cleared: Date[] = [];
    await sweep({ ...storage, clearUnfinished: async ({ idleSince }) => cleared.push(idleSince) });
    expect(cleared).toEqual([new Date(clock.now().getTime() - 60 * 60 * 1000)]);
  });

  it('removes files whose owner is deleted and that nothing shows, and no others', async () => {
    const { database } = db;
    const [unused, owned, shown, young] = [
      await aFile(database),
      await aFile(database),
      await aFile(database),
      await aFile(database),
    ];
    const change = (sql: string, ids: string[]) => database.asOwner((tx) => tx.query('', sql, [ids]));
    await change('update files set owner_id = null where id = any ($1)', [unused.id, shown.id, young.id]);
    await change("update files set created_at = now() - interval '3 days' where id = any ($1)", [
      unused.id,
      owned.id,
      shown.id,
    ]);
    await aResource(database, { owner: person.id, image_file_id: shown.id });
    await sweep();
    expect(await Promise.all([unused, owned, shown, young].map(({ id }) => hasRow(id)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('knows every column that may refer to a file', async () => {
    const referring = await db.database.asOwner((tx) =>
      tx.query<{ column: string }>(
        '',
        `select c.conrelid::regclass || '.' || a.attname as column
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and c.confrelid = 'files'::regclass order by 1`,
      ),
    );
    expect(referring.map(({ column }) => column)).toEqual([
      'account_exports.file_id',
      'collection_archives.file_id',
      'conversions.source_file_id',
      'drafts.source_file_id',
      'outputs.file_id',
      'profiles.avatar_file_id',
      'resource_attachments.file_id',
      'resources.document_file_id',
      'resources.image_file_id',
      'resources.reading_file_id',
      'resources.source_file_id',
      'resources.thumbnail_file_id',
      // It is made from the file, does not show it, and goes when the file goes.
      'thumbnails.file_id',
    ]);
  });
});

/** Resolves when somebody in the database waits for a lock that somebody else holds. */
async function waitForLock(): Promise<void> {
  await until(async () => {
    const rows = await db.database.asOwner((tx) =>
      tx.query(
        '',
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      ),
    );
    expect(rows).toHaveLength(1);
  });
}
