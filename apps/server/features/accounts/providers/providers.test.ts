import { afterAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { cookieOf, mailedToken, mailsTo, PASSWORD, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { startOpenIdServer } from '../../../testing/openid/openid-server.ts';
import { comeBack, complete } from '../../../testing/openid/use-openid.ts';

const openId = await startOpenIdServer();
afterAll(() => openId.stop());

const db = useDatabase();
const api = useApi(db, { settings: openId.settings });
const without = useApi(db);
const away = useApi(db, { settings: { ...openId.settings, OIDC_ISSUER: 'http://127.0.0.1:1' } });

function createSubject(changes: object = {}) {
  const sub = Math.random().toString(36).slice(2);
  return {
    sub,
    email: `${sub}@university.example`,
    email_verified: true,
    name: 'Olga Ladyzhenskaya',
    ...changes,
  };
}

function post(url: string, payload: object = {}, cookie = '') {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

async function signInAs(who: ReturnType<typeof createSubject>) {
  return complete(api, await comeBack(api, openId, who));
}

async function readAccount(cookie: string) {
  return (await api.server.inject({ url: '/api/account', headers: { cookie } })).json();
}

describe('the buttons of providers', () => {
  test('are listed with their names and say which are set up', async () => {
    const list = await api.server.inject({ url: '/api/sign-in/providers' });
    expect(list.json()).toEqual([
      { id: 'google', name: 'Google', isConfigured: false },
      { id: 'microsoft', name: 'Microsoft', isConfigured: false },
      { id: 'oidc', name: 'Northern University', isConfigured: true },
    ]);
  });

  test('a provider that is switched off is offered to nobody and signs nobody in', async () => {
    const setOff = (off: string) =>
      db.database.asOwner((tx) => tx.query('', 'update site_settings set providers_off = $1', [off]));
    await setOff('{oidc}');
    const list = await api.server.inject({ url: '/api/sign-in/providers' });
    expect(list.json().map(({ isConfigured }: { isConfigured: boolean }) => isConfigured)).toEqual([
      false,
      false,
      false,
    ]);
    const begun = await post('/api/sign-in/providers/oidc', { returnTo: '/' });
    expect(begun.json().code).toBe('provider_not_configured');
    await setOff('{}');
    expect((await post('/api/sign-in/providers/oidc', { returnTo: '/' })).statusCode).toBe(200);
  });

  test('a provider that is not set up is reported as such', async () => {
    const answer = await without.server.inject({
      method: 'POST',
      url: '/api/sign-in/providers/google',
      payload: { returnTo: '/' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Signing in with Google is not set up here. Sign in another way.',
    ]);
  });

  test('an unavailable provider is reported as such, and the others work', async () => {
    const answer = await away.server.inject({
      method: 'POST',
      url: '/api/sign-in/providers/oidc',
      payload: { returnTo: '/' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'provider_unreachable']);
  });
});

describe('signing in by a provider', () => {
  test('opens an account the first time, and finds the same one later under any address', async () => {
    const olga = createSubject();
    const first = (await signInAs(olga)).json();
    expect(first).toMatchObject({
      did: 'signed_in',
      returnTo: '/library',
      session: { user: { email: olga.email, displayName: 'Olga Ladyzhenskaya' }, roles: ['student'] },
    });
    const second = (await signInAs({ ...olga, email: 'moved@university.example' })).json();
    expect(second.session.user).toEqual(first.session.user);
  });

  test('opens a session as every sign-in does, and ends the one before', async () => {
    const before = await person(api);
    const answer = await complete(api, await comeBack(api, openId, createSubject()), before.cookie);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    const session = cookies.find((one) => one.startsWith('relievo=')) ?? '';
    expect(session).toMatch(/^relievo=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(cookies.find((one) => one.startsWith('relievo-handshake=;'))).toMatch(/Expires=Thu, 01 Jan 1970/);
    expect((await readAccount(before.cookie)).code).toBe('session_expired');
    expect((await readAccount(cookieOf(session))).hasPassword).toBe(false);
  });

  test('enters the account with the address when the provider has verified the address', async () => {
    const ada = await person(api);
    const answer = await signInAs(createSubject({ email: ada.email.toUpperCase() }));
    expect(answer.json().session.user.id).toBe(ada.session.user.id);
    await signIn(api, ada.email);
    const titles = (await mailsTo(api, ada.email)).map(({ payload }) => payload['title']);
    expect(titles).toContain('Northern University is connected to your account');
  });

  test('does not enter the account when the provider has not verified the address, and says what to do', async () => {
    const ada = await person(api);
    for (const email_verified of [false, undefined, 'no']) {
      const answer = await signInAs(createSubject({ email: ada.email, email_verified }));
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Your email address is not verified with Northern University, so you cannot sign in with it here. Verify it there, or sign in by email and connect Northern University in your settings.',
      ]);
    }
    expect((await readAccount(ada.cookie)).connections).toEqual([]);
  });

  test('opens an account that waits for its mailed link where the address is not verified', async () => {
    const olga = createSubject({ email_verified: false });
    const opened = await signInAs(olga);
    expect(opened.json().code).toBe('email_not_verified');
    const browser = [opened.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('relievo-sign-up='));
    const token = await mailedToken(api, olga.email, 'verify_email');
    expect((await post('/api/email-verification', { token }, cookieOf(browser))).statusCode).toBe(200);
    expect((await signInAs(olga)).statusCode).toBe(200);
  });

  test('enters no unverified account once the owner of the address has confirmed it elsewhere', async () => {
    const mallory = createSubject({ email_verified: false });
    await signInAs(mallory);
    const token = await mailedToken(api, mallory.email, 'verify_email');
    expect((await post('/api/email-verification', { token })).json().code).toBe('password_needed');
    expect((await post('/api/email-verification', { token, password: PASSWORD })).statusCode).toBe(200);
    expect((await signInAs(mallory)).json().code).toBe('provider_email_not_verified');
    expect((await readAccount((await signIn(api, mallory.email)).cookie)).connections).toEqual([]);
  });

  test('enters no unverified account after a reset of its password', async () => {
    const mallory = createSubject({ email_verified: false });
    await signInAs(mallory);
    await post('/api/password-reset/request', { email: mallory.email });
    const token = await mailedToken(api, mallory.email, 'reset_password');
    expect((await post('/api/password-reset', { token, password: PASSWORD })).statusCode).toBe(200);
    expect((await signInAs(mallory)).json().code).toBe('provider_email_not_verified');
  });

  test('takes over an account whose address nobody confirmed, and voids the password it was opened with', async () => {
    const olga = createSubject();
    const form = { displayName: 'Mallory', username: `m-${olga.sub}`, agreeToTerms: true };
    await post('/api/sign-up', { ...form, email: olga.email, password: PASSWORD });
    const { session } = (await signInAs(olga)).json();
    expect(session.user.email).toBe(olga.email);
    expect((await post('/api/sign-in', { email: olga.email, password: PASSWORD })).statusCode).toBe(401);
  });

  test('is refused with its own message without an address, for a suspended account and when declined', async () => {
    expect((await signInAs(createSubject({ email: undefined }))).json().code).toBe('provider_email_missing');
    const suspended = createSubject();
    await signInAs(suspended);
    await db.database.asSystem((tx) =>
      tx.query('', 'update users set suspended_at = now() where email = $1', [suspended.email]),
    );
    expect((await signInAs(suspended)).json().code).toBe('account_suspended');
    const declined = await complete(api, await comeBack(api, openId, null));
    expect([declined.statusCode, declined.json().code]).toEqual([403, 'provider_declined']);
  });

  test('opens one account when twenty tabs finish at once', async () => {
    const olga = createSubject();
    const returned = [];
    for (let place = 0; place < 20; place += 1) returned.push(await comeBack(api, openId, olga));
    const answers = await Promise.all(returned.map((one) => complete(api, one)));
    expect(new Set(answers.map((answer) => answer.json().session?.user.id)).size).toBe(1);
  });
});

describe('an answer of a provider', () => {
  const codeOf = async (answer: ReturnType<typeof complete>) => (await answer).json().code;
  const NOT_VALID = 'provider_sign_in_not_valid';

  test('is accepted once, in the browser that asked, within a quarter of an hour', async () => {
    const returned = await comeBack(api, openId, createSubject());
    const another = await comeBack(api, openId, createSubject());
    expect(await codeOf(complete(api, { ...returned, handshake: '' }))).toBe(NOT_VALID);
    expect(await codeOf(complete(api, { ...returned, handshake: another.handshake }))).toBe(NOT_VALID);
    expect((await complete(api, returned)).statusCode).toBe(200);
    expect(await codeOf(complete(api, returned))).toBe(NOT_VALID);
    const late = await comeBack(api, openId, createSubject());
    api.clock.turn(15 * 60);
    expect(await codeOf(complete(api, late))).toBe(NOT_VALID);
  });

  test.each([
    ['no answer at all', () => '?'],
    ['another state', (answer: string) => answer.replace(/state=[^&]+/, 'state=other')],
    ['a code that is not known', (answer: string) => answer.replace(/code=[^&]+/, 'code=other')],
    ['another issuer', (answer: string) => answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('signs nobody in with %s', async (_, forge) => {
    const { answer, handshake } = await comeBack(api, openId, createSubject());
    expect(await codeOf(complete(api, { answer: forge(answer), handshake }))).toBe(NOT_VALID);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/..//evil.example'])(
    'never redirects to %s',
    async (returnTo) => {
      const answer = await post('/api/sign-in/providers/oidc', { returnTo });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    },
  );

  test('leaves no secret of the sign-in in the database', async () => {
    const { answer, handshake } = await comeBack(api, openId, createSubject());
    const rows = await db.database.asAuth((tx) =>
      tx.query('', "select identifier, value from verifications where identifier like 'provider:%'"),
    );
    expect(rows.length).toBeGreaterThan(0);
    const state = new URLSearchParams(answer).get('state') ?? '';
    for (const secret of [state, handshake.split('=')[1] ?? ''])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('connecting a provider', () => {
  test('adds a way to sign in, shown with its name, and refuses it to another account', async () => {
    const [ada, grace, olga] = [await person(api), await person(api), createSubject()];
    const done = await complete(api, await comeBack(api, openId, olga, ada), ada.cookie);
    expect(done.json()).toMatchObject({ did: 'connected', session: { user: { email: ada.email } } });
    expect((await readAccount(ada.cookie)).connections).toMatchObject([
      { provider: 'oidc', name: 'Northern University' },
    ]);
    expect((await signInAs(olga)).json().session.user.id).toBe(ada.session.user.id);
    const told = (await mailsTo(api, ada.email)).filter(({ template }) => template === 'notice');
    expect(told).toHaveLength(1);
    const other = await complete(api, await comeBack(api, openId, olga, grace), grace.cookie);
    expect([other.statusCode, other.json().code]).toEqual([409, 'provider_connected_elsewhere']);
  });

  test('can be completed only in the session that began it', async () => {
    const [ada, mallory] = [await person(api), await person(api)];
    const returned = await comeBack(api, openId, createSubject(), mallory);
    expect((await complete(api, returned, ada.cookie)).json().code).toBe('session_expired');
    expect((await readAccount(ada.cookie)).connections).toEqual([]);
  });

  test('can be undone, but the last way to sign in stays, also when two are removed at the same moment', async () => {
    const olga = createSubject();
    const answer = await signInAs(olga);
    const cookie =
      [answer.headers['set-cookie']]
        .flat()
        .map(String)
        .find((one) => one.startsWith('relievo=')) ?? '';
    const mine = cookieOf(cookie);
    const disconnect = (id: string) =>
      api.server.inject({
        method: 'DELETE',
        url: `/api/account/connections/${id}`,
        headers: { cookie: mine },
      });
    expect((await disconnect('oidc')).json().code).toBe('last_way_in');
    await db.database.asAuth((tx) =>
      tx.query('', "insert into user_accounts (user_id, provider_id, account_id) values ($1, 'google', $2)", [
        answer.json().session.user.id,
        olga.sub,
      ]),
    );
    const answers = await Promise.all([disconnect('oidc'), disconnect('google')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await readAccount(mine)).connections).toHaveLength(1);
    expect((await disconnect('microsoft')).json().code).toBe('not_found');
  });
});

test('a name that cannot be shown is replaced by the address', async () => {
  const olga = createSubject({ name: `\u202E${'x'.repeat(10_000)}` });
  expect((await signInAs(olga)).json().session.user.displayName).toBe(olga.email);
});
