import { afterAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../../../testing/database.ts';
import { mailedToken, mailsTo, PASSWORD, type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { startOpenIdServer } from '../../../testing/openid/openid-server.ts';
import { comeBack, complete } from '../../../testing/openid/use-openid.ts';
import {
  addAuthenticator,
  ask,
  beginSignIn,
  codeOf,
  type Enrolled,
  finishSignIn,
  nextCode,
  readStanding,
  sessionCookieOf,
} from '../../../testing/second-step/enrol.ts';

const openId = await startOpenIdServer();
afterAll(() => openId.stop());
const limits = { ...RATE_LIMITS, credentials: 100_000, letters: 100_000 };
const api = useApi(useDatabase(), { settings: openId.settings, limits });

const NEXT = 'Another-Horse-2';
const HOUR = 60 * 60;

async function enrolled(role?: 'admin' | 'super_admin'): Promise<Person & Enrolled> {
  const ada = await person(api, role ? { role } : {});
  return { ...ada, ...(await addAuthenticator(api, ada.cookie)) };
}

async function isOpen(cookie: string) {
  return (await ask(api, 'GET', '/api/session', cookie)).json() !== null;
}

async function askForRecovery(email: string): Promise<string> {
  const { half } = await beginSignIn(api, email);
  const answer = await ask(api, 'POST', '/api/sign-in/second-step/recovery', half);
  expect(answer.statusCode).toBe(200);
  return mailedToken(api, email, 'second_step_recovery');
}

function takeOff(token: string) {
  return ask(api, 'POST', '/api/second-step-recovery', '', { token });
}
function keep(token: string) {
  return ask(api, 'POST', '/api/second-step-recovery/cancellation', '', { token });
}

describe('the second step is not walked round', () => {
  test('by the password alone: the first step opens no session and reads nothing', async () => {
    const ada = await enrolled();
    const { code, half } = await beginSignIn(api, ada.email);
    expect(code).toBe('second_step_needed');
    expect(await isOpen(half)).toBe(false);
    expect(codeOf(await ask(api, 'GET', '/api/account', half))).toBe('sign_in_required');
    const token = half.split('=')[1] ?? '';
    expect(await isOpen(`relievo=${token}`)).toBe(false);
  });

  test('by a new password from a mailed link', async () => {
    const ada = await enrolled();
    const { half } = await beginSignIn(api, ada.email);
    await ask(api, 'POST', '/api/password-reset/request', '', { email: ada.email });
    const token = await mailedToken(api, ada.email, 'reset_password');
    await ask(api, 'POST', '/api/password-reset', '', { token, password: NEXT });
    expect((await beginSignIn(api, ada.email, NEXT)).code).toBe('second_step_needed');
    expect(codeOf(await finishSignIn(api, half, nextCode(api, ada.secret)))).toBe('sign_in_expired');
  });

  test('by another address that a stranger confirms', async () => {
    const ada = await enrolled();
    api.clock.turn(15 * 60);
    const email = `x${ada.email}`;
    const change = await ask(api, 'POST', '/api/account/email-change', ada.cookie, {
      email,
      password: PASSWORD,
    });
    expect(change.json()).toMatchObject({ code: 'proof_needed', data: { ways: ['code'] } });
    expect(await mailsTo(api, email)).toEqual([]);
  });

  test('by a provider that is connected', async () => {
    const ada = await person(api);
    const identity = { sub: ada.username, email: ada.email, email_verified: true };
    await complete(api, await comeBack(api, openId, identity, ada), ada.cookie);
    const { secret } = await addAuthenticator(api, ada.cookie);
    const answer = await complete(api, await comeBack(api, openId, identity));
    expect(answer.json()).toMatchObject({
      code: 'second_step_needed',
      data: { returnTo: expect.any(String) },
    });
    const half = [answer.headers['set-cookie']]
      .flat()
      .find((one) => one?.startsWith('relievo-half-sign-in='));
    const entered = await finishSignIn(api, String(half).split(';')[0] ?? '', nextCode(api, secret));
    expect(entered.json()).toMatchObject({ user: { email: ada.email } });
  });

  test('by a provider that has verified the address and is new', async () => {
    const ada = await enrolled();
    const answer = await complete(
      api,
      await comeBack(api, openId, { sub: `new-${ada.username}`, email: ada.email, email_verified: true }),
    );
    expect(codeOf(answer)).toBe('second_step_needed');
  });

  test('by a session that was open on another device when the second step was added', async () => {
    const ada = await person(api);
    const { cookie: elsewhere } = await beginSignIn(api, ada.email);
    await addAuthenticator(api, ada.cookie);
    expect([await isOpen(ada.cookie), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  test('by a stolen session and the password: after 15 minutes only the second step shows who it is', async () => {
    const ada = await enrolled();
    api.clock.turn(15 * 60);
    const remove = () => ask(api, 'DELETE', '/api/account/authenticator', ada.cookie);
    expect(codeOf(await remove())).toBe('proof_needed');
    const prove = (proof: object) => ask(api, 'POST', '/api/account/proof', ada.cookie, { proof });
    expect(codeOf(await prove({ password: PASSWORD }))).toBe('proof_needed');
    expect(codeOf(await remove())).toBe('proof_needed');
    expect((await prove({ code: nextCode(api, ada.secret) })).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
    expect((await beginSignIn(api, ada.email)).code).toBe('');
  });

  test('by trying codes: five in one sign-in, a hundred in a row from everywhere', {
    tags: 'exhaustive',
  }, async () => {
    const ada = await enrolled();
    const tried: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { half } = guess === 0 ? await beginSignIn(api, ada.email) : { half: '' };
      if (half !== '') tried.push(half);
      const answer = await finishSignIn(api, tried[0] ?? '', '000000');
      tried.push(codeOf(answer));
    }
    expect(tried.slice(1)).toEqual([...Array(4).fill('wrong_code'), 'account_locked', 'sign_in_expired']);
    const from = async (guess: number) => {
      const address = `203.0.${Math.floor(guess / 4)}.1`;
      const { half } = await beginSignIn(api, ada.email);
      const answer = await api.server.inject({
        method: 'POST',
        url: '/api/sign-in/second-step',
        payload: { code: '000000' },
        headers: { cookie: half },
        remoteAddress: address,
      });
      return codeOf(answer);
    };
    const codes: string[] = [];
    for (let guess = 5; guess < 101; guess += 1) codes.push(await from(guess));
    expect([codes.at(0), codes.at(94), codes.at(95)]).toEqual(['wrong_code', 'wrong_code', 'too_many_codes']);
  });

  test('by sending one code many times at once', async () => {
    const ada = await enrolled();
    const { half } = await beginSignIn(api, ada.email);
    const code = nextCode(api, ada.secret);
    const answers = await Promise.all([1, 2, 3].map(() => finishSignIn(api, half, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const again = await beginSignIn(api, ada.email);
    expect(codeOf(await finishSignIn(api, again.half, code))).toBe('wrong_code');
  });

  test('by the code of another account', async () => {
    const [ada, eve] = [await enrolled(), await enrolled()];
    const { half } = await beginSignIn(api, ada.email);
    expect(codeOf(await finishSignIn(api, half, nextCode(api, eve.secret)))).toBe('wrong_code');
    expect(codeOf(await finishSignIn(api, half, eve.recoveryCodes[0] ?? ''))).toBe('wrong_code');
  });

  test('by a sign-in that waited longer than ten minutes', async () => {
    const ada = await enrolled();
    const { half } = await beginSignIn(api, ada.email);
    api.clock.turn(10 * 60);
    expect(codeOf(await finishSignIn(api, half, nextCode(api, ada.secret)))).toBe('sign_in_expired');
  });
});

describe('a recovery code', () => {
  test('opens the account once, in any writing, tells its person, and one less is left', async () => {
    const ada = await enrolled();
    expect(new Set(ada.recoveryCodes).size).toBe(10);
    const written = (ada.recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    const { half } = await beginSignIn(api, ada.email);
    const entered = await finishSignIn(api, half, written);
    expect((await readStanding(api, sessionCookieOf(entered))).recoveryCodesLeft).toBe(9);
    const titles = (await mailsTo(api, ada.email)).map(({ payload }) => payload['title']);
    expect(titles).toContain('A recovery code was used');
    const again = await beginSignIn(api, ada.email);
    expect(codeOf(await finishSignIn(api, again.half, written))).toBe('wrong_code');
  });

  test('is kept as a hash that says nothing without the key of the server', async () => {
    const ada = await enrolled();
    const rows = await api.dependencies.database.asAuth((tx) =>
      tx.query<{ code_hash: string }>('', 'select code_hash from recovery_codes where user_id = $1', [
        ada.session.user.id,
      ]),
    );
    expect(rows).toHaveLength(10);
    expect(rows.some(({ code_hash: hash }) => ada.recoveryCodes.includes(hash))).toBe(false);
  });
});

describe('a second step that is lost', () => {
  test('comes off by the mailed link after 72 hours and not before, and opens no session by that', async () => {
    const ada = await enrolled();
    const token = await askForRecovery(ada.email);
    expect((await takeOff(token)).json()).toMatchObject({ code: 'recovery_waits', data: { hours: 72 } });
    api.clock.turn(72 * HOUR - 60);
    expect((await takeOff(token)).json()).toMatchObject({ code: 'recovery_waits', data: { hours: 1 } });
    api.clock.turn(60);
    const answer = await takeOff(token);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await beginSignIn(api, ada.email, 'Wrong-Horse-123')).code).toBe('invalid_credentials');
    expect((await beginSignIn(api, ada.email)).code).toBe('');
    expect(codeOf(await takeOff(token))).toBe('link_not_valid');
  });

  test('is told to its person by letter and in the product, and asking again does not begin the wait anew', async () => {
    const ada = await enrolled();
    await askForRecovery(ada.email);
    const from = (await readStanding(api, ada.cookie)).recoveryFrom;
    api.clock.turn(HOUR);
    const later = await askForRecovery(ada.email);
    expect((await readStanding(api, ada.cookie)).recoveryFrom).toBe(from);
    expect((await takeOff(later)).json()).toMatchObject({ data: { hours: 71 } });
    const notices = (await ask(api, 'GET', '/api/notices', ada.cookie)).json<{ rows: { kind: string }[] }>();
    expect(notices.rows.map(({ kind }) => kind)).toEqual(['second_step_recovery']);
  });

  test.each([
    ['the mailed link', async (_: Person & Enrolled, token: string) => void (await keep(token))],
    [
      'an open session',
      async (ada: Person & Enrolled) =>
        void (await ask(api, 'DELETE', '/api/account/second-step/recovery', ada.cookie)),
    ],
    [
      'a sign-in with the second step',
      async (ada: Person & Enrolled) => {
        const { half } = await beginSignIn(api, ada.email);
        await finishSignIn(api, half, nextCode(api, ada.secret));
      },
    ],
    [
      'a new password',
      async (ada: Person & Enrolled) => {
        await ask(api, 'POST', '/api/password-reset/request', '', { email: ada.email });
        const token = await mailedToken(api, ada.email, 'reset_password');
        await ask(api, 'POST', '/api/password-reset', '', { token, password: NEXT });
      },
    ],
  ] as const)('stays when it is kept by %s during the wait', async (_, keepBy) => {
    const ada = await enrolled();
    const token = await askForRecovery(ada.email);
    await keepBy(ada, token);
    api.clock.turn(73 * HOUR);
    expect(codeOf(await takeOff(token))).toBe('link_not_valid');
  });

  test('is taken off or kept, not both, when both links are opened at the same moment', async () => {
    const ada = await enrolled();
    const token = await askForRecovery(ada.email);
    api.clock.turn(73 * HOUR);
    const answers = await Promise.all([takeOff(token), keep(token), takeOff(token)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const isOff = answers[1]?.statusCode !== 200;
    expect((await beginSignIn(api, ada.email)).code).toBe(isOff ? '' : 'second_step_needed');
  });

  test('is not asked for by somebody who has not done the first step', async () => {
    await enrolled();
    expect(codeOf(await ask(api, 'POST', '/api/sign-in/second-step/recovery'))).toBe('sign_in_expired');
  });

  test('is taken off by a super administrator, which is logged, told, and ends every session', async () => {
    const [ada, boss] = [await enrolled(), await person(api, { role: 'super_admin' })];
    const remove = () =>
      ask(api, 'POST', '/api/admin/second-step/removal', boss.cookie, { email: ada.email });
    api.clock.turn(15 * 60);
    expect(codeOf(await remove())).toBe('proof_needed');
    await ask(api, 'POST', '/api/account/proof', boss.cookie, { proof: { password: PASSWORD } });
    expect((await remove()).statusCode).toBe(200);
    expect(await isOpen(ada.cookie)).toBe(false);
    expect((await beginSignIn(api, ada.email)).code).toBe('');
    const log = await api.dependencies.database.asOwner((tx) =>
      tx.query(
        '',
        `select actor_id, subject_id, details from audit_log where action = 'second_step.removed' and actor_id = $1`,
        [boss.session.user.id],
      ),
    );
    expect(log).toEqual([
      {
        actor_id: boss.session.user.id,
        subject_id: ada.session.user.id,
        details: { how: 'administrator' },
      },
    ]);
    const titles = (await mailsTo(api, ada.email)).map(({ payload }) => payload['title']);
    expect(titles).toContain('Two-step sign-in was turned off');
  });
});

describe('where administrators have to have a second step', () => {
  test('one without it signs in and reaches nothing but adding one', async () => {
    const boss = await enrolled('super_admin');
    const admin = await person(api, { role: 'admin' });
    const require = (isRequired: boolean) =>
      ask(api, 'PUT', '/api/admin/second-step', boss.cookie, { isRequired });
    expect((await require(true)).statusCode).toBe(200);
    const reach = async (method: 'GET' | 'PATCH', url: string, payload?: object) =>
      (await ask(api, method, url, admin.cookie, payload)).json().code;
    expect(await reach('GET', '/api/notices')).toBe('second_step_required');
    expect(await reach('GET', '/api/account/devices')).toBe('second_step_required');
    expect(await reach('PATCH', '/api/product', { showsSampleFigures: false })).toBe('second_step_required');
    expect((await ask(api, 'GET', '/api/session', admin.cookie)).json()).toMatchObject({
      mustAddSecondStep: true,
    });
    const { half } = await beginSignIn(api, boss.email);
    expect(codeOf(await ask(api, 'POST', '/api/sign-in/second-step/recovery', half))).toBe(
      'recovery_by_administrator',
    );
    const { secret } = await addAuthenticator(api, admin.cookie);
    expect(await reach('GET', '/api/notices')).toBeUndefined();
    expect(codeOf(await ask(api, 'DELETE', '/api/account/authenticator', admin.cookie))).toBe(
      'second_step_required',
    );
    expect((await beginSignIn(api, admin.email)).code).toBe('second_step_needed');
    expect(secret).toHaveLength(32);
    expect((await require(false)).statusCode).toBe(200);
  });

  test('only a super administrator who has one says so', async () => {
    const boss = await person(api, { role: 'super_admin' });
    const require = (cookie: string) =>
      ask(api, 'PUT', '/api/admin/second-step', cookie, { isRequired: true });
    expect(codeOf(await require(boss.cookie))).toBe('second_step_missing');
    expect(codeOf(await require((await enrolled('admin')).cookie))).toBe('forbidden');
  });
});
