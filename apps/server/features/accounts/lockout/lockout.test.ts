import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { mailedToken, PASSWORD, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const api = useApi(useDatabase());

function guess(email: string, password = 'Wrong-Horse-123', remoteAddress = '127.0.0.1') {
  return api.server.inject({
    method: 'POST',
    url: '/api/sign-in',
    payload: { email, password },
    remoteAddress,
  });
}

/** Most of a hundred guesses are written down instead of made: each costs a hash. */
function runOnCounts(sql: string) {
  return api.dependencies.database.asAuth((tx) => tx.query('', sql));
}

test('guesses from several addresses of one network count as one client', async () => {
  const { email } = await person(api);
  const addresses = [1, 2, 3, 4, 5].map((host) => `2001:db8::${host}`);
  for (const address of addresses) await guess(email, undefined, address);
  expect((await guess(email, PASSWORD, '2001:db8::6')).json().code).toBe('account_locked');
  expect((await guess(email, PASSWORD, '2001:db8:0:1::1')).statusCode).toBe(200);
});

const INVALID = 'Invalid email or password';
const LOCKED = 'Too many failed attempts. Please wait 300 seconds before trying again.';

describe.each([
  ['an account', async () => (await person(api)).email],
  ['an address without an account', async () => `nobody-${Math.random()}@example.org`],
])('%s', (_, address) => {
  test('tells from the third failure on how many tries are left, and locks at the fifth', async () => {
    const email = await address();
    const said: string[] = [];
    for (let failure = 0; failure < 6; failure++) said.push((await guess(email)).json().message);
    expect(said).toEqual([
      INVALID,
      INVALID,
      `${INVALID}. 2 attempts remaining`,
      `${INVALID}. 1 attempts remaining`,
      LOCKED,
      LOCKED,
    ]);
  });

  test('gives exactly five tries to twenty guesses made at once', async () => {
    const email = await address();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(4);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(16);
    const [counted] = await api.dependencies.database.asAuth((tx) =>
      tx.query<{ failures: number }>(
        'test-failures',
        'select failures from login_attempts order by last_at desc, failures desc limit 1',
      ),
    );
    expect(counted).toEqual({ failures: 5 });
  });
});

describe.each([
  ['an account', async () => (await person(api)).email],
  ['an address without an account', async () => `nobody-${Math.random()}@example.org`],
])('%s after a hundred wrong passwords in a row from many networks', (kind, address) => {
  test('refuses guesses from networks that are not known', async () => {
    const email = await address();
    const guessFrom = async (network: number) => {
      for (let failure = 0; failure < 4; failure++)
        expect((await guess(email, undefined, `203.0.113.${network}`)).json().code).toBe(
          'invalid_credentials',
        );
    };
    await guessFrom(0);
    await runOnCounts('update guess_counts set failures = 80 where failures = 4');
    for (let network = 1; network <= 5; network++) await guessFrom(network);
    for (const password of ['Wrong-Horse-123', PASSWORD])
      expect((await guess(email, password, '203.0.113.200')).json().code).toBe('too_many_guesses');
    if (kind !== 'an account') return;
    expect((await guess(email)).json().code).toBe('invalid_credentials');
    await api.server.inject({ method: 'POST', url: '/api/password-reset/request', payload: { email } });
    const token = await mailedToken(api, email, 'reset_password');
    const payload = { token, password: 'Another-Horse-2' };
    await api.server.inject({ method: 'POST', url: '/api/password-reset', payload });
    expect((await guess(email, 'Another-Horse-2', '203.0.113.200')).statusCode).toBe(200);
  }, 60_000);
});

test('a sign-in from a known network resets the count of wrong passwords', async () => {
  const { email } = await person(api);
  await runOnCounts('update guess_counts set failures = 1');
  await guess(email, undefined, '203.0.113.1');
  await runOnCounts('update guess_counts set failures = 100');
  expect((await guess(email, PASSWORD, '203.0.113.2')).json().code).toBe('too_many_guesses');
  await signIn(api, email);
  expect((await guess(email, PASSWORD, '203.0.113.3')).statusCode).toBe(200);
});

test('a locked account refuses even the right password, and accepts it after the lock', async () => {
  const { email } = await person(api);
  for (let failure = 0; failure < 5; failure++) await guess(email);
  const refused = await guess(email, PASSWORD);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
  api.clock.turn(299);
  expect((await guess(email, PASSWORD)).json().data).toEqual({ seconds: 1 });
  api.clock.turn(1);
  await signIn(api, email);
});

test('a clock that is set back by a day locks nobody out for a day', async () => {
  const [locked, failing] = [(await person(api)).email, (await person(api)).email];
  for (let failure = 0; failure < 5; failure++) await guess(locked);
  for (let failure = 0; failure < 4; failure++) await guess(failing);
  api.clock.turn(-24 * 60 * 60);
  await signIn(api, locked);
  expect((await guess(failing)).json().message).toBe(INVALID);
  await signIn(api, failing);
});

test('a clock that is set back by a minute allows no further guesses', async () => {
  const { email } = await person(api);
  for (let failure = 0; failure < 5; failure++) await guess(email);
  api.clock.turn(-60);
  expect((await guess(email, PASSWORD)).json()).toMatchObject({
    code: 'account_locked',
    data: { seconds: 360 },
  });
});

test('the count starts again after a success, after a lock and after a quarter of an hour', async () => {
  const { email } = await person(api);
  const failTwice = async () =>
    [await guess(email), await guess(email)].map((answer) => answer.json().message);
  await failTwice();
  await signIn(api, email);
  expect(await failTwice()).toEqual([INVALID, INVALID]);
  api.clock.turn(15 * 60);
  expect(await failTwice()).toEqual([INVALID, INVALID]);
  for (let failure = 0; failure < 3; failure++) await guess(email);
  api.clock.turn(5 * 60);
  expect(await failTwice()).toEqual([INVALID, INVALID]);
});

test('guesses at an account do not lock out its owner elsewhere', async () => {
  const { email } = await person(api);
  for (let failure = 0; failure < 6; failure++) await guess(email, 'Wrong-Horse-123', '192.0.2.7');
  expect((await guess(email, PASSWORD, '192.0.2.8')).statusCode).toBe(200);
});

test('a password that was reset by mail opens a locked account', async () => {
  const { email } = await person(api);
  for (let failure = 0; failure < 5; failure++) await guess(email);
  await api.server.inject({ method: 'POST', url: '/api/password-reset/request', payload: { email } });
  const token = await mailedToken(api, email, 'reset_password');
  const payload = { token, password: 'Another-Horse-2' };
  await api.server.inject({ method: 'POST', url: '/api/password-reset', payload });
  expect((await guess(email, 'Another-Horse-2')).statusCode).toBe(200);
});
