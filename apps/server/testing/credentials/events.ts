import type { CredentialEvent } from '../../features/accounts/credentials/rules.ts';
import { takeOffLostStep } from '../../features/accounts/enrolment/service.ts';
import { cookieOf, PASSWORD } from '../http/people.ts';
import { addAuthenticator, finishSignIn, nextCode } from '../second-step/enrol.ts';
import {
  NEXT_PASSWORD,
  type OpenedBy,
  type Place,
  post,
  provenWorld,
  type Secured,
  signUp,
  unprovenWorld,
  type World,
} from './worlds.ts';

/** What an event left behind besides what it ended. */
export interface Happened {
  /** The cookie under which the session goes on, where the answer carried one. */
  readonly cookie?: string;
  /** The recovery codes that took the place of those before. */
  readonly recoveryCodes?: readonly string[];
}

interface EventCase {
  readonly begin: (place: Place, openedBy: OpenedBy) => Promise<World>;
  readonly happen: (place: Place, world: World) => Promise<Happened>;
}

const NOTHING: Happened = {};

/** An event over HTTP that has to succeed. */
async function call(
  { api }: Place,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  { cookie = '', ...payload }: { cookie?: string; [field: string]: unknown } = {},
) {
  const answer = await api.server.inject({ method, url, payload, headers: { cookie } });
  if (answer.statusCode !== 200)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** For what administrators do until they have a screen for it, by the statement that their screens will make. */
async function change({ api }: Place, statement: string, userId: string): Promise<Happened> {
  await api.dependencies.database.asOwner((tx) => tx.query('', statement, [userId]));
  return NOTHING;
}

function proven(happen: EventCase['happen']): EventCase {
  return { begin: provenWorld, happen };
}

/** For what only happens to an account that has a second step. */
function secured(happen: (place: Place, world: World, secured: Secured) => Promise<Happened>): EventCase {
  return {
    begin: (place) => provenWorld(place, 'second_step'),
    happen: async (place, world) => {
      if (world.secured === null) throw new Error('The account has no second step.');
      return happen(place, world, world.secured);
    },
  };
}

function startUnproven(happen: EventCase['happen']): EventCase {
  return { begin: unprovenWorld, happen };
}

/** How each event of the table happens. */
export const EVENT_CASES: Readonly<Record<CredentialEvent, EventCase>> = {
  sign_up_again: startUnproven(async (place, { email }) => {
    place.api.clock.turn(61);
    await signUp(place, email, NEXT_PASSWORD);
    return NOTHING;
  }),
  first_proof_same_browser: startUnproven(async (place, { links, browser }) => {
    await call(place, 'POST', '/api/email-verification', { token: links.verify_email, cookie: browser });
    return NOTHING;
  }),
  first_proof_other_browser: startUnproven(async (place, { links }) => {
    const body = { token: links.verify_email, password: NEXT_PASSWORD };
    await call(place, 'POST', '/api/email-verification', body);
    return NOTHING;
  }),
  reset_password: proven(async (place, { email, links }) => {
    await post(place, '/api/password-reset/request', { email });
    await call(place, 'POST', '/api/password-reset', {
      token: links.reset_password,
      password: NEXT_PASSWORD,
    });
    return NOTHING;
  }),
  change_password: proven(async (place, { here }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD };
    const { headers } = await call(place, 'PUT', '/api/account/password', { ...body, cookie: here });
    return { cookie: cookieOf(headers['set-cookie']) };
  }),
  confirm_email_change: proven(async (place, { links }) => {
    await call(place, 'POST', '/api/email-change/confirmation', { token: links.change_email });
    return NOTHING;
  }),
  connect_provider: proven(async (place, { userId }) =>
    change(
      place,
      `insert into user_accounts (user_id, provider_id, account_id) values ($1::uuid, 'google', $1::text)`,
      userId,
    ),
  ),
  disconnect_provider: proven(async (place, { here }) => {
    await call(place, 'DELETE', '/api/account/connections/oidc', { cookie: here });
    return NOTHING;
  }),
  suspend: proven((place, { userId }) =>
    change(place, 'update users set suspended_at = now() where id = $1', userId),
  ),
  request_deletion: proven(async (place, { here }) => {
    await call(place, 'POST', '/api/account/deletion', { password: PASSWORD, cookie: here });
    return NOTHING;
  }),
  undo_deletion: proven(async (place, { here }) => {
    await call(place, 'DELETE', '/api/account/deletion', { cookie: here });
    return NOTHING;
  }),
  change_roles: proven((place, { userId }) =>
    change(place, `insert into user_roles (user_id, role) values ($1, 'teacher')`, userId),
  ),
  change_tier: proven((place, { userId }) =>
    change(place, `update organizations set subscription_tier = 'basic' where created_by = $1`, userId),
  ),
  sign_out: proven(async (place, { here }) => {
    await call(place, 'POST', '/api/sign-out', { cookie: here });
    return NOTHING;
  }),
  sign_out_everywhere: proven(async (place, { here }) => {
    await call(place, 'POST', '/api/sign-out-everywhere', { cookie: here });
    return NOTHING;
  }),
  add_second_step: {
    begin: (place) => provenWorld(place),
    happen: async ({ api }, { here }) => {
      await addAuthenticator(api, here);
      return NOTHING;
    },
  },
  finish_second_step: secured(async ({ api }, _, { half, secret }) => {
    const { statusCode, body } = await finishSignIn(api, half, nextCode(api, secret));
    if (statusCode !== 200) throw new Error(body);
    return NOTHING;
  }),
  renew_recovery_codes: secured(async (place, { here }) => {
    const answer = await call(place, 'POST', '/api/account/recovery-codes', { cookie: here });
    return { recoveryCodes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }),
  remove_second_step: secured(async (place, { here }, { passkeyId }) => {
    await call(place, 'DELETE', `/api/account/passkeys/${passkeyId}`, { cookie: here });
    await call(place, 'DELETE', '/api/account/authenticator', { cookie: here });
    return NOTHING;
  }),
  lose_second_step: secured(async (place, { email }) => {
    if (!(await takeOffLostStep(place.api.dependencies, email, null)))
      throw new Error('Nothing was taken off.');
    return NOTHING;
  }),
};
