import type { Reactions } from '@relievo/contracts/conversation';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aResource, aRow } from '../../testing/factories.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { aClass, ask, signInLearner } from './testing/a-class.ts';

const db = useDatabase();
const api = useApi(db);

interface Cookie {
  readonly cookie: string;
}
let made: Awaited<ReturnType<typeof aClass>>;
let learners: (Cookie & { readonly userId: string })[];
let outside: Cookie;
let administrator: Cookie;

beforeAll(async () => {
  made = await aClass(api, ['Ada', 'Ben']);
  learners = await Promise.all(
    made.learners.map(async (one) => ({
      userId: one.userId,
      cookie: (await signInLearner(api, one)).cookie,
    })),
  );
  outside = await person(api, { role: 'teacher' });
  administrator = await person(api, { role: 'super_admin' });
});

async function rate(who: Cookie, id: string, stars: number) {
  await ask(api, who, 'PUT', `/resources/${id}/rating`, { stars });
  await ask(api, who, 'PUT', `/resources/${id}/like`);
}

async function seeAs(who: Cookie, id: string) {
  const { body } = await ask<Reactions>(api, who, 'GET', `/resources/${id}/reactions`);
  const { likes, rating, ratings } = body;
  return { likes, rating, ratings };
}

/** What cards show, and lists are ordered by. */
async function figuresOf(id: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<object>(
      '',
      'select likes_count, rating, comments_count, popularity_score from resources where id = $1',
      [id],
    ),
  );
  return row;
}

const NOTHING = { likes_count: 0, rating: null, comments_count: 0, popularity_score: 0 };

describe('what learners say of a resource', () => {
  test('counts for their class, with what everybody says, and changes no figure that others see', async () => {
    const { id } = await aResource(db.database);
    await rate(outside, id, 5);
    const before = await figuresOf(id);
    for (const learner of learners) await rate(learner, id, 2);
    const inClass = { likes: 3, rating: 3, ratings: 3 };
    for (const who of [made.teacher, made.founder, ...learners])
      expect(await seeAs(who, id)).toEqual(inClass);
    const alone = { likes: 1, rating: 5, ratings: 1 };
    for (const who of [outside, administrator, { cookie: '' }]) expect(await seeAs(who, id)).toEqual(alone);
    expect(await figuresOf(id)).toEqual(before);
  });

  test('leaves no trace in the figures when it is taken back, changed, or goes with its account', async () => {
    const { id } = await aResource(db.database);
    const other = await aClass(api, ['Cleo']);
    const [cleo] = other.learners;
    if (!cleo) throw new Error('Nobody was added.');
    const { cookie } = await signInLearner(api, cleo);
    await rate({ cookie }, id, 1);
    await rate({ cookie }, id, 4);
    await ask(api, { cookie }, 'DELETE', `/resources/${id}/like`);
    await ask(api, { cookie }, 'PUT', `/resources/${id}/like`);
    expect(await figuresOf(id)).toEqual(NOTHING);
    await ask(api, other.teacher, 'DELETE', `/classes/${other.id}`);
    expect(await figuresOf(id)).toEqual(NOTHING);
    expect(await seeAs(other.teacher, id)).toEqual({ likes: 0, rating: null, ratings: 0 });
  });

  test('is read by their class alone where it is a comment', async () => {
    const { id } = await aResource(db.database);
    const [ada] = learners;
    await aRow(db.database, 'comments', {
      resource_id: id,
      user_id: ada?.userId,
      body: 'I feel two rivers.',
    });
    const readAs = async (who: Cookie) =>
      (await ask<{ total: number }>(api, who, 'GET', `/resources/${id}/comments`)).body.total;
    expect(await Promise.all([made.teacher, made.founder, ...learners].map(readAs))).toEqual([1, 1, 1, 1]);
    expect(await Promise.all([outside, administrator, { cookie: '' }].map(readAs))).toEqual([0, 0, 0]);
    expect(await figuresOf(id)).toEqual(NOTHING);
  });
});
