import type { QueryResultRow } from 'pg';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { foldCounters } from '../counters/service.ts';
import { forgetVisits } from './service.ts';

const db = useDatabase();
const api = useApi(db);
const HALF_HOUR = 30 * 60;

function look(id: string, who?: Person, agent = 'a browser') {
  return api.server.inject({
    method: 'POST',
    url: `/api/resources/${id}/views`,
    headers: { 'user-agent': agent, ...(who ? { cookie: who.cookie } : {}) },
  });
}

function ask<Row extends QueryResultRow>(sql: string, parameters: unknown[] = []) {
  return db.database.asOwner((tx) => tx.query<Row>('', sql, parameters));
}

async function viewsOf(id: string): Promise<number> {
  await foldCounters(db, new AbortController().signal);
  const [row] = await ask<{ views: number }>('select view_count::int as views from resources where id = $1', [
    id,
  ]);
  return row?.views ?? -1;
}

interface Logged {
  access_type: string;
  user_id: string;
  is_repeat: boolean;
}

function logOf(id: string) {
  return ask<Logged>(
    'select access_type, user_id, is_repeat from content_access_logs where resource_id = $1 order by is_repeat, id',
    [id],
  );
}

async function countRepeats(id: string) {
  return (await logOf(id)).map(({ is_repeat }) => is_repeat);
}

describe('opening a page', () => {
  test('is logged each time and counts once in half an hour for a person', async () => {
    const [{ id }, ada] = [await aResource(db.database), await person(api)];
    expect((await look(id, ada)).statusCode).toBe(200);
    api.clock.turn(HALF_HOUR - 1);
    await look(id, ada);
    const view = { access_type: 'view', user_id: ada.session.user.id };
    expect([await viewsOf(id), await logOf(id)]).toEqual([
      1,
      [
        { ...view, is_repeat: false },
        { ...view, is_repeat: true },
      ],
    ]);
    api.clock.turn(1);
    await look(id, ada);
    expect([await viewsOf(id), await countRepeats(id)]).toEqual([2, [false, false, true]]);
  });

  test('counts once when it is opened many times at once', async () => {
    const [{ id }, ada] = [await aResource(db.database), await person(api)];
    await Promise.all(Array.from({ length: 12 }, () => look(id, ada)));
    expect([await viewsOf(id), await countRepeats(id)]).toEqual([1, [false, ...Array(11).fill(true)]]);
  });

  test('counts once for each client of guests, without storing who they are', async () => {
    const { id } = await aResource(db.database);
    await ask('delete from recent_visits');
    for (const agent of ['Firefox', 'Firefox', 'Safari']) await look(id, undefined, agent);
    expect([await viewsOf(id), await logOf(id)]).toEqual([2, []]);
    const kept = await ask<{ visit: Buffer }>('select * from recent_visits');
    expect(kept.map((row) => Object.keys(row).join())).toEqual(Array(2).fill('visit,visited_at'));
    expect(kept.map(({ visit }) => visit.length)).toEqual([32, 32]);
  });

  test('stores nothing of a guest after the half hour', async () => {
    const { id } = await aResource(db.database);
    await ask('delete from recent_visits');
    await look(id);
    api.clock.turn(HALF_HOUR - 1);
    await forgetVisits(api.dependencies);
    expect(await ask('select from recent_visits')).toHaveLength(1);
    api.clock.turn(1);
    await forgetVisits(api.dependencies);
    expect(await ask('select from recent_visits')).toHaveLength(0);
  });

  test("is remembered and not counted for one's own page and for one that is not published", async () => {
    const ada = await person(api, { role: 'teacher' });
    const owner = ada.session.user.id;
    const { id } = await aResource(db.database, { owner });
    const waiting = await aResource(db.database, { owner, status: 'pending' });
    const admin = await person(api, { role: 'admin' });
    await look(id, ada);
    await look(waiting.id, admin);
    expect([await viewsOf(id), (await logOf(id)).length]).toEqual([0, 1]);
    expect([await viewsOf(waiting.id), (await logOf(waiting.id)).length]).toEqual([0, 1]);
  });

  test('is answered and logged for a hidden page as for a missing one', async () => {
    const { id } = await aResource(db.database, { visibility: 'private' });
    await ask('delete from recent_visits');
    const answers = await Promise.all([look(id), look('01890000-0000-7000-8000-000000000000')]);
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).code}`)).toEqual(
      Array(2).fill('404 not_found'),
    );
    expect(await ask('select from recent_visits')).toHaveLength(0);
  });
});
