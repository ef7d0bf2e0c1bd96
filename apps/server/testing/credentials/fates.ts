import type { Credential, Fate } from '../../features/accounts/credentials/rules.ts';
import { cookieOf, PASSWORD } from '../http/people.ts';
import { comeBack, complete } from '../openid/use-openid.ts';
import {
  beginSignIn,
  finishSignIn,
  nextCode,
  sessionCookieOf,
  signInByPasskey,
} from '../second-step/enrol.ts';
import type { Happened } from './events.ts';
import { NEXT_PASSWORD, type Place, post, type Secured, type World } from './worlds.ts';

/** Whether the token before an exchange is still taken is asked after this time. */
const OVERLAP_SECONDS = 30;

type Look = (place: Place, world: World, happened: Happened) => Promise<Fate>;

/** Who a cookie belongs to, and the cookie that the answer brings, if it brings one. */
async function sessionOf({ api }: Place, cookie: string): Promise<{ isOpen: boolean; next: string | null }> {
  const answer = await api.server.inject({ url: '/api/session', headers: { cookie } });
  const given = answer.headers['set-cookie'];
  return { isOpen: answer.json() !== null, next: given === undefined ? null : cookieOf(given) };
}

/** Suspended people have the right password too; they are told so. */
const OPENS = new Set(['', 'account_suspended', 'email_not_verified', 'second_step_needed']);

async function passwordOpens(place: Place, email: string, password: string): Promise<boolean> {
  const answer = await post(place, '/api/sign-in', { email, password });
  return OPENS.has(answer.statusCode === 200 ? '' : answer.json().code);
}

async function readEmail({ api }: Place, { userId, email }: World): Promise<string> {
  if (userId === '') return email;
  const rows = await api.dependencies.database.asAuth((tx) =>
    tx.query<{ email: string }>('', 'select email from users where id = $1', [userId]),
  );
  return rows[0]?.email ?? email;
}

function toFate(stays: boolean): Fate {
  return stays ? 'stays' : 'ends';
}

function linkLook(purpose: keyof World['links'], url: string, payload: object): Look {
  return async (place, { links }) => {
    if (links[purpose] === '') return 'impossible';
    const answer = await post(place, url, { token: links[purpose], ...payload });
    return toFate(answer.statusCode === 200 || answer.json().code === 'password_needed');
  };
}

/** Whether a newer link of this kind has gone out; then the one before was replaced rather than ended. */
function replacedLook(look: Look, template: string): Look {
  return async (place, world, happened) => {
    const fate = await look(place, world, happened);
    if (fate !== 'ends') return fate;
    const rows = await place.api.dependencies.database.asSystem((tx) =>
      tx.query('', 'select from mail_outbox where "to" = $1 and template = $2', [world.email, template]),
    );
    return rows.length > 1 ? 'replaced' : 'ends';
  };
}

/** What stays of a second step opens an account again whose suspension was lifted. */
async function beginAnew(place: Place, world: World): Promise<string> {
  const { api } = place;
  await api.dependencies.database.asOwner((tx) =>
    tx.query('', 'update users set suspended_at = null where id = $1', [world.userId]),
  );
  for (const password of [PASSWORD, NEXT_PASSWORD]) {
    const { half } = await beginSignIn(api, await readEmail(place, world), password);
    if (half !== '') return half;
  }
  return '';
}

/** What opens an account beside the first step; there is none where the account has no second step. */
function stepLook(
  look: (place: Place, world: World, secured: Secured, happened: Happened) => Promise<Fate>,
): Look {
  return async (place, world, happened) =>
    world.secured === null ? 'impossible' : look(place, world, world.secured, happened);
}

/** How the tests find out what became of a credential, in an order in which no look disturbs the next. */
export const LOOKS: Readonly<Record<Credential, Look>> = {
  streams_here: async (_, { streams }) =>
    streams === null ? 'impossible' : toFate(!streams.here.hasEnded()),
  streams_elsewhere: async (_, { streams }) =>
    streams === null ? 'impossible' : toFate(!streams.elsewhere.hasEnded()),
  permits: async (_, { permit }) => (permit === null ? 'impossible' : toFate(await permit())),
  session_here: async (place, { here }, { cookie }) => {
    if (here === '') return 'impossible';
    const { isOpen, next } = await sessionOf(place, here);
    const renewed = cookie ?? next;
    if (renewed === null) return toFate(isOpen);
    place.api.clock.turn(OVERLAP_SECONDS);
    const [before, after] = [await sessionOf(place, here), await sessionOf(place, renewed)];
    return !before.isOpen && after.isOpen ? 'replaced' : toFate(before.isOpen);
  },
  sessions_elsewhere: async (place, { elsewhere }) =>
    elsewhere === '' ? 'impossible' : toFate((await sessionOf(place, elsewhere)).isOpen),
  connections: async (place, world) => {
    const { api, openId } = place;
    const answer = await complete(api, await comeBack(api, openId, world.provider));
    if (answer.statusCode !== 200) return toFate(OPENS.has(answer.json().code));
    return toFate(world.userId === '' || answer.json().session.user.id === world.userId);
  },
  password: async (place, world) => {
    const email = await readEmail(place, world);
    if (await passwordOpens(place, email, PASSWORD)) return 'stays';
    return (await passwordOpens(place, email, NEXT_PASSWORD)) ? 'replaced' : 'ends';
  },
  provider_attempts: async (place, world) => {
    if (world.attempt === null) return 'impossible';
    // Only who is signed in can end what was begun; a session of its own is given where there is none.
    const cookie = await sessionFor(place, world);
    const answer = await complete(place.api, world.attempt, cookie);
    return toFate(answer.statusCode === 200);
  },
  undo_deletion_link: replacedLook(
    linkLook('undo_deletion', '/api/account-deletion/undo', {}),
    'undo_deletion',
  ),
  verification_link: replacedLook(linkLook('verify_email', '/api/email-verification', {}), 'verify_email'),
  reset_link: linkLook('reset_password', '/api/password-reset', { password: NEXT_PASSWORD }),
  email_change_link: linkLook('change_email', '/api/email-change/confirmation', {}),
  second_step_recovery_link: linkLook('second_step_recovery', '/api/second-step-recovery/cancellation', {}),
  half_sign_ins: stepLook(async ({ api }, _, { half }) => {
    const answer = await finishSignIn(api, half, 'not a code');
    return toFate(answer.json().code !== 'sign_in_expired');
  }),
  passkeys: stepLook(async (place, world, { device }) => {
    await beginAnew(place, world);
    return toFate((await signInByPasskey(place.api, device)).statusCode === 200);
  }),
  recovery_codes: stepLook(async (place, world, { recoveryCodes: [before = ''] }, { recoveryCodes }) => {
    const opens = async (code: string) =>
      (await finishSignIn(place.api, await beginAnew(place, world), code)).statusCode === 200;
    if (await opens(before)) return 'stays';
    return recoveryCodes?.[0] !== undefined && (await opens(recoveryCodes[0])) ? 'replaced' : 'ends';
  }),
  authenticator: stepLook(async (place, world, { secret }) => {
    const half = await beginAnew(place, world);
    const answer = await finishSignIn(place.api, half, nextCode(place.api, secret));
    return toFate(answer.statusCode === 200);
  }),
};

async function sessionFor(place: Place, world: World): Promise<string> {
  const email = await readEmail(place, world);
  for (const password of [PASSWORD, NEXT_PASSWORD]) {
    const { cookie, half } = await beginSignIn(place.api, email, password);
    if (cookie !== '') return cookie;
    if (half === '' || world.secured === null) continue;
    return sessionCookieOf(await finishSignIn(place.api, half, nextCode(place.api, world.secured.secret)));
  }
  return '';
}
