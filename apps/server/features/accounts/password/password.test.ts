import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { cookieOf, mailedToken, mailsTo, PASSWORD, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { createPasswords } from '../password-rules.ts';

// The cost of the product, which the tests of other things do without.
const api = useApi(useDatabase(), { replace: () => ({ passwords: createPasswords() }) });
const NEXT = 'Another-Horse-2';

function call(method: 'GET' | 'PUT' | 'POST', url: string, cookie: string, payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

function change(cookie: string, currentPassword: string, newPassword: string = NEXT) {
  return call('PUT', '/api/account/password', cookie, { currentPassword, newPassword });
}

test('a new password signs out every other device, and this one continues with a new token', async () => {
  const ada = await person(api);
  const other = await signIn(api, ada.email);
  const changed = await change(ada.cookie, PASSWORD);
  expect(changed.statusCode).toBe(200);
  expect((await call('GET', '/api/session', other.cookie)).json()).toBeNull();
  expect((await call('GET', '/api/session', ada.cookie)).json()).toBeNull();
  const here = await call('GET', '/api/session', cookieOf(changed.headers['set-cookie']));
  expect(here.json().user.email).toBe(ada.email);
  await signIn(api, ada.email, NEXT);
  const titles = (await mailsTo(api, ada.email)).map(({ payload }) => payload['title']);
  expect(titles).toContain('Your password was changed');
});

test('a wrong present password changes nothing, and five of them lock', async () => {
  const ada = await person(api);
  const answers = [];
  for (let tried = 0; tried < 6; tried += 1) answers.push(await change(ada.cookie, 'Wrong-Horse-123'));
  expect(answers.map((answer) => answer.json().code)).toEqual([
    ...Array(4).fill('wrong_password'),
    'account_locked',
    'account_locked',
  ]);
  api.clock.turn(5 * 60);
  await signIn(api, ada.email);
});

test('the new password must be long and mixed enough', async () => {
  const answer = await change((await person(api)).cookie, PASSWORD, 'short');
  expect(answer.json().data.issues[0]).toEqual({
    path: 'newPassword',
    code: 'password_too_short',
    parameters: { least: 12 },
    message: 'Password must be at least 12 characters',
  });
});

test('an account without a password gets a link to choose one, and one with a password is told so', async () => {
  const ada = await person(api);
  const link = () => call('POST', '/api/account/password-link', ada.cookie, {});
  expect((await link()).json().code).toBe('password_set_already');
  await api.dependencies.database.asAuth((tx) =>
    tx.query('test-none', 'delete from user_accounts where user_id = $1', [ada.session.user.id]),
  );
  expect((await change(ada.cookie, PASSWORD)).json().code).toBe('password_missing');
  expect((await link()).statusCode).toBe(200);
  const token = await mailedToken(api, ada.email, 'reset_password');
  await api.server.inject({ method: 'POST', url: '/api/password-reset', payload: { token, password: NEXT } });
  await signIn(api, ada.email, NEXT);
});

test('an outdated hash is replaced at the next sign-in, and the password stays', async () => {
  const ada = await person(api);
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...cost, nonce, message: PASSWORD });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const weak = `$argon2id$v=19$m=1024,t=1,p=1$${text(nonce)}$${text(tag)}`;
  const run = (sql: string) =>
    api.dependencies.database.asOwner((tx) => tx.query<{ password: string }>('', sql, [ada.email]));
  const ofAda = 'user_id = (select id from users where email = $1)';
  const hashNow = async () => (await run(`select password from user_accounts where ${ofAda}`))[0]?.password;
  await run(`update user_accounts set password = '${weak}' where ${ofAda}`);
  await call('POST', '/api/sign-in', '', { email: ada.email, password: 'Wrong-Horse-123' });
  expect(await hashNow()).toBe(weak);
  await signIn(api, ada.email);
  const renewed = await hashNow();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await signIn(api, ada.email);
  expect(await hashNow()).toBe(renewed);
});

test('a common password is refused for a new account and for a change, and the refusal says what to do', async () => {
  const ada = await person(api);
  const username = `new-${Math.random().toString(36).slice(2)}`;
  const form = { username, email: `${username}@example.org`, displayName: 'New', agreeToTerms: true };
  await call('POST', '/api/password-reset/request', '', { email: ada.email });
  const token = await mailedToken(api, ada.email, 'reset_password');
  for (const password of ['Password1234', 'Aaaaaaaaaaa1'])
    for (const answer of [
      await call('POST', '/api/sign-up', '', { ...form, password }),
      await change(ada.cookie, PASSWORD, password),
      await call('POST', '/api/password-reset', '', { token, password }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_too_common']);
      expect(answer.json().message).toMatch(/^This password is too common.*Choose another one/);
    }
  expect(await mailsTo(api, form.email)).toEqual([]);
  await signIn(api, ada.email);
});
