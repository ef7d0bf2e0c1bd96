import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { cookieOf, mailedToken, mailsTo, PASSWORD, person, signIn } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { forgetExpired } from './service.ts';

const api = useApi(useDatabase());

function post(url: string, payload: object = {}, cookie = '') {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

function readSession(cookie = '') {
  return api.server.inject({ url: '/api/session', headers: { cookie } });
}

function fillForm(changes: object = {}) {
  return {
    displayName: 'Grace Hopper',
    username: `grace-${Math.random().toString(36).slice(2)}`,
    email: `grace-${Math.random().toString(36).slice(2)}@example.org`,
    password: PASSWORD,
    agreeToTerms: true,
    ...changes,
  };
}

describe('signing up', () => {
  test('a new account has the role of a student, a profile and a personal organization', async () => {
    const { session: mine } = await person(api, { name: 'Ada' });
    expect(mine).toMatchObject({
      user: { displayName: 'Ada' },
      roles: ['student'],
      accountType: 'student',
      canUpload: false,
      organizations: [{ role: 'owner', organization: { type: 'personal', subscriptionTier: 'free' } }],
    });
    expect(mine.currentOrganization).toEqual(mine.organizations[0]?.organization);
  });

  test('nobody can sign in until the address is confirmed, not even with the right password', async () => {
    const { email, ...rest } = fillForm();
    await post('/api/sign-up', { email, ...rest });
    const refused = await post('/api/sign-in', { email, password: PASSWORD });
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Please verify your email address']);
    const guessed = await post('/api/sign-in', { email, password: 'Wrong-Horse-123' });
    expect(guessed.json().code).toBe('invalid_credentials');
  });

  test.each([
    ['displayName', '  ', 'Name is required'],
    ['username', 'ab', 'Username must be at least 3 characters long'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', 'a@b', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', 'Short-1', 'Password must be at least 12 characters'],
    ['password', 'all-lower-case-1', 'Password must contain uppercase, lowercase, and numbers'],
    ['agreeToTerms', false, 'You must agree to the terms and conditions'],
  ])('%s: %j is refused', async (field, value, message) => {
    const answer = await post('/api/sign-up', fillForm({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.issues[0]).toMatchObject({ path: field, message });
  });

  test('names may be of any script and hold emoji, and 10,000 characters are refused', async () => {
    for (const displayName of ['مريم ميرزاخاني', '李 明', 'Zoë 👩🏽‍🏫', "O'Neill-Łukasz"]) {
      expect((await post('/api/sign-up', fillForm({ displayName }))).statusCode).toBe(200);
    }
    expect((await post('/api/sign-up', fillForm({ displayName: 'a'.repeat(10_000) }))).statusCode).toBe(400);
  });

  test('signing up with the address of an account gets the same answer, and the owner gets a letter', async () => {
    const { email } = await person(api);
    const again = await post('/api/sign-up', fillForm({ email: email.toUpperCase() }));
    const fresh = await post('/api/sign-up', fillForm());
    expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body]);
    expect((await mailsTo(api, email)).map(({ template }) => template)).toContain('account_exists');
    await signIn(api, email);
  });

  test('a username stays taken in any case and with any accents, also when ten people ask at once', async () => {
    const { username } = await person(api);
    const taken = await post('/api/sign-up', fillForm({ username: username.toUpperCase() }));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'username_taken']);
    const wanted = fillForm().username;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/sign-up', fillForm({ username: wanted }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('the choice to hear of updates is kept', async () => {
    const wanting = fillForm({ wantsUpdates: true });
    await post('/api/sign-up', wanting);
    const [row] = await api.dependencies.database.asSystem((tx) =>
      tx.query<{ updates_opt_in: boolean }>(
        'test-updates',
        'select updates_opt_in from preferences join users on users.id = user_id where email = $1',
        [wanting.email],
      ),
    );
    expect(row).toEqual({ updates_opt_in: true });
  });
});

describe('mailed links', () => {
  test('a used link, a forged one and an expired one are refused alike', async () => {
    const { email } = await person(api);
    await post('/api/password-reset/request', { email });
    const token = await mailedToken(api, email, 'reset_password');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const reset = (code: string) => post('/api/password-reset', { token: code, password: 'Another-Horse-2' });
    expect((await reset(forged)).json().code).toBe('link_not_valid');
    expect((await reset('')).json().code).toBe('invalid_input');
    expect((await reset(token)).statusCode).toBe(200);
    expect((await reset(token)).json().code).toBe('link_not_valid');
    api.clock.turn(61);
    await post('/api/password-reset/request', { email });
    const late = await mailedToken(api, email, 'reset_password');
    api.clock.turn(60 * 60);
    expect((await reset(late)).json().code).toBe('link_not_valid');
  });

  test('one of twenty who open a link at once gets in', async () => {
    const { email } = await person(api);
    await post('/api/password-reset/request', { email });
    const token = await mailedToken(api, email, 'reset_password');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/password-reset', { token, password: 'Another-Horse-2' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('setting a new password ends every session, and only the new password opens one', async () => {
    const { email, cookie } = await person(api);
    await post('/api/password-reset/request', { email });
    const token = await mailedToken(api, email, 'reset_password');
    await post('/api/password-reset', { token, password: 'Another-Horse-2' });
    expect((await readSession(cookie)).json()).toBeNull();
    expect((await post('/api/sign-in', { email, password: PASSWORD })).statusCode).toBe(401);
    await signIn(api, email, 'Another-Horse-2');
  });

  test('asking again at once sends no second letter, and an unknown address gets the same answer', async () => {
    const { email } = await person(api);
    const known = await post('/api/password-reset/request', { email });
    await post('/api/password-reset/request', { email });
    const unknown = await post('/api/password-reset/request', { email: 'nobody@example.org' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const letters = await mailsTo(api, email);
    expect(letters.filter(({ template }) => template === 'reset_password')).toHaveLength(1);
    expect(await mailsTo(api, 'nobody@example.org')).toEqual([]);
  });

  test('a clock that is set back does not delay a new link', async () => {
    const { email } = await person(api);
    await post('/api/password-reset/request', { email });
    api.clock.turn(-24 * 60 * 60);
    await post('/api/password-reset/request', { email });
    const token = await mailedToken(api, email, 'reset_password');
    expect((await post('/api/password-reset', { token, password: 'Another-Horse-2' })).statusCode).toBe(200);
    api.clock.turn(24 * 60 * 60);
  });

  test('a confirmation letter can be requested again until the address is confirmed', async () => {
    const { email, ...rest } = fillForm();
    const signedUp = await post('/api/sign-up', { email, ...rest });
    const browser = cookieOf(signedUp.headers['set-cookie']);
    api.clock.turn(61);
    await post('/api/email-verification/request', { email });
    const token = await mailedToken(api, email, 'verify_email');
    expect((await post('/api/email-verification', { token }, browser)).statusCode).toBe(200);
    api.clock.turn(61);
    await post('/api/email-verification/request', { email });
    expect(await mailsTo(api, email)).toHaveLength(2);
  });
});

describe('sessions', () => {
  test('the session of a guest is null', async () => {
    const answer = await readSession();
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  test('the session cookie cannot be read by scripts or sent from other sites', async () => {
    const { email } = await person(api);
    const { headers } = await post('/api/sign-in', { email, password: PASSWORD });
    expect(String(headers['set-cookie'])).toMatch(
      /^relievo=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  test('every sign-in makes a new token and ends the one before', async () => {
    const { email, cookie } = await person(api);
    const answer = await post('/api/sign-in', { email, password: PASSWORD }, cookie);
    const next = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(next).not.toBe(cookie);
    expect((await readSession(cookie)).json()).toBeNull();
    expect((await readSession(next)).json().user.email).toBe(email);
  });

  test('a change of roles makes a new token, and the old one works for another half minute', async () => {
    const { session: student, cookie } = await person(api);
    await api.dependencies.database.asOwner((tx) =>
      tx.query('test-teacher', "insert into user_roles (user_id, role) values ($1, 'teacher')", [
        student.user.id,
      ]),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => readSession(cookie)));
    expect(answers.map((answer) => answer.json()?.accountType)).toEqual(Array(20).fill('teacher'));
    const given = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []).map(cookieOf);
    expect(given).toHaveLength(1);
    const [next = ''] = given;
    expect(next).not.toBe(cookie);
    api.clock.turn(30);
    expect((await readSession(cookie)).json()).toBeNull();
    const renewed = await readSession(next);
    expect([renewed.json().user.id, renewed.headers['set-cookie']]).toEqual([student.user.id, undefined]);
  });

  test('signing out with the token before an exchange ends the session too', async () => {
    const { session: student, cookie } = await person(api);
    await api.dependencies.database.asOwner((tx) =>
      tx.query('test-teacher', "insert into user_roles (user_id, role) values ($1, 'teacher')", [
        student.user.id,
      ]),
    );
    const next = cookieOf((await readSession(cookie)).headers['set-cookie']);
    await post('/api/sign-out', {}, cookie);
    expect((await readSession(next)).json()).toBeNull();
  });

  test('the database stores no token that opens a session', async () => {
    const { cookie } = await person(api);
    const rows = await api.dependencies.database.asAuth((tx) =>
      tx.query<{ token: string }>('test-tokens', 'select token from user_sessions'),
    );
    expect(rows.map(({ token }) => token)).not.toContain(cookie.split('=')[1]);
  });

  test('signing out ends the session on the server, which then refuses its token', async () => {
    const { cookie } = await person(api);
    const answer = await post('/api/sign-out', {}, cookie);
    expect(String(answer.headers['set-cookie'])).toMatch(/^relievo=; .*Expires=Thu, 01 Jan 1970/);
    const stolen = await api.server.inject({ url: '/api/organizations', headers: { cookie } });
    expect([stolen.statusCode, stolen.json()]).toEqual([
      401,
      { code: 'session_expired', message: 'Your session has expired. Please log in again.' },
    ]);
  });

  test('signing out everywhere ends the sessions on other devices too', async () => {
    const { email, cookie } = await person(api);
    const other = await signIn(api, email);
    await post('/api/sign-out-everywhere', {}, cookie);
    expect((await readSession(cookie)).json()).toBeNull();
    expect((await readSession(other.cookie)).json()).toBeNull();
  });

  test('a session is extended by use up to thirty days, and ends after twelve hours without use', async () => {
    const { cookie } = await person(api);
    const eleven = 11 * 60 * 60;
    for (let day = 0; day < 30 * 24 - 11; day += 11) {
      api.clock.turn(eleven);
      expect((await readSession(cookie)).json()).not.toBeNull();
    }
    api.clock.turn(eleven);
    expect((await readSession(cookie)).json()).toBeNull();
    const idle = await person(api);
    api.clock.turn(12 * 60 * 60);
    expect((await readSession(idle.cookie)).json()).toBeNull();
  });

  test('a suspended person is signed out at once, and only the right password reveals the suspension', async () => {
    const { email, cookie } = await person(api);
    await api.dependencies.database.asSystem((tx) =>
      tx.query('test-suspend', 'update users set suspended_at = now() where email = $1', [email]),
    );
    expect((await readSession(cookie)).json()).toBeNull();
    expect((await post('/api/sign-in', { email, password: PASSWORD })).json().code).toBe('account_suspended');
  });

  test('the role decides who may upload, and the account type decides the first role', async () => {
    const { session: teacher } = await person(api, { role: 'teacher' });
    expect([teacher.accountType, teacher.canUpload]).toEqual(['teacher', true]);
  });

  test('expired sessions and links are deleted, and current ones stay', async () => {
    const { email, cookie } = await person(api);
    await post('/api/sign-in', { email, password: 'Wrong-Horse-123' });
    await post('/api/password-reset/request', { email });
    const kept = () =>
      api.dependencies.database.asAuth((tx) =>
        tx.query(
          'test-kept',
          `select (select count(*)::int from user_sessions s join users u on u.id = user_id where email = $1) as sessions,
             (select count(*)::int from verifications join users u on identifier = 'reset_password:' || u.id
              where email = $1) as links,
             (select count(*)::int from login_attempts) as attempts`,
          [email],
        ),
      );
    await forgetExpired(api.dependencies);
    expect(await kept()).toEqual([{ sessions: 1, links: 1, attempts: 1 }]);
    expect((await readSession(cookie)).json()).not.toBeNull();
    api.clock.turn(24 * 60 * 60);
    await forgetExpired(api.dependencies);
    expect(await kept()).toEqual([{ sessions: 0, links: 0, attempts: 0 }]);
  });
});
