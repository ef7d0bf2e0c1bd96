import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { useDatabase } from '../../testing/database.ts';
import {
  aCollection,
  aCollectionItem,
  aMembership,
  aPayingOrganization,
  aResource,
  aRow,
} from '../../testing/factories.ts';
import { type Person, person, signIn } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { collectionArchiveJobs } from './jobs.ts';
import { forgetArchives, giveUpArchive, packArchive } from './service.ts';

const db = useDatabase();
const api = useApi(db, { settings: { LIMIT_OUTPUT_MB: '1' } });
const never = new AbortController().signal;
const KILOBYTE = 1024;

function call(method: 'GET' | 'POST', url: string, who: Person | null) {
  return api.server.inject({ method, url: `/api${url}`, ...(who && { headers: { cookie: who.cookie } }) });
}

function ask(who: Person, collection: string) {
  return call('POST', `/collections/${collection}/archive`, who);
}

async function readLatest(who: Person, collection: string) {
  return (await call('GET', `/collections/${collection}/archive`, who)).json();
}

function download(who: Person, id: string) {
  return call('GET', `/collection-archives/${id}/file`, who);
}

async function packAndRead(who: Person, collection: string) {
  const { id } = (await ask(who, collection)).json();
  await packArchive(api.dependencies, id, never);
  const { rawPayload } = await download(who, id);
  const files = unzipSync(rawPayload);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { id, names: Object.keys(files), text, page: text('index.html'), table: text('contents.csv') };
}

async function storeFile(words: string | Uint8Array): Promise<StoredFile> {
  async function* bytes() {
    yield Buffer.from(words);
  }
  return api.dependencies.storage.write(bytes(), { limit: 10_000_000 });
}

async function aStoredFile(name: string, words: string | Uint8Array): Promise<string> {
  const { sha256, size } = await storeFile(words);
  const values = { owner_id: null, sha256, size, name, media_type: 'image/svg+xml' };
  return (await aRow<{ id: string }>(db.database, 'files', values)).id;
}

/** A resource with its author's file, in a collection. */
async function addResource(collection: string, title: string, values: Record<string, unknown> = {}) {
  const source = await aStoredFile(`${title}.svg`, `<svg>${title}</svg>`);
  const { notes, ...given } = values;
  const { id } = await aResource(db.database, { title, source_file_id: source, ...given });
  const item = { collection, resource: id, ...(typeof notes === 'string' ? { notes } : {}) };
  await aCollectionItem(db.database, item);
  return id;
}

async function aShelf(values: { is_public?: boolean; name?: string } = {}) {
  const ada = await person(api, { name: 'Ada' });
  const { id } = await aCollection(db.database, { owner: ada.session.user.id, ...values });
  return { ada, collection: id };
}

function listOwned(who: Person) {
  return db.database.asOwner((tx) =>
    tx.query('test-owned', 'select from files where owner_id = $1', [who.session.user.id]),
  );
}

describe('the zip of a collection', () => {
  test('holds what the person may download, with a page and a table that list it and name what is missing', async () => {
    const { ada, collection } = await aShelf({ name: 'Rain & rivers' });
    const empty = await aResource(db.database, { title: 'Without a file' });
    await aCollectionItem(db.database, { collection, resource: empty.id });
    await addResource(collection, 'Gone', { visibility: 'private', notes: 'The good one' });
    await addResource(collection, 'Dear', { is_premium: true });
    const lost = await addResource(collection, 'Lost');
    const cycle = await addResource(collection, 'Water <cycle>', {
      author_name: 'Grace',
      licence: 'CC BY 4.0',
      notes: '=Begin at the sea',
      language: 'en',
    });
    const brf = await aStoredFile('Water cycle.brf', ',WAT]');
    const older = await aStoredFile('older.brf', 'older');
    await aRow(db.database, 'outputs', {
      resource_id: cycle,
      format: 'brf',
      profile: 'embosser-6',
      part: 'braille.brf',
      file_id: brf,
    });
    await aRow(db.database, 'outputs', { resource_id: cycle, format: 'zip', file_id: older });
    await aRow(db.database, 'outputs', { resource_id: cycle, format: 'brf', version: 9, file_id: older });
    const [{ sha256 } = { sha256: '' }] = await db.database.asOwner((tx) =>
      tx.query<{ sha256: string }>(
        'test-lost',
        'select sha256 from files f join resources r on r.source_file_id = f.id where r.id = $1',
        [lost],
      ),
    );
    await api.dependencies.storage.remove(sha256, { writtenBefore: new Date(Date.now() + 60_000) });

    const { names, text, page, table, id } = await packAndRead(ada, collection);
    expect(names).toEqual([
      '1 Water cycle/Water cycle.svg',
      '1 Water cycle/Water cycle - braille.brf',
      'index.html',
      'contents.csv',
    ]);
    expect(text('1 Water cycle/Water cycle.svg')).toBe('<svg>Water <cycle></svg>');
    expect(page).toContain('<h1>Rain &amp; rivers</h1>');
    expect(page).toContain('<h3 lang="en">Water &lt;cycle&gt;</h3>');
    expect(page).toContain(
      '<a href="1%20Water%20cycle/Water%20cycle%20-%20braille.brf">Water cycle - braille.brf</a> (BRF, embosser-6, 1 KB)',
    );
    for (const words of [
      'Lost, Lost.svg: The file is missing.',
      'Dear: Only members of organizations with a plan can download its files.',
      'Withdrawn resource: The author withdrew it.',
      'Without a file: It has no files yet.',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('Gone');
    expect(table).toContain(`"Water <cycle>","Grace","CC BY 4.0","'=Begin at the sea"`);
    expect(table).toContain(`/resource/${cycle}"`);
    expect(table).toContain('"The good one"');
    expect(await readLatest(ada, collection)).toMatchObject({
      atMostBytes: KILOBYTE * KILOBYTE,
      archive: { id, state: 'ready', packed: 2, leftOut: 4 },
    });
  });

  test('holds paid files for members of an organization that subscribes', async () => {
    const { ada, collection } = await aShelf();
    const { id: organization } = await aPayingOrganization(db.database);
    await aMembership(db.database, { organization, user: ada.session.user.id });
    await addResource(collection, 'Dear', { is_premium: true });
    expect((await packAndRead(ada, collection)).names).toContain('1 Dear/Dear.svg');
  });

  test('stays below its size limit and names what was left out', async () => {
    const { ada, collection } = await aShelf();
    for (const title of ['First', 'Second', 'Third']) {
      const large = await aStoredFile(`${title}.png`, new Uint8Array(400 * KILOBYTE).fill(title.length));
      await addResource(collection, title, { source_file_id: large });
    }
    const { names, page } = await packAndRead(ada, collection);
    expect(names.slice(0, -2)).toEqual(['1 Third/Third.png', '2 Second/Second.png']);
    expect(page).toContain('First, First.png: The zip would be too large.');
  });

  test('leaves out what was withdrawn before the packing, for owners and for those who have its link', async () => {
    const { ada, collection } = await aShelf({ is_public: true });
    const visitor = await person(api);
    const resource = await addResource(collection, 'Secret');
    for (const who of [ada, visitor]) await ask(who, collection);
    await db.database.asOwner((tx) =>
      tx.query('test-withdraw', `update resources set visibility = 'private' where id = $1`, [resource]),
    );
    for (const who of [ada, visitor]) {
      const { archive } = await readLatest(who, collection);
      await packArchive(api.dependencies, archive.id, never);
      const files = unzipSync((await download(who, archive.id)).rawPayload);
      expect(Object.keys(files)).toEqual(['index.html', 'contents.csv']);
      expect(strFromU8(files['index.html'] ?? new Uint8Array())).not.toContain('Secret');
    }
  });

  test('holds five thousand items, packed in batches, and reports its progress', {
    tags: 'exhaustive',
  }, async () => {
    const { ada, collection } = await aShelf();
    const file = await aStoredFile('dot.svg', '<svg/>');
    const author = (await person(api)).session.user.id;
    await db.database.asOwner((tx) =>
      tx.query(
        'test-many',
        `with made as (
           insert into resources (title, status, visibility, submitted_by, submitted_at, source_file_id)
           select 'Thing ' || n, 'approved', 'public', $1, now(), $2 from generate_series(1, 5000) n returning id)
         insert into collection_items (collection_id, resource_id) select $3, id from made`,
        [author, file, collection],
      ),
    );
    const { id, progressId } = (await ask(ada, collection)).json();
    await packArchive(api.dependencies, id, never);
    const files = unzipSync((await download(ada, id)).rawPayload);
    const names = Object.keys(files);
    expect(names).toHaveLength(5002);
    expect(names[0]).toMatch(/^0001 Thing \d+\/dot\.svg$/);
    expect(names[4999]).toMatch(/^5000 Thing \d+\/dot\.svg$/);
    expect((await call('GET', `/progress/${progressId}`, ada)).json()).toMatchObject({
      state: 'done',
      steps: [{ state: 'done', done: 5000, total: 5000 }],
    });
  });
});

describe('a job that packs a collection', () => {
  test('leaves no file when it is interrupted, and runs again', async () => {
    const { ada, collection } = await aShelf();
    for (const title of ['One', 'Two']) await addResource(collection, title);
    const { id } = (await ask(ada, collection)).json();
    const cut = new AbortController();
    const { storage } = api.dependencies;
    const before = await contentsOf(storage);
    const dying = {
      ...api.dependencies,
      storage: {
        ...storage,
        read: async (sha256: string) => {
          cut.abort(new Error('killed'));
          return storage.read(sha256);
        },
      },
    };
    await expect(packArchive(dying, id, cut.signal)).rejects.toThrow('killed');
    expect([await contentsOf(storage), await listOwned(ada)]).toEqual([before, []]);
    expect((await readLatest(ada, collection)).archive).toMatchObject({ id, state: 'waiting', size: null });
    expect((await download(ada, id)).statusCode).toBe(404);
    await packArchive(api.dependencies, id, never);
    await packArchive(api.dependencies, id, never);
    expect((await readLatest(ada, collection)).archive.state).toBe('ready');
    expect(await listOwned(ada)).toHaveLength(1);
  });

  test('runs in a worker', async () => {
    const { ada, collection } = await aShelf();
    await addResource(collection, 'One');
    const worker = await startWorker({
      connections: { pooled: db.connections.system, direct: db.connections.system },
      handlers: collectionArchiveJobs(api.dependencies),
      concurrency: 1,
      log: createLog('silent'),
    });
    onTestFinished(() => worker.stop({ deadlineMs: 5_000 }));
    const { id, progressId } = (await ask(ada, collection)).json();
    const events = await fetch(`${api.url}/api/progress/${progressId}/events`, {
      headers: { cookie: ada.cookie },
      signal: AbortSignal.timeout(20_000),
    });
    expect(await events.text()).toContain('"state":"done"');
    expect((await download(ada, id)).statusCode).toBe(200);
  });

  test('stops when it is cancelled, and leaves no file', async () => {
    const { ada, collection } = await aShelf();
    await addResource(collection, 'One');
    const { id, progressId } = (await ask(ada, collection)).json();
    const { storage } = api.dependencies;
    const cancelling = {
      ...api.dependencies,
      storage: {
        ...storage,
        read: async (sha256: string) => {
          await call('POST', `/collection-archives/${id}/cancellation`, ada);
          return storage.read(sha256);
        },
      },
    };
    await packArchive(cancelling, id, never);
    expect(await listOwned(ada)).toEqual([]);
    expect((await readLatest(ada, collection)).archive.state).toBe('cancelled');
    expect((await call('GET', `/progress/${progressId}`, ada)).json().state).toBe('cancelled');
    expect((await ask(ada, collection)).json()).toMatchObject({ state: 'waiting' });
  });

  test('reports its failure, and names a collection that is gone', async () => {
    const { ada, collection } = await aShelf();
    const { id, progressId } = (await ask(ada, collection)).json();
    await giveUpArchive(api.dependencies, id);
    expect((await readLatest(ada, collection)).archive.state).toBe('failed');
    expect((await call('GET', `/progress/${progressId}`, ada)).json().message).toContain('try again later');
    const again = (await ask(ada, collection)).json();
    await db.database.asOwner((tx) =>
      tx.query('test-gone', 'delete from user_collections where id = $1', [collection]),
    );
    await packArchive(api.dependencies, again.id, never);
    expect((await call('GET', `/progress/${again.progressId}`, ada)).json()).toMatchObject({
      state: 'failed',
      message: 'The collection no longer exists.',
    });
  });
});

describe('a person who asks for a zip', () => {
  test('gets one at a time: ten requests at once make one, and another collection has to wait', async () => {
    const { ada, collection } = await aShelf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ada, collection)));
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    const other = await aCollection(db.database, { owner: ada.session.user.id, name: 'Other' });
    const refused = await ask(ada, other.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'archive_under_way']);
    const [id] = ids;
    await packArchive(api.dependencies, id, never);
    expect((await ask(ada, other.id)).statusCode).toBe(200);
  });

  test('keeps only the latest zip of a collection, for a day', async () => {
    const { ada, collection } = await aShelf();
    const first = await packAndRead(ada, collection);
    const second = await packAndRead(ada, collection);
    expect((await download(ada, first.id)).statusCode).toBe(404);
    expect(await listOwned(ada)).toHaveLength(1);
    api.clock.turn(24 * 60 * 60);
    const back = { ...ada, ...(await signIn(api, ada.email)) };
    expect((await readLatest(back, collection)).archive).toBeNull();
    expect((await download(back, second.id)).statusCode).toBe(404);
    await forgetArchives(api.dependencies);
    expect(await listOwned(ada)).toEqual([]);
  });

  test('gets no zip of the private collection of another person, and nobody gets theirs', async () => {
    const { ada, collection } = await aShelf();
    const { id } = await packAndRead(ada, collection);
    for (const other of [await person(api), await person(api, { role: 'super_admin' })]) {
      expect((await download(other, id)).json().code).toBe('not_found');
      expect((await call('POST', `/collection-archives/${id}/cancellation`, other)).statusCode).toBe(404);
    }
    expect((await ask(await person(api), collection)).statusCode).toBe(404);
    expect((await call('POST', `/collections/${collection}/archive`, null)).json().code).toBe(
      'sign_in_required',
    );
  });
});

async function contentsOf(storage: typeof api.dependencies.storage): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha256 } of storage.list()) found.push(sha256);
  return found.toSorted();
}
