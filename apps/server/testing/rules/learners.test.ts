import { splitSample } from '@relievo/words/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClass, ask, signInLearner } from '../../features/classes/testing/a-class.ts';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { createDocuments } from '../../router.ts';
import { useDatabase } from '../database.ts';
import { aCollection, aMembership, aRow } from '../factories.ts';
import { documentedOperations, isStream } from '../http/documented-operations.ts';
import { type Person, person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';

/** Far more readings than anybody makes: what they tell is tested. */
const PLENTY = { read: 1e6, write: 1e6, costly: 1e6, credentials: 1e6, letters: 1e6 };
const api = useApi(useDatabase(), { limits: PLENTY });

const readings = (await documentedOperations()).filter(
  (operation) => operation.method === 'GET' && !isStream(operation),
);

/** Nobody else is called so. */
const NAME = 'Zwetschgenlearner Zara';
const WORD = 'zwetschgenlearner';

const OUTSIDE = [
  'a stranger',
  'a member of the school',
  'a teacher of another class',
  'an administrator',
] as const;
const INSIDE = ['the teacher', 'the founder', 'a classmate'] as const;
type Asker = (typeof OUTSIDE)[number] | (typeof INSIDE)[number];

let made: Awaited<ReturnType<typeof aClass>>;
let learner: { userId: string; username: string; cookie: string };
const people = new Map<Asker, { readonly cookie: string; readonly viewer: Viewer }>();

beforeAll(async () => {
  const { database } = api.dependencies;
  made = await aClass(api, [NAME, 'Ben']);
  const [zara, ben] = made.learners;
  if (!zara || !ben) throw new Error('Nobody was added.');
  learner = { ...zara, ...(await signInLearner(api, zara)) };
  const join = (who: Person) =>
    aMembership(database, { organization: made.school, user: who.session.user.id });
  const member = await person(api, { name: 'Mia Member' });
  const other = await person(api, { name: 'Theo Teacher', role: 'teacher' });
  await join(member);
  await join(other);
  await ask(api, other, 'POST', `/organizations/${made.school}/classes`, { name: '6b' });
  const classmate = await signInLearner(api, ben);
  // What a learner does that others could stumble upon: a collection, stars, a search.
  const collection = await aCollection(database, { owner: zara.userId, name: 'Mine' });
  await aRow(database, 'collection_shares', { collection_id: collection.id, person_id: ben.userId });
  for (const [asker, who] of [
    ['a stranger', await person(api)],
    ['a member of the school', member],
    ['a teacher of another class', other],
    ['an administrator', await person(api, { role: 'super_admin' })],
    ['the teacher', made.teacher],
    ['the founder', made.founder],
    ['a classmate', classmate],
  ] as const)
    people.set(asker, {
      cookie: who.cookie,
      viewer: { userId: who.session.user.id, organizationId: made.school },
    });
});

function find(asker: Asker) {
  const found = people.get(asker);
  if (!found) throw new Error(`There is no ${asker}.`);
  return found;
}

/** The tables and views of which this person may read a row that holds a text. */
async function findTablesHolding(asker: Asker, text: string): Promise<string[]> {
  return api.dependencies.database.asUser(find(asker).viewer, async (tx) => {
    const found: string[] = [];
    for (const { name, columns } of await listReadable(tx)) {
      const rows = await tx.query(
        '',
        `select from (select ${columns} from ${name}) as r where r::text ilike '%' || $1 || '%' limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
}

function listReadable(tx: AppTransaction): Promise<{ name: string; columns: string }[]> {
  return tx.query(
    '',
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and has_column_privilege(c.oid, a.attnum, 'select')
     group by 1 order by 1`,
  );
}

describe('in SQL', () => {
  test.each(OUTSIDE)('%s reads no name and no user name of a learner anywhere', async (asker) => {
    expect(await findTablesHolding(asker, WORD)).toEqual([]);
    expect(await findTablesHolding(asker, learner.username)).toEqual([]);
  });

  test.each(['a stranger', 'a member of the school', 'a teacher of another class'] as const)(
    '%s reads no row that a learner stands in',
    async (asker) => {
      expect(await findTablesHolding(asker, learner.userId)).toEqual([]);
    },
  );

  test.each(INSIDE)('%s knows the learner', async (asker) => {
    expect(await findTablesHolding(asker, WORD)).toContain('profiles');
  });

  test.each(OUTSIDE)('%s shares nothing with a learner and nothing with the class', async (asker) => {
    const { viewer } = find(asker);
    const { id } = await aCollection(api.dependencies.database, {
      owner: viewer.userId ?? '',
      name: `For ${asker}`,
    });
    for (const [column, whom] of [
      ['person_id', learner.userId],
      ['team_id', made.id],
    ]) {
      const sharing = api.dependencies.database.asUser(viewer, (tx) =>
        tx.query('', `insert into collection_shares (collection_id, ${column}) values ($1, $2)`, [id, whom]),
      );
      await expect(sharing).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('a learner neither comments nor publishes nor writes to anybody outside of the class', async () => {
    const viewer = { userId: learner.userId, organizationId: made.school };
    const author = await person(api, { role: 'teacher' });
    const { id: theirs } = await aCollection(api.dependencies.database, {
      owner: author.session.user.id,
      name: 'Public',
      is_public: true,
      is_listed: true,
    });
    const { id: own } = await aCollection(api.dependencies.database, { owner: learner.userId, name: 'Own' });
    for (const sql of [
      `insert into user_collections (name, is_public) values ('Everybody', true)`,
      `update user_collections set is_public = true where id = '${own}'`,
      `insert into collection_shares (collection_id, person_id) values ('${own}', '${author.session.user.id}')`,
      `insert into upload_requests (role_wanted, reason) values ('teacher', 'I teach.')`,
    ])
      await expect(api.dependencies.database.asUser(viewer, (tx) => tx.query('', sql))).rejects.toMatchObject(
        { code: '42501' },
      );
    expect(theirs).not.toBe(own);
  });
});

describe('over HTTP', () => {
  /** Every reading that there is, of the learner, of the class, and of what is called like the learner. */
  const documents = () => createDocuments(api.dependencies).map(({ path }) => path.replace(/^\/api/, ''));
  function* listPlaces() {
    const words = `search=${WORD}&query=${WORD}&q=${WORD}`;
    for (const path of [...readings.map((one) => one.path), ...documents()])
      for (const id of [learner.userId, made.id, made.school])
        yield `${path.replaceAll('{userId}', learner.userId).replaceAll(/\{\w+\}/g, id)}?${words}`;
  }

  for (const { tags, cases } of splitSample(OUTSIDE, 4))
    test.each(cases)('%s finds a learner in no list, search, feed or export', { tags }, async (asker) => {
      for (const path of listPlaces()) {
        const answer = await api.server.inject({
          url: `/api${path}`,
          headers: { cookie: find(asker).cookie },
        });
        const told = [answer.body.includes('Zara'), answer.body.includes(learner.username)];
        expect([path, answer.statusCode < 500, told]).toEqual([path, true, [false, false]]);
      }
    });

  test('a guest finds a learner nowhere either', async () => {
    for (const path of listPlaces()) {
      const answer = await api.server.inject({ url: `/api${path}` });
      expect([path, answer.body.includes('Zara')]).toEqual([path, false]);
    }
  });

  test.each(OUTSIDE)('%s gets no page of a learner and cannot share with one by name', async (asker) => {
    const who = find(asker);
    const page = await ask(api, who, 'GET', `/people/${learner.userId}`);
    expect(page.body).toMatchObject({ code: 'not_found' });
    const { id } = await aCollection(api.dependencies.database, {
      owner: who.viewer.userId ?? '',
      name: `From ${asker}`,
    });
    const shared = await ask(api, who, 'POST', `/collections/${id}/shares/people`, {
      reader: learner.username,
    });
    expect(shared.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(shared.body)).not.toContain('Zara');
  });

  test('the teacher finds the learner in the class', async () => {
    const found = await ask(api, made.teacher, 'GET', `/classes/${made.id}`);
    expect(JSON.stringify(found.body)).toContain(NAME);
  });
});
