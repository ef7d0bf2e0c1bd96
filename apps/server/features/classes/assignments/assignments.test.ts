import type { Assignment, OwnAssignment } from '@relievo/contracts/classes';
import type { Collection } from '@relievo/contracts/collections';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aCollection, aCollectionItem, aResource } from '../../../testing/factories.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { aClass, ask, signInLearner } from '../testing/a-class.ts';

const api = useApi(useDatabase());

async function anAssignment() {
  const made = await aClass(api, ['Ada', 'Ben']);
  const { database } = api.dependencies;
  const owner = made.teacher.session.user.id;
  const { id: resource } = await aResource(database, { owner });
  const { id: collection } = await aCollection(database, { owner, name: 'Rivers' });
  await aCollectionItem(database, { collection, resource });
  const payload = { collectionId: collection, note: 'Feel the delta first.', dueOn: '2026-12-01' };
  const given = await ask<{ id: string }>(
    api,
    made.teacher,
    'POST',
    `/classes/${made.id}/assignments`,
    payload,
  );
  const [first, second] = made.learners;
  if (!first || !second) throw new Error('Nobody was added.');
  const [ada, ben] = [await signInLearner(api, first), await signInLearner(api, second)];
  return { ...made, resource, collection, assignment: given.body.id, ada, ben };
}

test('an assignment is found by the learners of the class, and its collection opens for them', async () => {
  const { ada, collection, assignment, resource } = await anAssignment();
  const { body } = await ask<OwnAssignment[]>(api, ada, 'GET', '/assignments');
  expect(body).toEqual([
    expect.objectContaining({
      id: assignment,
      collection: { id: collection, name: 'Rivers' },
      note: 'Feel the delta first.',
      dueOn: '2026-12-01',
      className: '6a',
      teacherName: 'Tess Teacher',
      resources: 1,
      opened: 0,
      listened: 0,
    }),
  ]);
  const opened = await ask<Collection>(api, ada, 'GET', `/collections/${collection}`);
  expect(opened.body.name).toBe('Rivers');
  const items = await ask(api, ada, 'GET', `/collections/${collection}/items`);
  expect(JSON.stringify(items.body)).toContain(resource);
});

test('the teacher sees who opened and who listened, once each; the learner sees the same of themselves', async () => {
  const { teacher, id, resource, ada } = await anAssignment();
  for (const kind of ['opened', 'opened', 'listened'])
    expect((await ask(api, ada, 'POST', '/assignments/marks', { resourceId: resource, kind })).status).toBe(
      200,
    );
  const { body } = await ask<Assignment[]>(api, teacher, 'GET', `/classes/${id}/assignments`);
  expect(
    body[0]?.learners.map(({ displayName, opened, listened }) => [displayName, opened, listened]),
  ).toEqual([
    ['Ada', 1, 1],
    ['Ben', 0, 0],
  ]);
  const own = await ask<OwnAssignment[]>(api, ada, 'GET', '/assignments');
  expect(own.body[0]).toMatchObject({ opened: 1, listened: 1 });
});

test('what is in no assignment leaves no trace, and learners do not see how others are getting on', async () => {
  const { teacher, id, ada, ben } = await anAssignment();
  const { id: other } = await aResource(api.dependencies.database, { owner: teacher.session.user.id });
  await ask(api, ada, 'POST', '/assignments/marks', { resourceId: other, kind: 'opened' });
  const { body } = await ask<Assignment[]>(api, teacher, 'GET', `/classes/${id}/assignments`);
  expect(body[0]?.learners[0]?.opened).toBe(0);
  expect((await ask(api, ben, 'GET', `/classes/${id}/assignments`)).body).toMatchObject({
    code: 'class_not_yours',
  });
});

test('only a collection of one’s own is given, to a class that one teaches, and it can be taken back', async () => {
  const { teacher, founder, id, collection, assignment, ada } = await anAssignment();
  const url = `/classes/${id}/assignments`;
  expect((await ask(api, founder, 'POST', url, { collectionId: collection })).body).toMatchObject({
    code: 'not_found',
  });
  expect((await ask(api, await person(api), 'POST', url, { collectionId: collection })).body).toMatchObject({
    code: 'not_found',
  });
  expect((await ask(api, teacher, 'DELETE', `${url}/${assignment}`)).status).toBe(200);
  expect((await ask<OwnAssignment[]>(api, ada, 'GET', '/assignments')).body).toEqual([]);
  expect((await ask(api, ada, 'GET', `/collections/${collection}`)).body).toMatchObject({
    code: 'not_found',
  });
});
