import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { PASSWORD, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

function change(sql: string, { session }: Person) {
  return db.database.asSystem((tx) => tx.query('', sql, [session.user.id]));
}

function sessionsOf({ session }: Person) {
  return db.database.asAuth((tx) =>
    tx.query('', 'select id from user_sessions where user_id = $1', [session.user.id]),
  );
}

function ask(cookie: string) {
  return api.server.inject({ url: '/api/profile', headers: { cookie } });
}

test.each([
  ['suspended', 'update users set suspended_at = now() where id = $1'],
  ['deleted', 'delete from users where id = $1'],
])(
  'a person who is %s is refused at the next request on every device, and their sessions are deleted',
  async (_, sql) => {
    const [ada, bystander] = [await person(api), await person(api)];
    const other = await signIn(api, ada.email);
    expect((await ask(ada.cookie)).statusCode).toBe(200);
    await change(sql, ada);
    for (const { cookie } of [ada, other]) {
      const answer = await ask(cookie);
      expect([answer.statusCode, answer.json().message]).toEqual([
        401,
        'Your session has expired. Please log in again.',
      ]);
    }
    expect(await sessionsOf(ada)).toEqual([]);
    expect((await ask(bystander.cookie)).statusCode).toBe(200);
  },
);

test('lifting a suspension restores no session, and signing in works again', async () => {
  const ada = await person(api);
  await change('update users set suspended_at = now() where id = $1', ada);
  await change('update users set suspended_at = null where id = $1', ada);
  expect((await ask(ada.cookie)).statusCode).toBe(401);
  expect((await ask((await signIn(api, ada.email, PASSWORD)).cookie)).statusCode).toBe(200);
});

test('a clock that is set back ends no session and makes none longer than allowed', async () => {
  const ada = await person(api);
  api.clock.turn(-24 * 60 * 60);
  expect((await ask(ada.cookie)).statusCode).toBe(200);
  api.clock.turn(24 * 60 * 60 + 12 * 60 * 60);
  expect((await ask(ada.cookie)).statusCode).toBe(401);
});
