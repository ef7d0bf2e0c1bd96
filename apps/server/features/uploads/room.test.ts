import type { UploadLimits } from '@relievo/contracts/uploads';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aFile, aMembership, anOrganization } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { begin, call, sendFile, sendPiece } from './testing/send-file.ts';

const db = useDatabase();
const api = useApi(db, {
  settings: { LIMIT_FILE_MB: '2', LIMIT_PERSON_STORAGE_MB: '3', LIMIT_ORGANIZATION_STORAGE_MB: '4' },
});
const MEGABYTE = 1024 * 1024;

interface School {
  readonly id: string;
  readonly name: string;
}

async function aTeacherOf(school: School): Promise<Person> {
  const teacher = await person(api, { role: 'teacher' });
  await aMembership(db.database, { organization: school.id, user: teacher.session.user.id });
  return teacher;
}

function tryBegin(who: Person, megabytes: number) {
  return call(api, who, 'POST', '/uploads', { name: 'map.pdf', size: megabytes * MEGABYTE });
}

async function readLimits(who: Person): Promise<UploadLimits> {
  return (await call(api, who, 'GET', '/uploads/limits')).json();
}

/** Something of a person that came in otherwise. */
function aKeptFile(who: Person, megabytes: number) {
  return aFile(db.database, { owner: who.session.user.id, size: megabytes * MEGABYTE });
}

async function countUploads(who: Person): Promise<number> {
  const rows = await db.database.asOwner((tx) =>
    tx.query('', 'select from uploads where owner_id = $1', [who.session.user.id]),
  );
  return rows.length;
}

test('what members bring for an organization takes its room, which is told before and kept to', async () => {
  const school = await anOrganization(db.database);
  const [ada, ben] = [await aTeacherOf(school), await aTeacherOf(school)];
  await begin(api, ada, 'map.pdf', 2 * MEGABYTE);
  await begin(api, ben, 'map.pdf', MEGABYTE);
  expect(await readLimits(ben)).toMatchObject({
    usedBytes: MEGABYTE,
    mostBytes: 3 * MEGABYTE,
    organization: { name: school.name, usedBytes: 3 * MEGABYTE, mostBytes: 4 * MEGABYTE },
  });
  expect((await tryBegin(ben, 2)).json()).toMatchObject({
    code: 'organization_storage_used_up',
    message: expect.stringMatching(/^The files of your organization may take 4 MB.* Ask those who manage it/),
  });
  const alone = await person(api, { role: 'teacher' });
  expect((await tryBegin(alone, 2)).statusCode).toBe(200);
  expect(await readLimits(alone)).toMatchObject({ organization: null });
});

test('of two members who begin at once where there is room for one, one begins', async () => {
  const school = await anOrganization(db.database);
  const teachers = await Promise.all([1, 2, 3].map(() => aTeacherOf(school)));
  await begin(api, teachers[2] as Person, 'map.pdf', 2 * MEGABYTE);
  const answers = await Promise.all(teachers.slice(0, 2).map((teacher) => tryBegin(teacher, 2)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('what has arrived goes on taking the room of the organization until its owner leaves', async () => {
  const school = await anOrganization(db.database);
  const [ada, ben] = [await aTeacherOf(school), await aTeacherOf(school)];
  const map = Buffer.alloc(MEGABYTE, ' ');
  map.write('%PDF-1.7');
  expect((await sendFile(api, ada, 'map.pdf', map)).statusCode).toBe(200);
  const used = async () => (await readLimits(ben)).organization?.usedBytes;
  expect(await used()).toBe(MEGABYTE);
  await db.database.asOwner((tx) =>
    tx.query('', 'delete from organization_memberships where user_id = $1 and organization_id = $2', [
      ada.session.user.id,
      school.id,
    ]),
  );
  expect(await used()).toBe(0);
});

test('what fills up while a file arrives is seen at its end: it is not kept, and takes no room', async () => {
  const ada = await person(api, { role: 'teacher' });
  const map = Buffer.alloc(MEGABYTE, ' ');
  map.write('%PDF-1.7');
  const id = await begin(api, ada, 'map.pdf', map.length);
  await sendPiece(api, ada, { id, offset: 0, bytes: map });
  await aKeptFile(ada, 2.5);
  const refused = await call(api, ada, 'POST', `/uploads/${id}/arrival`);
  expect(refused.json()).toMatchObject({
    code: 'storage_used_up',
    message: expect.stringContaining('Delete something from Your Content, then try again.'),
  });
  expect(await countUploads(ada)).toBe(0);
  expect((await readLimits(ada)).usedBytes).toBe(2.5 * MEGABYTE);
});
