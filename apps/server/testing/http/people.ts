import { randomBytes } from 'node:crypto';
import type { Session } from '@relievo/contracts/accounts';
import type { Role } from '@relievo/contracts/values';
import { takeTry } from '../../features/accounts/lockout/service.ts';
import { insertAccount, markVerified } from '../../features/accounts/repository.ts';
import { viewSession } from '../../features/accounts/session-presenter.ts';
import { beginSession, openSession } from '../../features/accounts/sessions/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { sessionCookie } from '../../platform/http/requests/request-context.ts';
import type { TestApi } from './use-api.ts';

export const PASSWORD = 'Correct-Horse-1';

/** Somebody with an account, a proven address, a password and an open session. */
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

/** From where requests of tests come that do not say from where. */
const CLIENT = { address: '127.0.0.1', agent: 'lightMyRequest' };

/** Leaves what signing up, proving the address and signing in leave, without their letters. */
export async function person(
  { dependencies }: TestApi,
  { name = 'Ada Lovelace', role }: PersonOptions = {},
): Promise<Person> {
  const username = `ada-${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.org`;
  const { database, clock } = dependencies;
  const now = clock.now();
  const hash = await dependencies.passwords.hash(PASSWORD);
  const userId = await database.asAuth(async (tx) => {
    const account = { name, email, username, wantsUpdates: false };
    const id = await insertAccount(tx, account, { hash }, now);
    if (id === null) throw new Error(`There is somebody with the address ${email}.`);
    await markVerified(tx, id, now);
    return id;
  });
  if (role) await grantRole(database, email, role);
  const attempt = await takeTry(database, email, CLIENT.address, now);
  await attempt.succeeded();
  const begun = await database.asAuth((tx) =>
    beginSession(tx, { userId, client: CLIENT, previous: null }, now),
  );
  const signedIn = await openSession(dependencies, begun.token);
  if (!signedIn) throw new Error(`The session of ${email} did not begin.`);
  const session = await viewSession(dependencies, signedIn);
  const cookie = sessionCookie(dependencies.site().publicUrl.startsWith('https:'));
  return { email, username, password: PASSWORD, cookie: `${cookie.name}=${begun.token}`, session };
}

export async function signIn(api: TestApi, email: string, password: string = PASSWORD) {
  const answer = await send(api, '/api/sign-in', { email, password });
  return { cookie: cookieOf(answer.headers['set-cookie']), session: answer.json<Session>() };
}

/** The part of a Set-Cookie header that the browser sends back. */
export function cookieOf(header: string | string[] | undefined): string {
  return String(Array.isArray(header) ? header[0] : header).split(';', 1)[0] ?? '';
}

async function send(api: TestApi, url: string, payload: object, cookie = '') {
  const answer = await api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
  if (answer.statusCode === 200) return answer;
  throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
}

/** A product that runs by itself writes its letters a moment after its answer: looked for so often. */
const MOST_LOOKS = 50;

/** The code in the link of the letter that was put into the outbox last. */
export async function mailedToken(api: TestApi, email: string, template: string): Promise<string> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const rows = await mailsTo(api, email);
    const path = rows.findLast((mail) => mail.template === template)?.payload['path'];
    if (path !== undefined) return new URL(path, api.url).searchParams.get('token') ?? '';
  }
  throw new Error(`No letter ${template} waits for ${email}.`);
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
async function grantRole(database: Database, email: string, role: Role): Promise<void> {
  await database.asOwner(async (tx) => {
    await tx.query(
      'test-role',
      'update user_roles set role = $2 where user_id = (select id from users where email = $1)',
      [email, role],
    );
  });
}
