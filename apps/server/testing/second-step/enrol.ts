import type { SecondStep } from '@relievo/contracts/accounts';
import { codeAt } from '../../features/accounts/second-step/totp-rules.ts';
import { cookieOf, PASSWORD } from '../http/people.ts';
import type { TestApi } from '../http/use-api.ts';
import { type SoftPasskey, softPasskey } from './soft-passkey.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call as a browser makes it, with its cookie. */
export function ask(api: TestApi, method: Method, url: string, cookie = '', payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

/** The code of a refusal. */
export function codeOf(answer: { json: () => { code: string } }): string {
  return answer.json().code;
}

export async function readStanding(api: TestApi, cookie: string): Promise<SecondStep> {
  return (await ask(api, 'GET', '/api/account/second-step', cookie)).json<SecondStep>();
}

async function expectDone(call: ReturnType<typeof ask>) {
  const answer = await call;
  if (answer.statusCode === 200) return answer;
  throw new Error(`It answered ${answer.statusCode}: ${answer.body}`);
}

/** The code that an app shows now; each call is half a minute later, because a code counts once. */
export function nextCode({ clock }: TestApi, secret: string): string {
  clock.turn(30);
  return codeAt(secret, Math.floor(clock.now().getTime() / 30_000));
}

export interface Enrolled {
  readonly secret: string;
  /** Empty where there was a second step already. */
  readonly recoveryCodes: readonly string[];
}

export async function addAuthenticator(api: TestApi, cookie: string): Promise<Enrolled> {
  const begun = await expectDone(ask(api, 'POST', '/api/account/authenticator/secret', cookie));
  const { secret } = begun.json<{ secret: string }>();
  const code = nextCode(api, secret);
  const answer = await expectDone(ask(api, 'PUT', '/api/account/authenticator', cookie, { code }));
  return { secret, recoveryCodes: answer.json<{ recoveryCodes: string[] | null }>().recoveryCodes ?? [] };
}

export async function addPasskey(
  api: TestApi,
  cookie: string,
  name = 'My telephone',
): Promise<{ readonly device: SoftPasskey; readonly id: string; readonly recoveryCodes: readonly string[] }> {
  const device = softPasskey(api.dependencies.site().publicUrl);
  const begun = await expectDone(ask(api, 'POST', '/api/account/passkeys/challenge', cookie));
  const passkey = device.register(begun.json().options);
  const answer = await expectDone(ask(api, 'POST', '/api/account/passkeys', cookie, { name, passkey }));
  const id = (await readStanding(api, cookie)).passkeys.at(-1)?.id ?? '';
  return { device, id, recoveryCodes: answer.json<{ recoveryCodes: string[] | null }>().recoveryCodes ?? [] };
}

/** The first step, and the cookie of the sign-in that waits for its second one. */
export async function beginSignIn(
  api: TestApi,
  email: string,
  password: string = PASSWORD,
): Promise<{ readonly code: string; readonly half: string; readonly cookie: string }> {
  const answer = await ask(api, 'POST', '/api/sign-in', '', { email, password });
  const set = answer.headers['set-cookie'];
  const cookie = set === undefined ? '' : cookieOf(set);
  const isWhole = answer.statusCode === 200;
  return {
    code: isWhole ? '' : answer.json().code,
    half: isWhole ? '' : cookie,
    cookie: isWhole ? cookie : '',
  };
}

export function finishSignIn(api: TestApi, half: string, code: string) {
  return ask(api, 'POST', '/api/sign-in/second-step', half, { code });
}

export async function signInByPasskey(api: TestApi, device: SoftPasskey) {
  const begun = await expectDone(ask(api, 'POST', '/api/sign-in/passkey/challenge'));
  return ask(api, 'POST', '/api/sign-in/passkey', '', { passkey: device.answer(begun.json().options) });
}

/** The session cookie of an answer that signs in. */
export function sessionCookieOf(answer: { readonly headers: Record<string, unknown> }): string {
  const all = [answer.headers['set-cookie']].flat().map(String);
  return cookieOf(all.find((one) => one.startsWith('relievo=')));
}
