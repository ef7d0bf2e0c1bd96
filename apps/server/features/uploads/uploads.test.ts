import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskArrivals } from '../../platform/arrivals/disk-arrivals.ts';
import { StorageError } from '../../platform/storage/errors.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { until } from '../../testing/until.ts';
import { forgetUploads } from './service.ts';
import { askOffset, begin, call, sendFile, sendPiece } from './testing/send-file.ts';

const db = useDatabase();
const SMALL = {
  LIMIT_FILE_MB: '1',
  LIMIT_VIDEO_MB: '2',
  LIMIT_PERSON_STORAGE_MB: '3',
  LIMIT_BATCH_FILES: '4',
};
const api = useApi(db, { settings: SMALL });
let isBroken = true;
const broken = useApi(db, {
  settings: SMALL,
  replace: ({ storage }) => ({
    storage: {
      ...storage,
      write: (source, options) =>
        isBroken
          ? Promise.reject(new StorageError('storage_full', 'The disk is full.'))
          : storage.write(source, options),
    },
  }),
});
const room = mkdtempSync(join(tmpdir(), 'relievo-room-'));
const full = useApi(db, {
  settings: SMALL,
  replace: () => ({ arrivals: createDiskArrivals({ folder: room }) }),
});
afterAll(() => rmSync(room, { recursive: true }));
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const DAY_SECONDS = 24 * 60 * 60;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm"><rect width="50" height="40"/></svg>';

function measure(id: string, size: number): Promise<number | null> {
  return api.dependencies.arrivals.measure({ id, size });
}

function aTeacher(): Promise<Person> {
  return person(api, { role: 'teacher' });
}

function codeOf(answer: { json: () => unknown }): string {
  return (answer.json() as { code: string }).code;
}

async function beginRefused(who: Person, name: string, size: number): Promise<string> {
  return codeOf(await call(api, who, 'POST', '/uploads', { name, size }));
}

async function readList(who: Person) {
  return (await call(api, who, 'GET', '/conversions')).json<{ name: string; state: string }[]>();
}

function countFiles(who: Person) {
  return db.database.asOwner(async (tx) => {
    const [row] = await tx.query<{ files: number; uploads: number; resources: number }>(
      'test-count',
      `select (select count(*)::int from files where owner_id = $1) as files,
         (select count(*)::int from uploads where owner_id = $1) as uploads,
         (select count(*)::int from resources where submitted_by = $1) as resources`,
      [who.session.user.id],
    );
    return row;
  });
}

describe('an upload', () => {
  test('arrives in pieces, is continued where the line broke, and waits for its conversion', async () => {
    const ada = await aTeacher();
    const bytes = Buffer.from(SVG);
    const id = await begin(api, ada, 'map.svg', bytes.length);
    await sendPiece(api, ada, { id, offset: 0, bytes: bytes.subarray(0, 40) });
    const resumed = await askOffset(api, ada, id);
    expect([resumed.statusCode, resumed.headers['upload-offset'], resumed.headers['upload-length']]).toEqual([
      200,
      '40',
      String(bytes.length),
    ]);
    expect(codeOf(await call(api, ada, 'POST', `/uploads/${id}/arrival`))).toBe('upload_incomplete');
    const twice = await sendPiece(api, ada, { id, offset: 0, bytes });
    expect(twice.statusCode).toBe(409);
    await sendPiece(api, ada, { id, offset: 40, bytes: bytes.subarray(40) });
    const arrived = await call(api, ada, 'POST', `/uploads/${id}/arrival`);
    expect(arrived.json()).toMatchObject({
      isKnown: false,
      conversion: { id, name: 'map.svg', size: bytes.length, state: 'waiting', resource: null },
    });
    expect(codeOf(await call(api, ada, 'POST', `/uploads/${id}/arrival`))).toBe('not_found');
    expect(await countFiles(ada)).toEqual({ files: 1, uploads: 0, resources: 0 });
  });

  test('keeps what came before its line broke, and the server goes on', async () => {
    const ada = await aTeacher();
    const bytes = Buffer.from(SVG);
    const id = await begin(api, ada, 'map.svg', bytes.length);
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        `PATCH /api/uploads/${id}/bytes HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${ada.cookie}`,
        'Tus-Resumable: 1.0.0',
        'Upload-Offset: 0',
        'Content-Type: application/offset+octet-stream',
        `Content-Length: ${bytes.length}`,
        '',
        '',
      ].join('\r\n'),
    );
    socket.write(bytes.subarray(0, 40));
    await until(async () => expect((await measure(id, bytes.length)) ?? 0).toBe(40));
    socket.destroy();
    await until(async () => expect((await askOffset(api, ada, id)).headers['upload-offset']).toBe('40'));
    await sendPiece(api, ada, { id, offset: 40, bytes: bytes.subarray(40) });
    expect((await call(api, ada, 'POST', `/uploads/${id}/arrival`)).statusCode).toBe(200);
  });

  test('that finds a full disk is given up in one sentence, and the line is good for the next one', async () => {
    const ada = await aTeacher();
    const size = 900 * KILOBYTE;
    const id = await begin(full, ada, 'map.svg', size);
    // Linux's own full disk: every write to it fails.
    const place = join(room, `${id}_${size}`);
    rmSync(place);
    symlinkSync('/dev/full', place);
    const ask = (method: string, path: string, headers: Record<string, string>, body: string) =>
      fetch(`${full.url}/api${path}`, { method, headers: { cookie: ada.cookie, ...headers }, body });
    const piece = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const refused = await ask('PATCH', `/uploads/${id}/bytes`, piece, ' '.repeat(size));
    expect(await refused.json()).toMatchObject({ code: 'storage_full' });
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 0, resources: 0 });
    const next = JSON.stringify({ name: 'small.svg', size: SVG.length });
    expect((await ask('POST', '/uploads', { 'content-type': 'application/json' }, next)).status).toBe(200);
  });

  test('tells where it stands and takes bytes through the session of its owner alone', async () => {
    const ada = await aTeacher();
    const ben = await aTeacher();
    const id = await begin(api, ada, 'map.svg', 10);
    const bytes = Buffer.from('0123456789');
    const outcomes = [
      await sendPiece(api, null, { id, offset: 0, bytes }),
      await sendPiece(api, ben, { id, offset: 0, bytes }),
      await askOffset(api, null, id),
      await askOffset(api, ben, id),
    ].map(({ statusCode }) => statusCode);
    expect(outcomes).toEqual([401, 404, 401, 404]);
    expect((await askOffset(api, ada, id)).headers['upload-offset']).toBe('0');
  });

  test('ends with the right to upload, and with the session', async () => {
    const ada = await aTeacher();
    const id = await begin(api, ada, 'map.svg', SVG.length);
    const bytes = Buffer.from(SVG);
    await sendPiece(api, ada, { id, offset: 0, bytes: bytes.subarray(0, 10) });
    await db.database.asOwner((tx) =>
      tx.query('', "update user_roles set role = 'student' where user_id = $1", [ada.session.user.id]),
    );
    expect((await sendPiece(api, ada, { id, offset: 10, bytes: bytes.subarray(10) })).statusCode).toBe(404);
    await call(api, ada, 'POST', '/sign-out');
    expect((await askOffset(api, ada, id)).statusCode).toBe(401);
  });

  test('is refused before its first byte where it is empty, too large, or too much for the room that is left', async () => {
    const ada = await aTeacher();
    expect(await beginRefused(ada, 'empty.svg', 0)).toBe('upload_empty');
    expect(await beginRefused(ada, 'big.pdf', MEGABYTE + 1)).toBe('upload_too_large');
    expect(await beginRefused(ada, 'huge.mp4', 5 * 1024 * MEGABYTE)).toBe('upload_too_large');
    await begin(api, ada, 'film.mp4', 2 * MEGABYTE);
    await begin(api, ada, 'map.svg', 600 * KILOBYTE);
    expect(await beginRefused(ada, 'more.svg', 600 * KILOBYTE)).toBe('storage_used_up');
    expect((await call(api, ada, 'GET', '/uploads/limits')).json()).toEqual({
      fileBytes: MEGABYTE,
      videoBytes: 2 * MEGABYTE,
      batchFiles: 4,
      usedBytes: 2 * MEGABYTE + 600 * KILOBYTE,
      mostBytes: 3 * MEGABYTE,
      organization: null,
    });
  });

  test('keeps the limits also where many begin at the same moment', async () => {
    const ada = await aTeacher();
    const begun = await Promise.all(
      Array.from({ length: 10 }, () => call(api, ada, 'POST', '/uploads', { name: 'a.svg', size: 10 })),
    );
    const refused = begun.filter(({ statusCode }) => statusCode !== 200).map(codeOf);
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'uploads_too_many'));
  });

  test('that is cancelled leaves nothing behind', async () => {
    const ada = await aTeacher();
    const id = await begin(api, ada, 'map.svg', SVG.length);
    await sendPiece(api, ada, { id, offset: 0, bytes: Buffer.from(SVG) });
    expect((await call(api, ada, 'DELETE', `/uploads/${id}`)).statusCode).toBe(200);
    expect((await askOffset(api, ada, id)).statusCode).toBe(404);
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 0, resources: 0 });
    expect(await api.dependencies.arrivals.measure({ id, size: SVG.length })).toBeNull();
  });

  test('that stops arriving is forgotten after a day', async () => {
    const ada = await aTeacher();
    const id = await begin(api, ada, 'map.svg', SVG.length);
    await forgetUploads(api.dependencies);
    expect((await askOffset(api, ada, id)).statusCode).toBe(200);
    api.clock.turn(2 * DAY_SECONDS);
    await forgetUploads(api.dependencies);
    expect(await api.dependencies.arrivals.measure({ id, size: SVG.length })).toBeNull();
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 0, resources: 0 });
  });
});

describe('a file that has arrived', () => {
  test('is what its bytes are, whatever its name says', async () => {
    const ada = await aTeacher();
    await sendFile(api, ada, 'drawing.png', SVG);
    await sendFile(api, ada, 'notes.docx', 'month,rain\nJanuary,3\nFebruary,5\n');
    await sendFile(api, ada, 'sheet.svg', '%PDF-1.7 and more');
    await sendFile(api, ada, 'page.html', '<!DOCTYPE html><h1>Plants</h1>');
    await sendFile(api, ada, 'plants.txt', 'Plants drink water.');
    await sendFile(api, ada, 'map.png', Buffer.from('II*\0 and more', 'latin1'));
    await sendFile(api, ada, 'leaf.jpg', Buffer.from('\0\0\0\x20ftypavif and more', 'latin1'));
    await sendFile(api, ada, 'rain.json', '[{"day":"Monday","rain":3}]');
    const rows = await db.database.asOwner((tx) =>
      tx.query(
        'test-types',
        'select c.name, f.media_type, c.is_converted from conversions c join files f on f.id = c.source_file_id where c.owner_id = $1 order by c.created_at',
        [ada.session.user.id],
      ),
    );
    expect(rows).toEqual([
      { name: 'drawing.png', media_type: 'image/svg+xml', is_converted: true },
      { name: 'notes.docx', media_type: 'text/csv', is_converted: true },
      { name: 'sheet.svg', media_type: 'application/pdf', is_converted: true },
      { name: 'page.html', media_type: 'text/html', is_converted: true },
      { name: 'plants.txt', media_type: 'text/plain', is_converted: true },
      { name: 'map.png', media_type: 'image/tiff', is_converted: true },
      { name: 'leaf.jpg', media_type: 'image/avif', is_converted: true },
      { name: 'rain.json', media_type: 'application/json', is_converted: true },
    ]);
  });

  test.each([
    ['a film', 'webm', '\x1a\x45\xdf\xa3 and more'],
    ['a sound with names before it', 'mp3', 'ID3\x04 and more'],
    ['a sound in frames', 'mp3', '\xff\xfb\x90\x64 and more'],
    ['a sound of waves', 'wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['an open sound', 'ogg', 'OggS\x00\x02 and more'],
    ['an old document', 'doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more'],
  ])('and can only be kept, as %s, is a draft at once', async (_, ending, content) => {
    const ada = await aTeacher();
    const arrived = await sendFile(api, ada, `Water cycle.${ending}`, Buffer.from(content, 'latin1'));
    expect(arrived.json()).toMatchObject({
      conversion: { state: 'done', isConverted: false, resource: { title: 'Water cycle', isDraft: true } },
    });
  });

  test.each([
    ['a program', 'homework.svg', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
    ['an archive that is no document', 'worksheet.docx', Buffer.from('PK\x03\x04 of anything', 'latin1')],
    [
      'a page that is named as a picture',
      'lesson.png',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    ['a text without a table', 'letter.bin', Buffer.from('Dear parents')],
  ])('and is %s is refused in one sentence, and nothing of it stays', async (_, name, content) => {
    const ada = await aTeacher();
    const answer = await sendFile(api, ada, name, content);
    expect(answer.json()).toMatchObject({
      code: 'upload_kind_unknown',
      message: expect.stringMatching(/^We cannot read this file.* Save it as one of these kinds/),
    });
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 0, resources: 0 });
    expect(await readList(ada)).toEqual([]);
  });

  test('and is no film may not be as large as one', async () => {
    const ada = await aTeacher();
    const large = Buffer.alloc(MEGABYTE + 1, ' ');
    large.write('%PDF-1.7');
    expect(codeOf(await sendFile(api, ada, 'worksheet.mp4', large))).toBe('upload_too_large');
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 0, resources: 0 });
  });

  test('is recognised where the same content came before, also from two tabs at once', async () => {
    const ada = await aTeacher();
    const both = await Promise.all([sendFile(api, ada, 'map.svg', SVG), sendFile(api, ada, 'copy.svg', SVG)]);
    const answers = both.map((answer) => answer.json<{ isKnown: boolean; conversion: { id: string } }>());
    expect(answers.map(({ isKnown }) => isKnown).toSorted()).toEqual([false, true]);
    expect(answers[0]?.conversion.id).toBe(answers[1]?.conversion.id);
    expect(await countFiles(ada)).toEqual({ files: 1, uploads: 0, resources: 0 });
    const ben = await aTeacher();
    expect((await sendFile(api, ben, 'map.svg', SVG)).json()).toMatchObject({ isKnown: false });
  });

  test.each([
    '../../etc/passwd.svg',
    'C:\\windows\\map.svg',
    '🌍‮gvs.map.svg',
    `${'a'.repeat(251)}.svg`,
    '<img src=x onerror=alert(1)>.svg',
  ])('keeps the name %s as words', async (name) => {
    const ada = await aTeacher();
    await sendFile(api, ada, name, SVG.replace('50', String(Math.random())));
    expect(await readList(ada)).toMatchObject([{ name, state: 'waiting' }]);
  });

  test('is not half there where the storage fails, and can be sent again', async () => {
    const ada = await aTeacher();
    const id = await begin(broken, ada, 'map.svg', SVG.length);
    await sendPiece(broken, ada, { id, offset: 0, bytes: Buffer.from(SVG) });
    expect(codeOf(await call(broken, ada, 'POST', `/uploads/${id}/arrival`))).toBe('storage_full');
    expect(await countFiles(ada)).toEqual({ files: 0, uploads: 1, resources: 0 });
    isBroken = false;
    expect((await call(broken, ada, 'POST', `/uploads/${id}/arrival`)).statusCode).toBe(200);
    expect(await countFiles(ada)).toEqual({ files: 1, uploads: 0, resources: 0 });
  });
});
