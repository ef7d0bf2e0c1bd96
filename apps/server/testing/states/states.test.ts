import { join } from 'node:path';
import { splitSample } from '@relievo/words/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSession } from '../../features/accounts/sessions/service.ts';
import { openViewers, type Viewers } from '../../platform/database/viewers.ts';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../database.ts';
import { aMembership, anOrganization, aUser } from '../factories.ts';
import { useApi } from '../http/use-api.ts';
import { CALLS } from './calls.ts';
import {
  ACTIONS,
  ACTORS,
  type Action,
  type Actor,
  findStateAfter,
  outcomeOf,
  PLACES,
  type Place,
} from './states.ts';
import { statesPage } from './states-page.ts';
import { aSubject, type Subject, stateOf } from './subjects.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, write: 100_000 } });
const ids = new Map<Actor, string>();
const cookies = new Map<Actor, string>();
let organization = '';
let client: pg.Client;
let viewers: Viewers;

const SIGNED_IN = ACTORS.filter((actor) => actor !== 'guest');

beforeAll(async () => {
  organization = (await anOrganization(db.database)).id;
  const roles = {
    author: 'teacher',
    formerTeacher: 'student',
    stranger: 'teacher',
    member: 'teacher',
    reviewer: 'student',
    organizationAdmin: 'student',
    organizationOwner: 'student',
    admin: 'admin',
    super_admin: 'super_admin',
  } as const;
  const belongs = {
    author: 'member',
    formerTeacher: 'member',
    member: 'member',
    reviewer: 'reviewer',
    organizationAdmin: 'admin',
    organizationOwner: 'owner',
  } as const;
  for (const actor of SIGNED_IN) {
    const { id } = await aUser(db.database, { role: roles[actor] });
    ids.set(actor, id);
    const client = { address: '127.0.0.1', agent: 'test' };
    const { token } = await db.database.asAuth((tx) =>
      beginSession(tx, { userId: id, client, previous: null }, api.clock.now()),
    );
    cookies.set(actor, `relievo=${token}`);
  }
  for (const [actor, role] of Object.entries(belongs))
    await aMembership(db.database, { organization, user: ids.get(actor as Actor) ?? '', role });
  client = new pg.Client(db.connections.app);
  await client.connect();
  viewers = openViewers(db.connections.viewerKey);
});
afterAll(() => client.end());

/** Who is no teacher any more has a resource of their own; all others meet the teacher's. */
function subjectFor(actor: Actor, place: Place): Promise<Subject> {
  return aSubject(db.database, place, {
    owner: ids.get(actor === 'formerTeacher' ? actor : 'author') ?? '',
    organization,
  });
}

async function overHttp(action: Action, actor: Actor, subject: Subject): Promise<string> {
  const cookie = cookies.get(actor);
  const headers = cookie ? { cookie } : {};
  const answer = await api.server.inject({ ...CALLS[action].http(subject), headers });
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
}

/** Whether the database lets the person do it; whatever was done is undone. */
async function inSql(action: Action, actor: Actor, subject: Subject): Promise<boolean> {
  const viewer = { userId: ids.get(actor) ?? null, organizationId: null };
  await viewers.begin(client, viewer);
  try {
    const { rowCount } = await client.query(CALLS[action].sql(subject));
    return (rowCount ?? 0) > 0;
  } catch (error) {
    // A policy, a key or a check stands against it.
    if (error instanceof pg.DatabaseError && ['42501', '23505', '23514', '23503'].includes(error.code ?? ''))
      return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

function nameOf({ state, share }: Place) {
  return `${state}, ${share}`;
}

for (const { tags, cases } of splitSample(
  PLACES.map((place) => [nameOf(place), place] as const),
  4,
))
  describe.each(cases)('a resource that is %s', { tags }, (_, place) => {
    test.each(ACTIONS)(
      'answers to %s as the table says for each person, and leads to the state it says',
      async (action) => {
        const expected: Record<string, unknown> = {};
        const found: Record<string, unknown> = {};
        const untouched = {
          author: await subjectFor('author', place),
          formerTeacher: await subjectFor('formerTeacher', place),
        };
        for (const actor of ACTORS) {
          const outcome = outcomeOf(action, actor, place);
          const kept = untouched[actor === 'formerTeacher' ? actor : 'author'];
          const subject = outcome === 'done' ? await subjectFor(actor, place) : kept;
          expected[actor] = [outcome, outcome === 'done' ? findStateAfter(action, place) : place.state];
          found[actor] = [await overHttp(action, actor, subject), await stateOf(db.database, subject.id)];
        }
        expect(found).toEqual(expected);
      },
    );

    test('the database alone allows what the table allows, and no more', async () => {
      const author = await subjectFor('author', place);
      const formerTeacher = await subjectFor('formerTeacher', place);
      const wrong: string[] = [];
      for (const action of ACTIONS)
        for (const actor of ACTORS) {
          const may = outcomeOf(action, actor, place) === 'done';
          const subject = actor === 'formerTeacher' ? formerTeacher : author;
          if ((await inSql(action, actor, subject)) !== may)
            wrong.push(`${actor} ${action}: ${may ? 'refused' : 'allowed'}`);
        }
      expect(wrong).toEqual([]);
    });
  });

test('the page on states equals the table', async () => {
  await expect(statesPage()).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/states.md'));
});
