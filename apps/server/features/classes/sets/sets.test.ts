import type { ClassSet } from '@relievo/contracts/classes';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aCollection, aCollectionItem, aResource } from '../../../testing/factories.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { makeRequested } from '../../outputs/making-service.ts';
import { aDrawnResource } from '../../outputs/testing/drawn-resource.ts';
import { aClass, ask } from '../testing/a-class.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;

/** Ada reads spelt-out braille from an embosser, Ben contracted, Cleo has never said how; the second resource is no drawing. */
async function aGivenSet() {
  const made = await aClass(api, ['Ada', 'Ben', 'Cleo']);
  const { teacher, id, learners } = made;
  const owner = teacher.session.user.id;
  const clock = await aDrawnResource(api.dependencies, { submitted_by: owner });
  const { id: photo } = await aResource(db.database, { owner, title: 'A photo' });
  const { id: collection } = await aCollection(db.database, { owner, name: 'Time' });
  for (const resource of [clock, photo]) await aCollectionItem(db.database, { collection, resource });
  const given = await ask<{ id: string }>(api, teacher, 'POST', `/classes/${id}/assignments`, {
    collectionId: collection,
  });
  const reads = async (at: number, change: object) =>
    ask(api, teacher, 'PATCH', `/classes/${id}/learners/${learners[at]?.userId}/reading`, change);
  await reads(0, { ways: ['embosser'], braille: 'uncontracted' });
  await reads(1, { ways: ['embosser'], braille: 'contracted' });
  return {
    teacher,
    id,
    assignmentId: given.body.id,
    path: `/classes/${id}/assignments/${given.body.id}/set`,
  };
}

async function makeAll() {
  const waiting = await db.database.asOwner((tx) =>
    tx.query<{ id: string }>('', `select id from output_requests where state = 'waiting'`),
  );
  for (const { id } of waiting) await makeRequested(api.dependencies, id, never);
  return waiting.length;
}

test('each sheet is made once in the form of its readers, and the zip holds a folder for each of them', {
  tags: 'exhaustive',
}, async () => {
  const { teacher, id, assignmentId, path } = await aGivenSet();
  const begun = await ask<ClassSet>(api, teacher, 'POST', path);
  expect(
    begun.body.sheets.map(({ displayName, title, format, profile, state }) =>
      [displayName, title, `${format}/${profile}`, state].join(', '),
    ),
  ).toEqual([
    'Ada, Clock, brf/embosser-6, waiting',
    'Ada, A photo, brf/embosser-6, failed',
    'Ben, Clock, brf/embosser-6, waiting',
    'Ben, A photo, brf/embosser-6, failed',
    'Cleo, Clock, swell/swell-a4, waiting',
    'Cleo, A photo, swell/swell-a4, failed',
  ]);
  await ask(api, teacher, 'POST', path);
  expect(await makeAll()).toBe(3);
  const ready = await ask<ClassSet>(api, teacher, 'GET', path);
  expect(ready.body.sheets.filter(({ state }) => state === 'ready')).toHaveLength(3);
  const zip = await api.server.inject({
    url: `/api/class-set.zip?id=${id}&assignmentId=${assignmentId}`,
    headers: { cookie: teacher.cookie },
  });
  expect([zip.statusCode, zip.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="6a Time.zip"',
  ]);
  const files = unzipSync(zip.rawPayload);
  const names = Object.keys(files);
  const inFolder = (name: string) => names.filter((one) => one.startsWith(`${name}/1 `));
  for (const name of ['Ada', 'Ben', 'Cleo']) expect(inFolder(name)).toHaveLength(1);
  const text = (name: string) => Buffer.from(files[inFolder(name)[0] ?? ''] ?? []).toString('latin1');
  // The same clock, letter by letter and contracted.
  expect(text('Ada')).not.toBe(text('Ben'));
  expect(inFolder('Cleo')[0]).toMatch(/\.pdf$/);
  const list = Buffer.from(files['List of sheets.csv'] ?? []).toString();
  expect(list).toContain('"Ada","A photo","brf","embosser-6","","Nothing can be made');
  expect(list).toContain(inFolder('Ben')[0]);
});

test('a set is prepared by whoever teaches the class: not by strangers, not by learners', async () => {
  const { id, assignmentId, path } = await aGivenSet();
  const stranger = await person(api, { role: 'teacher' });
  expect((await ask(api, stranger, 'POST', path)).body).toMatchObject({ code: 'not_found' });
  const zip = await api.server.inject({
    url: `/api/class-set.zip?id=${id}&assignmentId=${assignmentId}`,
    headers: { cookie: stranger.cookie },
  });
  expect(zip.json().code).toBe('not_found');
  expect((await api.server.inject({ url: '/api/class-set.zip?id=x' })).json().code).toBe('sign_in_required');
});
