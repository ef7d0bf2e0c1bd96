import { request } from 'node:http';
import { givePermit, openSession, takePermit } from '../../features/accounts/service.ts';
import { cookieOf, mailedToken, PASSWORD, person, signIn } from '../http/people.ts';
import type { TestApi } from '../http/use-api.ts';
import type { OpenIdPerson, OpenIdServer } from '../openid/openid-server.ts';
import { comeBack, complete, type Returned } from '../openid/use-openid.ts';
import {
  addAuthenticator,
  addPasskey,
  ask,
  beginSignIn,
  finishSignIn,
  nextCode,
  sessionCookieOf,
} from '../second-step/enrol.ts';
import type { SoftPasskey } from '../second-step/soft-passkey.ts';

export const NEXT_PASSWORD = 'Another-Horse-2';

/** Where the tests of credentials happen. */
export interface Place {
  readonly api: TestApi;
  readonly openId: OpenIdServer;
}

/** Something that is followed as a browser follows it. */
export interface Followed {
  readonly ended: Promise<unknown>;
  hasEnded(): boolean;
  leave(): void;
}

export interface Secured {
  readonly secret: string;
  readonly device: SoftPasskey;
  readonly passkeyId: string;
  readonly recoveryCodes: readonly string[];
  /** The cookie of a sign-in whose first step is done. */
  readonly half: string;
}

/** An account with one of everything that opens it. */
export interface World {
  readonly email: string;
  readonly userId: string;
  /** The cookie of the device at which the event happens; an empty one before the first proof. */
  readonly here: string;
  readonly elsewhere: string;
  /** The cookie that shows that it is the browser of the sign-up. */
  readonly browser: string;
  readonly provider: OpenIdPerson;
  readonly attempt: Returned | null;
  readonly streams: { readonly here: Followed; readonly elsewhere: Followed } | null;
  readonly permit: (() => Promise<boolean>) | null;
  /** Where the account has a second step: all of it, and what waits for it. */
  readonly secured: Secured | null;
  readonly links: Readonly<
    Record<
      'verify_email' | 'reset_password' | 'change_email' | 'undo_deletion' | 'second_step_recovery',
      string
    >
  >;
}

/** How the account of a world was opened, or that it has a second step. */
export type OpenedBy = 'password' | 'provider' | 'second_step';

async function secure(api: TestApi, cookie: string) {
  const { secret, recoveryCodes } = await addAuthenticator(api, cookie);
  const { device, id: passkeyId } = await addPasskey(api, cookie);
  return { secret, recoveryCodes, device, passkeyId };
}

async function signInElsewhere(api: TestApi, email: string, secret: string | undefined): Promise<string> {
  if (secret === undefined) return (await signIn(api, email)).cookie;
  const { half } = await beginSignIn(api, email);
  return sessionCookieOf(await finishSignIn(api, half, nextCode(api, secret)));
}

/** A sign-in whose first step is done, from which somebody says that the second one is lost. */
async function halfWithRecovery(api: TestApi, email: string): Promise<string> {
  const { half } = await beginSignIn(api, email);
  await ask(api, 'POST', '/api/sign-in/second-step/recovery', half);
  return half;
}

function unique() {
  return Math.random().toString(36).slice(2);
}

export function post({ api }: Place, url: string, payload: object, cookie = '') {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

/** A person who has proven the address, is signed in on two devices, and has begun whatever can be begun. */
export async function provenWorld(place: Place, kind: OpenedBy = 'password'): Promise<World> {
  const { api, openId } = place;
  const ada = await person(api);
  const secured = kind === 'second_step' ? await secure(api, ada.cookie) : null;
  const { email, cookie: here } = ada;
  const provider = { sub: unique(), email: `${unique()}@university.example`, email_verified: true };
  await complete(api, await comeBack(api, openId, provider, ada), here);
  await post(place, '/api/account/deletion', { password: PASSWORD }, here);
  const elsewhere = await signInElsewhere(api, email, secured?.secret);
  await post(place, '/api/password-reset/request', { email });
  const nextEmail = `${unique()}@example.org`;
  await post(place, '/api/account/email-change', { email: nextEmail, password: PASSWORD }, here);
  const other = { sub: unique(), email: `${unique()}@university.example`, email_verified: true };
  return {
    email,
    userId: ada.session.user.id,
    here,
    elsewhere,
    browser: '',
    provider,
    attempt: await comeBack(api, openId, other, ada),
    streams: { here: await follow(api, here), elsewhere: await follow(api, elsewhere) },
    permit: await permitOf(api, here),
    secured: secured && { ...secured, half: await halfWithRecovery(api, email) },
    links: {
      verify_email: '',
      reset_password: await mailedToken(api, email, 'reset_password'),
      change_email: await mailedToken(api, nextEmail, 'change_email'),
      undo_deletion: await mailedToken(api, email, 'undo_deletion'),
      second_step_recovery: secured ? await mailedToken(api, email, 'second_step_recovery') : '',
    },
  };
}

/** An account whose address nobody has proven, opened by a password or by a provider. */
export async function unprovenWorld(place: Place, openedBy: OpenedBy): Promise<World> {
  const { api, openId } = place;
  const email = `${unique()}@university.example`;
  const provider = { sub: unique(), email, email_verified: false };
  const opened =
    openedBy === 'provider'
      ? await complete(api, await comeBack(api, openId, provider))
      : await signUp(place, email, PASSWORD);
  await post(place, '/api/password-reset/request', { email });
  return {
    email,
    userId: '',
    here: '',
    elsewhere: '',
    browser: signUpCookie(opened.headers['set-cookie']),
    provider,
    attempt: null,
    streams: null,
    permit: null,
    secured: null,
    links: {
      verify_email: await mailedToken(api, email, 'verify_email'),
      reset_password: await mailedToken(api, email, 'reset_password'),
      change_email: '',
      undo_deletion: '',
      second_step_recovery: '',
    },
  };
}

export function signUp(place: Place, email: string, password: string) {
  return post(place, '/api/sign-up', {
    email,
    password,
    username: `user-${unique()}`,
    displayName: 'Ada Lovelace',
    agreeToTerms: true,
  });
}

function signUpCookie(header: string | string[] | undefined): string {
  return cookieOf([header].flat().find((one) => one?.startsWith('relievo-sign-up=')));
}

export async function permitOf({ dependencies }: TestApi, cookie: string): Promise<() => Promise<boolean>> {
  const holder = await openSession(dependencies, cookie.split('=')[1] ?? '');
  if (!holder) throw new Error('There is no session to give a permit to.');
  const token = await givePermit(dependencies, holder, 'test', 600);
  return () => takePermit(dependencies, holder, 'test', token);
}

/** Follows the notices of a person over a real connection. */
export async function follow({ url }: TestApi, cookie: string): Promise<Followed> {
  const call = request(`${url}/api/notices/events`, { headers: { cookie, accept: 'text/event-stream' } });
  call.on('error', () => undefined);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    call.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  await new Promise<void>((resolve) => {
    call.once('response', (answer) => {
      answer.once('data', () => resolve());
      answer.on('error', () => undefined);
      answer.resume();
    });
    call.end();
  });
  return { ended, hasEnded: () => hasEnded, leave: () => call.destroy() };
}
