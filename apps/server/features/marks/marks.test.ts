import type { Marks } from '@relievo/contracts/marks';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aDraftResource, aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
let ada: Person;
let bob: Person;
let chart: string;

beforeAll(async () => {
  ada = await person(api);
  bob = await person(api);
  chart = (await aResource(db.database)).id;
});

function call(method: 'GET' | 'PUT' | 'DELETE', url: string, { cookie }: Person, payload?: object) {
  return api.server.inject({
    method,
    url: `/api/resources/${url}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
}

test('a mark is kept with its note for its owner alone, changed and removed', async () => {
  await call('PUT', `${chart}/marks/point-1-3`, ada, { isShared: false });
  const kept = await call('PUT', `${chart}/marks/point-1-3`, ada, {
    note: ' The highest of all. ',
    isShared: false,
  });
  const mine = { place: 'point-1-3', note: 'The highest of all.', isShared: false, from: null };
  expect(kept.json()).toEqual({ rows: [mine], canShare: false });
  expect((await call('GET', `${chart}/marks`, bob)).json<Marks>().rows).toEqual([]);
  await call('DELETE', `${chart}/marks/point-1-3`, bob);
  expect((await call('GET', `${chart}/marks`, ada)).json<Marks>().rows).toEqual([mine]);
  expect((await call('DELETE', `${chart}/marks/point-1-3`, ada)).json<Marks>().rows).toEqual([]);
});

test('whoever teaches no class shows a mark to none', async () => {
  const answer = await call('PUT', `${chart}/marks/point-1-1`, bob, { isShared: true });
  expect(answer.statusCode).toBe(403);
});

test('nothing is marked in what one does not see', async () => {
  const hidden = (await aDraftResource(db.database)).id;
  const statuses = [];
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    statuses.push(
      (
        await call(
          method,
          method === 'GET' ? `${hidden}/marks` : `${hidden}/marks/point-1-1`,
          bob,
          method === 'PUT' ? { isShared: false } : undefined,
        )
      ).statusCode,
    );
  expect(statuses).toEqual([404, 404, 404]);
});

test('a resource holds so many marks of one person, and the ones that are there can still be changed', async () => {
  const { id } = await aResource(db.database);
  await db.database.asOwner((tx) =>
    tx.query(
      'many marks',
      `insert into point_marks (user_id, resource_id, place)
       select $1, $2, 'point-1-' || number from generate_series(1, 200) number`,
      [ada.session.user.id, id],
    ),
  );
  const refused = await call('PUT', `${id}/marks/point-2-1`, ada, { isShared: false });
  expect(refused.json()).toMatchObject({ code: 'marks_too_many', data: { most: 200 } });
  expect(
    (await call('PUT', `${id}/marks/point-1-7`, ada, { note: 'A peak.', isShared: false })).statusCode,
  ).toBe(200);
});
