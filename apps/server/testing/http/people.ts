import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role, Session } from '@relievo/contracts';
import type { TestApi } from './use-api.ts';

export const PASSWORD = 'Correct-Horse-1';

/** Somebody who signed up, confirmed the address and signed in, all over HTTP. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** The session as the Cookie header carries it. */
  readonly cookie: string;
  readonly session: Session;
}

export interface PersonOptions {
  readonly name?: string;
  readonly role?: Role;
}

export async function person(
  api: TestApi,
  { name = 'Ada Lovelace', role }: PersonOptions = {},
): Promise<Person> {
  const username = `ada-${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.org`;
  const account = { email, username, password: PASSWORD };
  const signedUp = await send(api, '/api/sign-up', { ...account, displayName: name, agreeToTerms: true });
  const token = await mailedToken(api, email, 'verify_email');
  await send(api, '/api/email-verification', { token }, cookieOf(signedUp.headers['set-cookie']));
  if (role) await grantRole(api, email, role);
  return { ...account, ...(await signIn(api, email)) };
}

export async function signIn(api: TestApi, email: string, password: string = PASSWORD) {
  const answer = await send(api, '/api/sign-in', { email, password });
  return { cookie: cookieOf(answer.headers['set-cookie']), session: answer.json<Session>() };
}

/** The part of a Set-Cookie header that the browser sends back. */
export function cookieOf(header: string | string[] | undefined): string {
  return String(Array.isArray(header) ? header[0] : header).split(';', 1)[0] ?? '';
}

/** Somebody who is told to wait because too many passwords are being hashed comes back, so often and after so long. */
const MOST_RETURNS = 20;
const MOST_SECONDS = 5;

async function send(api: TestApi, url: string, payload: object, cookie = '') {
  const ask = () => api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
  let answer = await ask();
  for (let again = 0; again < MOST_RETURNS && answer.statusCode === 429; again += 1) {
    const seconds = Number(answer.headers['retry-after']);
    if (!(seconds <= MOST_SECONDS)) break;
    await wait(1000 * seconds);
    answer = await ask();
  }
  if (answer.statusCode === 200) return answer;
  throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
}

/** The code in the link of the letter that was put into the outbox last. */
export async function mailedToken(api: TestApi, email: string, template: string): Promise<string> {
  const rows = await mailsTo(api, email);
  const path = rows.findLast((mail) => mail.template === template)?.payload['path'];
  if (path === undefined) throw new Error(`No letter ${template} waits for ${email}.`);
  return new URL(path, api.url).searchParams.get('token') ?? '';
}

export interface WaitingMail {
  template: string;
  payload: Record<string, string>;
}

export async function mailsTo({ dependencies }: TestApi, email: string): Promise<WaitingMail[]> {
  await dependencies.background.settled();
  return dependencies.database.asSystem((tx) =>
    tx.query<WaitingMail>(
      'test-mails',
      'select template, payload from mail_outbox where "to" = $1 order by id',
      [email],
    ),
  );
}

/** The role granted first is the account type that is shown: it takes the place of the first one. */
async function grantRole({ dependencies }: TestApi, email: string, role: Role): Promise<void> {
  await dependencies.database.asOwner(async (tx) => {
    await tx.query(
      'test-role',
      'update user_roles set role = $2 where user_id = (select id from users where email = $1)',
      [email, role],
    );
  });
}
