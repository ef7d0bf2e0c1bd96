import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import {
  cookieOf,
  mailedToken,
  mailsTo,
  PASSWORD,
  type Person,
  person,
  signIn,
} from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { forgetExpired } from '../service.ts';

/** Ways to take an account over that each worked once. */
const api = useApi(useDatabase());

const NEXT = 'Another-Horse-2';
const OTHERS = 'Mallorys-Horse-3';

function createAddress() {
  return `fresh-${Math.random().toString(36).slice(2)}@example.org`;
}

function post(url: string, payload: object, cookie = '') {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

function signUp(email: string, password: string) {
  const username = `user-${Math.random().toString(36).slice(2)}`;
  return post('/api/sign-up', { email, username, password, displayName: username, agreeToTerms: true });
}

function tokenFor(email: string, template: string) {
  return mailedToken(api, email, template);
}

function changePassword({ cookie }: Person) {
  return api.server.inject({
    method: 'PUT',
    url: '/api/account/password',
    headers: { cookie },
    payload: { currentPassword: PASSWORD, newPassword: NEXT },
  });
}

async function resetPassword({ email }: Person) {
  await post('/api/password-reset/request', { email });
  return post('/api/password-reset', { token: await tokenFor(email, 'reset_password'), password: NEXT });
}

test.each([
  ['resets the password', resetPassword],
  ['changes the password', changePassword],
])('a pending change of the address opens nothing after the owner %s', async (_, mend) => {
  const [ada, thiefs] = [await person(api), createAddress()];
  await post('/api/account/email-change', { email: thiefs, password: PASSWORD }, ada.cookie);
  const token = await tokenFor(thiefs, 'change_email');
  expect((await mend(ada)).statusCode).toBe(200);
  expect((await post('/api/email-change/confirmation', { token })).json().code).toBe('link_not_valid');
  expect((await signIn(api, ada.email, NEXT)).session.user.email).toBe(ada.email);
});

test('a stranger who signs up first has no way in after the owner signs up and opens the letter', async () => {
  const email = createAddress();
  await signUp(email, OTHERS);
  const browser = cookieOf((await signUp(email, PASSWORD)).headers['set-cookie']);
  const token = await tokenFor(email, 'verify_email');
  expect((await post('/api/email-verification', { token }, browser)).statusCode).toBe(200);
  expect((await post('/api/sign-in', { email, password: OTHERS })).statusCode).toBe(401);
  await signIn(api, email, PASSWORD);
});

test('the owner who opens a link that a stranger asked for has to give a password, and the link stays valid until then', async () => {
  const email = createAddress();
  await signUp(email, OTHERS);
  const token = await tokenFor(email, 'verify_email');
  for (let tried = 0; tried < 2; tried += 1)
    expect((await post('/api/email-verification', { token })).json().code).toBe('password_needed');
  expect((await post('/api/email-verification', { token, password: NEXT })).statusCode).toBe(200);
  expect((await post('/api/sign-in', { email, password: OTHERS })).statusCode).toBe(401);
  await signIn(api, email, NEXT);
});

test('a stranger who signs up again after the owner voids the password of the owner and still cannot sign in', async () => {
  const email = createAddress();
  const browser = cookieOf((await signUp(email, PASSWORD)).headers['set-cookie']);
  await signUp(email, OTHERS);
  const token = await tokenFor(email, 'verify_email');
  expect((await post('/api/email-verification', { token }, browser)).json().code).toBe('password_needed');
  expect((await post('/api/email-verification', { token, password: NEXT })).statusCode).toBe(200);
  expect((await post('/api/sign-in', { email, password: OTHERS })).statusCode).toBe(401);
});

test('a stolen cookie opens nothing after the password was changed, and the answer carries the new one', async () => {
  const ada = await person(api);
  const next = cookieOf((await changePassword(ada)).headers['set-cookie']);
  const stolen = await api.server.inject({ url: '/api/account', headers: { cookie: ada.cookie } });
  expect([stolen.statusCode, stolen.headers['set-cookie']]).toEqual([401, undefined]);
  expect((await api.server.inject({ url: '/api/account', headers: { cookie: next } })).statusCode).toBe(200);
});

test('connecting a provider needs the password or a recent sign-in', async () => {
  const ada = await person(api);
  const connect = (payload: object) =>
    post('/api/account/connections/google', { returnTo: '/settings', ...payload }, ada.cookie);
  expect((await connect({})).json().code).toBe('provider_not_configured');
  api.clock.turn(15 * 60);
  expect((await connect({})).json()).toMatchObject({ code: 'proof_needed', data: { ways: ['password'] } });
  await post('/api/account/proof', { proof: { password: PASSWORD } }, ada.cookie);
  expect((await connect({})).json().code).toBe('provider_not_configured');
});

test('a hundred and twenty sign-ups with an address in use send one letter a minute and ten a day', async () => {
  const { email } = await person(api);
  const letters = async () =>
    (await mailsTo(api, email)).filter(({ template }) => template === 'account_exists').length;
  await Promise.all(Array.from({ length: 12 }, () => signUp(email, OTHERS)));
  expect(await letters()).toBe(1);
  for (let minute = 0; minute < 12; minute += 1) {
    api.clock.turn(60);
    await signUp(email, OTHERS);
  }
  expect(await letters()).toBe(10);
  api.clock.turn(24 * 60 * 60);
  await signUp(email, OTHERS);
  expect(await letters()).toBe(11);
});

test('one of six messages sent at once from one address is answered by a letter', async () => {
  const email = createAddress();
  const message = { name: 'Ada', email, subject: 'Hello', message: 'Thank you.' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/api/contact', message)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await mailsTo(api, email)).toHaveLength(1);
});

test('an account whose address is not confirmed within a week is deleted, and its username is free again', async () => {
  const [email, username] = [createAddress(), `user-${Math.random().toString(36).slice(2)}`];
  const form = { username, password: PASSWORD, displayName: 'Ada', agreeToTerms: true };
  await post('/api/sign-up', { ...form, email });
  const taken = () => post('/api/sign-up', { ...form, email: createAddress() });
  api.clock.turn(7 * 24 * 60 * 60 - 1);
  await forgetExpired(api.dependencies);
  expect((await taken()).json().code).toBe('username_taken');
  api.clock.turn(1);
  await forgetExpired(api.dependencies);
  expect((await taken()).statusCode).toBe(200);
});
