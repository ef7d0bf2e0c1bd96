import type { Attachment, AttachmentKind, Content } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aDraftResource, aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { aDrawnResource, aStoredFile } from '../outputs/testing/drawn-resource.ts';
import { begin, call, sendPiece } from '../uploads/testing/send-file.ts';
import { forgetAttachments } from './service.ts';

const db = useDatabase();
const api = useApi(db);
const DAY_SECONDS = 24 * 60 * 60;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe moon pulls the sea.\n';

function aTeacher(): Promise<Person> {
  return person(api, { role: 'teacher' });
}

interface Sent {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly content: string | Buffer;
}

async function attach(who: Person, id: string, { kind, name, content }: Sent) {
  const bytes = Buffer.from(content);
  const upload = await begin(api, who, name, bytes.length);
  await sendPiece(api, who, { id: upload, offset: 0, bytes });
  return call(api, who, 'POST', `/content/${id}/attachments`, { upload, kind });
}

const NOTE: Sent = { kind: 'note', name: 'note.txt', content: 'Begin at the top.' };

async function list(who: Person | null, id: string): Promise<Attachment[]> {
  return (await call(api, who, 'GET', `/resources/${id}/attachments`)).json();
}

async function countFiles(who: Person): Promise<number> {
  const rows = await db.database.asOwner((tx) =>
    tx.query('', 'select from files where owner_id = $1', [who.session.user.id]),
  );
  return rows.length;
}

test('a note stands beside a draft, is downloaded, removed, put back and forgotten a day after it was removed', async () => {
  const ada = await aTeacher();
  const { id } = await aDraftResource(db.database, { owner: ada.session.user.id });
  const added = (await attach(ada, id, NOTE)).json<Attachment>();
  expect(added).toMatchObject({ kind: 'note', isShown: false, file: { name: 'note.txt', size: 17 } });
  expect((await call(api, ada, 'GET', `/attachments/${added.id}`)).body).toBe('Begin at the top.');
  expect((await call(api, null, 'GET', `/attachments/${added.id}`)).statusCode).toBe(404);

  await call(api, ada, 'DELETE', `/attachments/${added.id}`);
  expect(await list(ada, id)).toEqual([]);
  expect((await call(api, ada, 'GET', `/attachments/${added.id}`)).statusCode).toBe(404);
  await call(api, ada, 'POST', `/attachments/${added.id}/return`);
  expect((await list(ada, id)).map((one) => one.id)).toEqual([added.id]);

  await call(api, ada, 'DELETE', `/attachments/${added.id}`);
  await forgetAttachments(api.dependencies);
  expect(await countFiles(ada)).toBe(1);
  api.clock.turn(DAY_SECONDS + 60);
  await forgetAttachments(api.dependencies);
  expect(await countFiles(ada)).toBe(0);
});

test.each([
  ['a program that is named as a note', { ...NOTE, content: 'MZ\u0000\u0001' }, 'upload_kind_unknown'],
  [
    'a drawing as a note',
    { ...NOTE, content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    'attachment_kind_wrong',
  ],
  ['a text as captions', { kind: 'captions', name: 'a.vtt', content: 'Hello' }, 'upload_kind_unknown'],
  ['captions of a drawing', { kind: 'captions', name: 'a.vtt', content: CAPTIONS }, 'captions_without_sound'],
  ['a text as a photo', { kind: 'photo', name: 'a.txt', content: 'Hello' }, 'attachment_kind_wrong'],
] as const)('%s is refused, and nothing of it stays', async (_, sent, code) => {
  const ada = await aTeacher();
  const id = await aDrawnResource(api.dependencies, {
    owner: ada.session.user.id,
    status: 'pending',
    visibility: 'private',
    submitted_at: null,
  });
  expect((await attach(ada, id, sent)).json()).toMatchObject({ code });
  expect(await list(ada, id)).toEqual([]);
  expect(await countFiles(ada)).toBe(0);
});

test('captions of a film go with it, and captions are no content by themselves', async () => {
  const ada = await aTeacher();
  const film = await aStoredFile(api.dependencies, 'moving', { media_type: 'video/mp4', name: 'Tides.mp4' });
  const { id } = await aResource(db.database, {
    owner: ada.session.user.id,
    status: 'pending',
    visibility: 'private',
    submitted_at: null,
    source_file_id: film,
  });
  const sent: Sent = { kind: 'captions', name: 'tides.vtt', content: CAPTIONS };
  await attach(ada, id, sent);
  await attach(ada, id, { ...sent, content: `${CAPTIONS}\nNOTE Again.\n` });
  const found = await list(ada, id);
  expect(found.map(({ file }) => file.mediaType)).toEqual(['text/vtt']);
  const bytes = Buffer.from(CAPTIONS);
  const upload = await begin(api, ada, 'tides.vtt', bytes.length);
  await sendPiece(api, ada, { id: upload, offset: 0, bytes });
  expect((await call(api, ada, 'POST', `/uploads/${upload}/arrival`)).json()).toMatchObject({
    code: 'upload_kind_unknown',
  });
});

test('readers of what is published have a new note once it is approved, and its reviewer reads it before', async () => {
  const [ada, admin] = [await aTeacher(), await person(api, { role: 'admin' })];
  const id = await aDrawnResource(api.dependencies, { owner: ada.session.user.id });
  expect((await attach(ada, id, NOTE)).statusCode).toBe(200);
  expect(await list(null, id)).toEqual([]);
  expect((await list(admin, id)).map(({ isShown }) => isShown)).toEqual([false]);
  expect((await attach(ada, id, NOTE)).json()).toMatchObject({ code: 'content_waits' });
  const { submissions } = (await call(api, ada, 'GET', `/content/${id}`)).json<Content>();
  expect(submissions[0]).toMatchObject({ words: 'It has a new note for teachers.' });
  const decided = await call(api, admin, 'POST', `/submissions/${submissions[0]?.id}/decision`, {
    kind: 'approve',
  });
  expect(decided.statusCode).toBe(200);
  expect((await list(null, id)).map(({ isShown }) => isShown)).toEqual([true]);
});
