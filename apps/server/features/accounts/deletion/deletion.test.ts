import { describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aMembership, anOrganization, aResource, aRow } from '../../../testing/factories.ts';
import { mailedToken, mailsTo, PASSWORD, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { eraseAccounts } from '../service.ts';

const db = useDatabase();
const api = useApi(db);
const log = createLog('silent');
const DAY = 24 * 60 * 60;

function call(method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

function leave({ cookie }: Person, password: string | undefined = PASSWORD) {
  return call('POST', '/api/account/deletion', cookie, { password });
}

function erase() {
  return eraseAccounts(api.dependencies, log, new AbortController().signal);
}

function look(sql: string, parameters: unknown[] = []) {
  return db.database.asOwner((tx) => tx.query('', sql, parameters));
}

async function exists(id: string) {
  return (await look('select id from users where id = $1', [id])).length === 1;
}

describe('deleting an account', () => {
  test('deleting an account needs the password', async () => {
    const ada = await person(api);
    expect((await leave(ada, 'Wrong-Horse-123')).json().code).toBe('wrong_password');
    expect((await call('POST', '/api/account/deletion', ada.cookie, {})).json().code).toBe('wrong_password');
  });

  test('deleting an account without a password needs a recent sign-in', async () => {
    const ada = await person(api);
    await look('delete from user_accounts where user_id = $1', [ada.session.user.id]);
    api.clock.turn(15 * 60);
    expect((await call('POST', '/api/account/deletion', ada.cookie, {})).json().code).toBe('sign_in_again');
    await look('update user_sessions set proven_at = $2 where user_id = $1', [
      ada.session.user.id,
      api.clock.now(),
    ]);
    expect((await call('POST', '/api/account/deletion', ada.cookie, {})).statusCode).toBe(200);
  });

  test('deleting an account takes fourteen days, tells when they end, and signs the other devices out', async () => {
    const ada = await person(api);
    const other = await signIn(api, ada.email);
    const erasedAt = new Date(api.clock.now().getTime() + 14 * DAY * 1000).toISOString();
    expect((await leave(ada)).json().erasedAt).toBe(erasedAt);
    expect((await call('GET', '/api/session', other.cookie)).json()).toBeNull();
    api.clock.turn(13 * DAY);
    await erase();
    expect((await signIn(api, ada.email)).session.erasedAt).toBe(erasedAt);
  });

  test('signing in again undoes the deletion of an account', async () => {
    const ada = await person(api);
    await leave(ada);
    expect((await call('DELETE', '/api/account/deletion', ada.cookie)).json().erasedAt).toBeNull();
    const token = await mailedToken(api, ada.email, 'undo_deletion');
    expect((await call('POST', '/api/account-deletion/undo', '', { token })).json().code).toBe(
      'link_not_valid',
    );
    api.clock.turn(15 * DAY);
    await erase();
    expect(await exists(ada.session.user.id)).toBe(true);
  });

  test('the mailed link undoes the deletion of an account once', async () => {
    const ada = await person(api);
    await leave(ada);
    const token = await mailedToken(api, ada.email, 'undo_deletion');
    const undo = () => call('POST', '/api/account-deletion/undo', '', { token });
    expect((await undo()).statusCode).toBe(200);
    expect((await undo()).json().code).toBe('link_not_valid');
    expect((await call('GET', '/api/session', ada.cookie)).json().erasedAt).toBeNull();
  });

  test('asking for the deletion twice keeps the date of the first request', async () => {
    const ada = await person(api);
    const { erasedAt } = (await leave(ada)).json();
    api.clock.turn(DAY);
    const again = await signIn(api, ada.email);
    expect((await leave({ ...ada, ...again })).json().erasedAt).toBe(erasedAt);
  });
});

describe('an account whose grace period is over', () => {
  test('an erased account takes its private content along, and its published resources stay without a name', async () => {
    const [ada, reader] = [await person(api, { role: 'teacher' }), await person(api)];
    const { id } = ada.session.user;
    const published = await aResource(db.database, { owner: id, author_name: 'Ada Lovelace' });
    const draft = await aResource(db.database, {
      owner: id,
      status: 'pending',
      visibility: 'private',
      submitted_at: null,
    });
    await aRow(db.database, 'comments', { user_id: id, resource_id: published.id, body: 'Mine.' });
    await aRow(db.database, 'search_history', { user_id: id, search_query: 'volcano' });
    await leave(ada);
    api.clock.turn(14 * DAY);
    await erase();
    expect(await exists(id)).toBe(false);
    expect(
      await look('select id, submitted_by, author_name from resources where id = any ($1)', [
        [published.id, draft.id],
      ]),
    ).toEqual([{ id: published.id, submitted_by: null, author_name: 'Deleted user' }]);
    expect(await mailsTo(api, ada.email)).toEqual([]);
    expect(await look('select from comments where user_id = $1', [id])).toEqual([]);
    expect((await call('GET', '/api/account', ada.cookie)).json().code).toBe('session_expired');
    expect(
      (await call('POST', '/api/sign-in', '', { email: ada.email, password: PASSWORD })).json().code,
    ).toBe('invalid_credentials');
    expect(await exists(reader.session.user.id)).toBe(true);
  });

  test('an erased account leaves its address nowhere in the database', async () => {
    const ada = await person(api, { role: 'teacher' });
    await call('POST', '/api/contact', ada.cookie, { name: 'Ada', email: ada.email, message: 'Thank you.' });
    await leave(ada);
    api.clock.turn(14 * DAY);
    await erase();
    const columns = await look(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb')`,
    );
    const found: string[] = [];
    for (const { table, column } of columns as { table: string; column: string }[]) {
      const rows = await look(`select from ${table} where ("${column}")::text ilike '%' || $1 || '%'`, [
        ada.email,
      ]);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(columns.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});

describe('the last owner of a shared organization', () => {
  const school = async (owner: Person, others: readonly (readonly [Person, 'owner' | 'member'])[]) => {
    const { id } = await anOrganization(db.database, {
      owner: owner.session.user.id,
      name: 'Northern School',
    });
    for (const [who, role] of others)
      await aMembership(db.database, { organization: id, user: who.session.user.id, role });
    return id;
  };

  test('the last owner of an organization has to hand it over before the account can be deleted', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const id = await school(ada, [[grace, 'member']]);
    const answer = await leave(ada);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'last_owner',
        message:
          'You are the only owner of Northern School. Make someone else an owner first, then delete your account.',
        data: { organizations: [{ id, name: 'Northern School' }] },
      },
    ]);
    await look(
      "update organization_memberships set role = 'owner' where user_id = $1 and organization_id = $2",
      [grace.session.user.id, id],
    );
    expect((await leave(ada)).statusCode).toBe(200);
    api.clock.turn(14 * DAY);
    await erase();
    expect(await exists(ada.session.user.id)).toBe(false);
    expect(await look('select created_by from organizations where id = $1', [id])).toEqual([
      { created_by: null },
    ]);
  });

  test('one of two owners who leave at the same moment has to stay', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, grace, member] = [await person(api), await person(api), await person(api)];
      await school(ada, [
        [grace, 'owner'],
        [member, 'member'],
      ]);
      const answers = await Promise.all([leave(ada), leave(grace)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
  });

  test('an owner cannot leave while the other owner is leaving', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const id = await school(ada, [[grace, 'owner']]);
    await leave(ada);
    await expect(
      db.database.asUser({ userId: grace.session.user.id, organizationId: id }, (tx) =>
        tx.query('', 'delete from organization_memberships where user_id = $1 and organization_id = $2', [
          grace.session.user.id,
          id,
        ]),
      ),
    ).rejects.toMatchObject({ constraint: 'organization_memberships_last_owner' });
  });

  test('deleting the only member of an organization deletes the organization', async () => {
    const ada = await person(api);
    const id = await school(ada, []);
    expect((await leave(ada)).statusCode).toBe(200);
    api.clock.turn(14 * DAY);
    await erase();
    expect(await look('select from organizations where id = $1', [id])).toEqual([]);
  });
});

test('an account that cannot be erased does not stop the others from being erased', async () => {
  const [stuck, ada, member] = [await person(api), await person(api), await person(api)];
  await leave(stuck);
  const { id } = await anOrganization(db.database, { owner: stuck.session.user.id });
  await aMembership(db.database, { organization: id, user: member.session.user.id });
  await leave(ada);
  api.clock.turn(14 * DAY);
  await erase();
  expect(await Promise.all([stuck, ada].map(({ session }) => exists(session.user.id)))).toEqual([
    true,
    false,
  ]);
});
