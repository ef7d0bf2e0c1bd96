import { describe, expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { aDraftResource, aMembership, anOrganization, aResource, aRow, aUser } from '../factories.ts';
import { ask, look, race } from './ask.ts';

const db = useDatabase();
const eight = Array.from({ length: 8 }, (_, index) => index);

/** Each of these is tried on parallel connections: what decides is a constraint or one conditional statement. */
describe('of actions at the same time', () => {
  test('one of two owners who leave stays', async () => {
    for (const _ of eight) {
      const organization = await anOrganization(db.database);
      const second = (await aMembership(db.database, { organization: organization.id, role: 'owner' }))
        .user_id;
      const leave = (who: string) => () =>
        ask(db, who, 'delete from organization_memberships where organization_id = $1 and user_id = $2', [
          organization.id,
          who,
        ]);
      const { won, lost } = await race([leave(organization.created_by), leave(second)]);
      expect(won).toHaveLength(1);
      expect(lost).toMatchObject([{ constraint: 'organization_memberships_last_owner' }]);
    }
  });

  test('one of two owners who give up their role stays', async () => {
    const organization = await anOrganization(db.database);
    const second = (await aMembership(db.database, { organization: organization.id, role: 'owner' })).user_id;
    const stepDown = (who: string) => () =>
      ask(
        db,
        who,
        `update organization_memberships set role = 'member' where organization_id = $1 and user_id = $2`,
        [organization.id, who],
      );
    const { won } = await race([stepDown(organization.created_by), stepDown(second)]);
    expect(won).toHaveLength(1);
  });

  test('one of eight decisions on a submission counts', async () => {
    const teacher = (await aUser(db.database, { role: 'teacher' })).id;
    const admins = await Promise.all(eight.map(() => aUser(db.database, { role: 'admin' })));
    const resource = (await aDraftResource(db.database, { owner: teacher })).id;
    await ask(db, teacher, `insert into submissions (resource_id, visibility) values ($1, 'public')`, [
      resource,
    ]);
    const [submission] = await look<{ id: string }>(db, 'select id from submissions where resource_id = $1', [
      resource,
    ]);
    const { won } = await race(
      admins.map(
        (admin, index) => () =>
          ask(db, admin.id, 'insert into decisions (submission_id, kind, words) values ($1, $2, $3)', [
            submission?.id,
            index % 2 === 0 ? 'approve' : 'reject',
            'Because.',
          ]),
      ),
    );
    expect(won).toHaveLength(1);
    const [{ kind } = { kind: '' }] = await look<{ kind: string }>(
      db,
      'select kind from decisions where submission_id = $1',
      [submission?.id],
    );
    const [{ status } = { status: '' }] = await look<{ status: string }>(
      db,
      'select status from resources where id = $1',
      [resource],
    );
    expect(status).toBe(kind === 'approve' ? 'approved' : 'rejected');
  });

  test('one of eight submissions of a resource stays open', async () => {
    const teacher = (await aUser(db.database, { role: 'teacher' })).id;
    const resource = (await aDraftResource(db.database, { owner: teacher })).id;
    const { won } = await race(
      eight.map(
        () => () =>
          ask(db, teacher, `insert into submissions (resource_id, visibility) values ($1, 'public')`, [
            resource,
          ]),
      ),
    );
    expect(won).toHaveLength(1);
  });

  test('one of eight collections of one name is made, in any case, accents and spaces', async () => {
    const { id } = await aUser(db.database);
    const names = ['Études', 'etudes', 'ÉTUDES', ' Études ', 'étudeS', 'Etudes', 'ETUDES', 'Ｅtudes'];
    const { won, lost } = await race(
      names.map((name) => () => ask(db, id, 'insert into user_collections (name) values ($1)', [name])),
    );
    expect(won).toHaveLength(1);
    for (const reason of lost)
      expect(reason).toMatchObject({ code: '23505', constraint: 'user_collections_name_key' });
  });

  test('one of eight openings of an invitation makes a membership', async () => {
    const organization = await anOrganization(db.database);
    const user = await aUser(db.database);
    const token = Buffer.from(`token of ${user.id}`);
    await aRow(db.database, 'invitations', {
      organization_id: organization.id,
      email: user.email.toUpperCase(),
      role: 'reviewer',
      token_hash: token,
      invited_by: organization.created_by,
    });
    const { won } = await race(
      eight.map(() => () => ask(db, user.id, 'select accept_invitation($1) as joined', [token])),
    );
    expect(won.flat().filter(({ joined }) => joined !== null)).toEqual([{ joined: organization.id }]);
  });

  test('one of eight requests for upload access is open', async () => {
    const { id } = await aUser(db.database);
    const { won } = await race(
      eight.map(
        () => () =>
          ask(db, id, `insert into upload_requests (role_wanted, reason) values ('teacher', 'I teach.')`),
      ),
    );
    expect(won).toHaveLength(1);
  });

  test('one of eight calls makes a personal organization', async () => {
    const { id } = await aUser(db.database);
    await look(db, `delete from organizations where created_by = $1 returning id`, [id]);
    const { won } = await race(
      eight.map(
        () => () => ask(db, id, 'select create_personal_organization_for_user($1, $2) as made', [id, 'Ada']),
      ),
    );
    expect(won).toHaveLength(8);
    expect(new Set(won.flat().map(({ made }) => made)).size).toBe(1);
  });

  test('all likes and stars of eight people are counted', async () => {
    const { id } = await aResource(db.database);
    const people = await Promise.all(eight.map(() => aUser(db.database)));
    await Promise.all(
      people.flatMap((person, index) => [
        ask(db, person.id, 'insert into likes (resource_id) values ($1)', [id]),
        ask(db, person.id, 'insert into ratings (resource_id, stars) values ($1, $2)', [id, 1 + (index % 5)]),
        ask(db, person.id, 'insert into comments (resource_id, body) values ($1, $2)', [id, 'Clear.']),
      ]),
    );
    const figures = await look(
      db,
      'select likes_count, rating, comments_count from resources where id = $1',
      [id],
    );
    expect(figures).toEqual([{ likes_count: 8, rating: 2.625, comments_count: 8 }]);
  });

  test('no view is lost or counted twice while two workers fold them', async () => {
    const { id } = await aResource(db.database);
    const fold = () => db.database.asSystem((tx) => tx.query('', 'select fold_resource_events(7)'));
    const view = () =>
      ask(db, null, `insert into resource_events (resource_id, kind) values ($1, 'view')`, [id]);
    await Promise.all(eight.flatMap(() => [view(), view(), view(), fold(), view(), view(), fold()]));
    let [left] = await look<{ n: number }>(db, 'select count(*) as n from resource_events');
    while ((left?.n ?? 0) > 0) {
      await fold();
      [left] = await look<{ n: number }>(db, 'select count(*) as n from resource_events');
    }
    expect(await look(db, 'select view_count from resources where id = $1', [id])).toEqual([
      { view_count: 40 },
    ]);
  });
});
