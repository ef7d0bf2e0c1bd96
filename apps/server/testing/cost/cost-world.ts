import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { aClass } from '../../features/classes/testing/a-class.ts';
import { anOrganization } from '../factories.ts';
import { signInAsLearner } from '../http/learner.ts';
import { type Person, person } from '../http/people.ts';
import type { TestApi } from '../http/start-api.ts';
import type { OpenIdServer } from '../openid/openid-server.ts';
import { type Filling, fillLibrary } from './fill-library.ts';

/** Who asks, from nobody who is signed in to whoever may do everything. */
export const IDENTITIES = ['guest', 'newcomer', 'author', 'teacher', 'learner', 'administrator'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** An installation full of what people did, and some of them who ask. */
export interface CostWorld {
  readonly api: TestApi;
  readonly openId: OpenIdServer;
  /** The author has what a few years of work leave and runs a school; the teacher has a class; the newcomer has nothing. */
  readonly people: Record<Exclude<Identity, 'guest'>, Person>;
  readonly school: string;
  readonly classId: string;
  /** What is asked about: of each kind the one that most was done with. */
  readonly ids: Readonly<Record<string, string>>;
}

export async function makeCostWorld(
  api: TestApi,
  openId: OpenIdServer,
  client: pg.Client,
  filling: Omit<Filling, 'somebody'>,
): Promise<CostWorld> {
  const { database } = api.dependencies;
  const newcomer = await person(api, { name: 'Nina Newcomer' });
  const author = await person(api, { name: 'Ada Lovelace', role: 'teacher' });
  const administrator = await person(api, { name: 'Sue Administrator', role: 'super_admin' });
  const {
    teacher,
    id: classId,
    learners,
  } = await aClass(api, ['Lena Learner', 'Leo Learner', 'Lia Learner']);
  const [first] = learners;
  if (!first) throw new Error('The class has nobody in it.');
  const learner = await signInAsLearner(api, first);
  const { id: school } = await anOrganization(database, {
    owner: author.session.user.id,
    name: 'Northern School',
    type: 'school',
  });
  await fillLibrary(client, { ...filling, somebody: { id: author.session.user.id, school } });
  const people = { newcomer, author, teacher, learner, administrator };
  return { api, openId, people, school, classId, ids: await findIds(client, people, { school, classId }) };
}

/** Later sizes are asked about what is there then. */
export async function growCostWorld(
  world: CostWorld,
  client: pg.Client,
  filling: Omit<Filling, 'somebody'>,
): Promise<CostWorld> {
  await fillLibrary(client, filling);
  return { ...world, ids: await findIds(client, world.people, world) };
}

async function findIds(
  client: pg.Client,
  people: CostWorld['people'],
  { school, classId }: Pick<CostWorld, 'school' | 'classId'>,
): Promise<CostWorld['ids']> {
  const find = async (sql: string, ...values: unknown[]): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(sql, values);
    if (!rows[0]) throw new Error(`Nothing is found by ${sql}`);
    return rows[0].id;
  };
  const resource = await find(`select r.id from comments c join resources r on r.id = c.resource_id
    where r.status = 'approved' and r.visibility = 'public' and not r.is_premium group by r.id order by count(*) desc, r.id limit 1`);
  const assignment = await findAssignment(client, classId, people.teacher.session.user.id, resource);
  const mine = people.author.session.user.id;
  return {
    resource,
    school,
    classId,
    assignment,
    collection: await find(
      `select c.id from user_collections c where user_id = $1 and name = 'Shelf 2'`,
      mine,
    ),
    content: await find(
      `select id from resources where submitted_by = $1 and status = 'approved' and visibility = 'public' limit 1`,
      mine,
    ),
    team: await find(`select id from teams where organization_id = $1 and kind = 'team' limit 1`, school),
    person: await find(
      `select submitted_by as id from resources where submitted_by <> $1 group by 1 order by count(*) desc limit 1`,
      mine,
    ),
    review: await find(
      `select s.id from submissions s where organization_id = $1 and closed_at is null order by created_at, id limit 1`,
      school,
    ),
    learner: people.learner.session.user.id,
  };
}

/** A collection of the teacher's, given to her class. */
async function findAssignment(client: pg.Client, classId: string, teacher: string, resource: string) {
  const given = await client.query<{ id: string }>('select id from assignments where team_id = $1', [
    classId,
  ]);
  if (given.rows[0]) return given.rows[0].id;
  const collection = randomUUID();
  await client.query(`insert into user_collections (id, user_id, name) values ($1, $2, 'For 6a')`, [
    collection,
    teacher,
  ]);
  await client.query('insert into collection_items (collection_id, resource_id) values ($1, $2)', [
    collection,
    resource,
  ]);
  await client.query('insert into collection_shares (collection_id, team_id) values ($1, $2)', [
    collection,
    classId,
  ]);
  const { rows } = await client.query<{ id: string }>(
    'insert into assignments (team_id, collection_id, given_by) values ($1, $2, $3) returning id',
    [classId, collection, teacher],
  );
  return rows[0]?.id ?? '';
}
