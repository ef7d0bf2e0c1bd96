import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { mailedToken, mailsTo, PASSWORD, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const api = useApi(useDatabase());

function post(url: string, payload: object, cookie = '') {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

function ask({ cookie }: Person, email: string, password = PASSWORD) {
  return post('/api/account/email-change', { email, password }, cookie);
}

function confirm(token: string) {
  return post('/api/email-change/confirmation', { token });
}

async function readAccount({ cookie }: Person) {
  return (await api.server.inject({ url: '/api/account', headers: { cookie } })).json();
}

function createAddress() {
  return `fresh-${Math.random().toString(36).slice(2)}@example.org`;
}

describe('changing the email address', () => {
  test('a new address counts once its link is opened, and the old address is told of the request and of the change', async () => {
    const [ada, email] = [await person(api), createAddress()];
    expect((await ask(ada, email)).statusCode).toBe(200);
    expect(await readAccount(ada)).toMatchObject({ email: ada.email, pendingEmail: email });
    expect((await post('/api/sign-in', { email, password: PASSWORD })).statusCode).toBe(401);
    expect((await confirm(await mailedToken(api, email, 'change_email'))).statusCode).toBe(200);
    expect(await readAccount(ada)).toMatchObject({ email, pendingEmail: null });
    expect((await signIn(api, email)).session.user.email).toBe(email);
    expect((await post('/api/sign-in', { email: ada.email, password: PASSWORD })).statusCode).toBe(401);
    const titles = (await mailsTo(api, ada.email)).map(({ payload }) => payload['title']);
    expect(titles).toEqual(
      expect.arrayContaining(['Your email address is about to change', 'Your email address was changed']),
    );
  });

  test('changing the address needs the password, and wrong ones count as they do at the sign-in', async () => {
    const ada = await person(api);
    const answers = [];
    for (let tried = 0; tried < 5; tried += 1) {
      answers.push((await ask(ada, createAddress(), 'Wrong-Horse-123')).json().code);
      api.clock.turn(11);
    }
    expect(answers).toEqual([...Array(4).fill('wrong_password'), 'account_locked']);
    expect((await ask(ada, createAddress())).json().code).toBe('account_locked');
  });

  test('an expired link, a used one and a forged one are refused alike', async () => {
    const [ada, email] = [await person(api), createAddress()];
    await ask(ada, email);
    const token = await mailedToken(api, email, 'change_email');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await confirm(forged)).json().code).toBe('link_not_valid');
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).json().code).toBe('link_not_valid');
    const later = createAddress();
    api.clock.turn(61);
    await ask(ada, later);
    api.clock.turn(24 * 60 * 60);
    expect((await confirm(await mailedToken(api, later, 'change_email'))).json().code).toBe('link_not_valid');
  });

  test('a mistyped address can be corrected at once: only the last link counts', async () => {
    const [ada, mistyped, email] = [await person(api), createAddress(), createAddress()];
    await ask(ada, mistyped);
    await ask(ada, email);
    expect((await confirm(await mailedToken(api, mistyped, 'change_email'))).json().code).toBe(
      'link_not_valid',
    );
    expect((await confirm(await mailedToken(api, email, 'change_email'))).statusCode).toBe(200);
  });

  test('an address that has an account gets a letter of its own, and the person who asks does not learn of the account', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const known = await ask(ada, grace.email);
    const unknown = await ask(await person(api), createAddress());
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const templates = (await mailsTo(api, grace.email)).map(({ template }) => template);
    expect(templates).toContain('account_exists');
    expect(templates).not.toContain('change_email');
  });

  test('an email address that somebody else takes before the link is opened stays theirs', async () => {
    const [ada, email] = [await person(api), createAddress()];
    await ask(ada, email);
    const token = await mailedToken(api, email, 'change_email');
    await api.dependencies.database.asAuth((tx) =>
      tx.query('test-taken', "insert into users (name, email) values ('Grace', $1)", [email]),
    );
    expect((await confirm(token)).json().code).toBe('link_not_valid');
    expect((await readAccount(ada)).email).toBe(ada.email);
  });

  test('the new address may be written in any case and script, and the same address in another case changes nothing', async () => {
    const ada = await person(api);
    const local = `üñï.cödé+${Math.random().toString(36).slice(2)}`;
    await ask(ada, `${local.toUpperCase()}@Bücher.Example`);
    const written = `${local}@bücher.example`;
    await confirm(await mailedToken(api, written, 'change_email'));
    expect((await readAccount(ada)).email).toBe(written);
    await ask(ada, written.toUpperCase());
    expect((await readAccount(ada)).pendingEmail).toBeNull();
  });

  test('changing the email address voids every link that was sent to the old one', async () => {
    const [ada, email] = [await person(api), createAddress()];
    await post('/api/password-reset/request', { email: ada.email });
    const reset = await mailedToken(api, ada.email, 'reset_password');
    await ask(ada, email);
    await confirm(await mailedToken(api, email, 'change_email'));
    const answer = await post('/api/password-reset', { token: reset, password: 'Another-Horse-2' });
    expect(answer.json().code).toBe('link_not_valid');
  });
});
