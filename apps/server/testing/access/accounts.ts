import { firstAdministratorPath } from '../../features/accounts/first-administrator/service.ts';
import { packExport } from '../../features/exports/service.ts';
import { createStopToken } from '../../features/mail/service.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { cookieOf, mailedToken, PASSWORD, type Person, person, signIn } from '../http/people.ts';
import { type OperationRoles, whoeverIsFirst } from '../http/roles.ts';
import type { TestApi } from '../http/use-api.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

function newcomer() {
  const name = `new-${Math.random().toString(36).slice(2)}`;
  return {
    displayName: 'New',
    username: name,
    email: `${name}@example.org`,
    password: PASSWORD,
    agreeToTerms: true,
  };
}

async function linkOf(api: TestApi, path: string, template: string, email: string): Promise<string> {
  await api.server.inject({ method: 'POST', url: path, payload: { email } });
  return mailedToken(api, email, template);
}

function newEmail() {
  return `new-${Math.random().toString(36).slice(2)}@example.org`;
}

async function ask({ api }: ApiWorld, { cookie }: Person, url: string, payload: object = {}) {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

async function anExport(world: ApiWorld): Promise<Call> {
  const somebody = await person(world.api);
  const { id } = (await ask(world, somebody, '/api/account/exports')).json<{ id: string }>();
  await packExport(world.api.dependencies, id);
  return { as: somebody, params: { id } };
}

async function anotherDevice({ api }: ApiWorld): Promise<Call> {
  const somebody = await person(api);
  await signIn(api, somebody.email);
  const answer = await api.server.inject({
    url: '/api/account/devices',
    headers: { cookie: somebody.cookie },
  });
  const other = answer.json<{ id: string; isCurrent: boolean }[]>().find(({ isCurrent }) => !isCurrent);
  return { as: somebody, params: { id: other?.id ?? '' } };
}

async function removePassword({ api }: ApiWorld): Promise<Person> {
  const somebody = await person(api);
  await api.dependencies.database.asAuth((tx) =>
    tx.query('test-no-password', 'update user_accounts set password = null where user_id = $1', [
      somebody.session.user.id,
    ]),
  );
  return somebody;
}

export const calls: OperationCases = {
  'accounts.session': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'accounts.signUp': { valid: () => ({ as: null, body: newcomer() }), othersGet: 'username_taken' },
  'accounts.signIn': {
    valid: ({ owner: { email, password } }) => ({ as: null, body: { email, password } }),
    othersGet: 'the same',
  },
  'accounts.signOut': { valid: async ({ api }) => ({ as: await person(api) }), othersGet: 'the same' },
  'accounts.signOutEverywhere': {
    valid: async ({ api }) => ({ as: await person(api) }),
    othersGet: 'their own',
  },
  'accounts.requestVerification': {
    valid: ({ owner: { email } }) => ({ as: null, body: { email } }),
    othersGet: 'the same',
  },
  'accounts.verifyEmail': {
    valid: async ({ api }) => {
      const payload = newcomer();
      const { headers } = await api.server.inject({ method: 'POST', url: '/api/sign-up', payload });
      const token = await mailedToken(api, payload.email, 'verify_email');
      return { as: null, body: { token }, cookies: cookieOf(headers['set-cookie']) };
    },
    othersGet: 'link_not_valid',
  },
  'accounts.requestPasswordReset': {
    valid: ({ owner: { email } }) => ({ as: null, body: { email } }),
    othersGet: 'the same',
  },
  'accounts.resetPassword': {
    valid: async ({ api }) => {
      const { email } = await person(api);
      const token = await linkOf(api, '/api/password-reset/request', 'reset_password', email);
      return { as: null, body: { token, password: 'Another-Horse-2' } };
    },
    othersGet: 'link_not_valid',
  },

  'firstAdministrator.redeem': {
    valid: async ({ api: { dependencies, clock, url } }) => {
      await dependencies.database.asOwner((tx) =>
        tx.query(
          'test-no-administrator',
          "update user_roles set role = 'institution' where role = 'super_admin'",
        ),
      );
      const path = (await firstAdministratorPath(dependencies, clock)) ?? '';
      const { agreeToTerms: _, ...form } = newcomer();
      return { as: null, body: { ...form, token: new URL(path, url).searchParams.get('token') } };
    },
    othersGet: 'link_not_valid',
  },

  'account.read': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'account.requestEmailChange': {
    valid: async ({ api }) => ({ as: await person(api), body: { email: newEmail(), password: PASSWORD } }),
    othersGet: 'their own',
  },
  'account.confirmEmailChange': {
    valid: async (world) => {
      const email = newEmail();
      await ask(world, await person(world.api), '/api/account/email-change', { email, password: PASSWORD });
      return { as: null, body: { token: await mailedToken(world.api, email, 'change_email') } };
    },
    othersGet: 'link_not_valid',
  },
  'account.changePassword': {
    valid: async ({ api }) => ({
      as: await person(api),
      body: { currentPassword: PASSWORD, newPassword: 'Another-Horse-2' },
    }),
    othersGet: 'their own',
  },
  'account.requestPasswordLink': {
    valid: async (world) => ({ as: await removePassword(world) }),
    othersGet: 'password_set_already',
  },
  'account.devices': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'account.signOutDevice': { valid: anotherDevice, othersGet: 'not_found' },
  'account.signOutOtherDevices': {
    valid: async ({ api }) => ({ as: await person(api) }),
    othersGet: 'their own',
  },
  'account.readPreferences': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'studio.read': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'studio.change': {
    valid: async ({ api }) => ({ as: await person(api), body: { braille: 'uncontracted' } }),
    othersGet: 'their own',
  },
  'account.changePreferences': {
    valid: async ({ api }) => ({ as: await person(api), body: { updatesOptIn: true, language: 'de' } }),
    othersGet: 'their own',
  },
  'account.requestExport': { valid: async ({ api }) => ({ as: await person(api) }), othersGet: 'their own' },
  'account.latestExport': { valid: anExport, othersGet: 'their own' },
  'account.downloadExport': { valid: anExport, othersGet: 'not_found' },
  'account.stopLetters': {
    valid: ({ api, owner }) => ({
      as: null,
      params: {
        token: createStopToken(api.dependencies.lettersKey, {
          personId: owner.session.user.id,
          group: 'decisions',
        }),
      },
    }),
    othersGet: 'the same',
  },
  'account.requestDeletion': {
    valid: async ({ api }) => ({ as: await person(api), body: { password: PASSWORD } }),
    othersGet: 'their own',
  },
  'account.undoDeletion': { valid: async ({ api }) => ({ as: await person(api) }), othersGet: 'their own' },
  'account.undoDeletionByLink': {
    valid: async (world) => {
      const somebody = await person(world.api);
      await ask(world, somebody, '/api/account/deletion', { password: PASSWORD });
      return { as: null, body: { token: await mailedToken(world.api, somebody.email, 'undo_deletion') } };
    },
    othersGet: 'link_not_valid',
  },
};

const APP = ['guest', 'student', 'admin', 'superAdmin'] as const;

/** The tables of the accounts: the application has no right to any of them. */
export function rules(w: World): RulesOfTable {
  return {
    users: [
      rule(`select from users where id = '${w.leaver}'`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into users (name, email) values ('New', 'new@example.org')`,
        ['auth', 'owner'],
        [...APP, 'system'],
      ),
      rule(
        `update users set name = 'Other' where id = '${w.leaver}'`,
        ['auth', 'system'],
        [...APP, 'leaver'],
      ),
      rule(`delete from users where id = '${w.leaver}'`, ['auth', 'system'], [...APP, 'leaver']),
    ],
    user_sessions: [
      rule(`select from user_sessions`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into user_sessions (user_id, token, expires_at) values ('${w.leaver}', 'new', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update user_sessions set expires_at = now()`, ['auth'], [...APP, 'system']),
      rule(`delete from user_sessions`, ['auth', 'system'], APP),
    ],
    user_accounts: [
      rule(`select from user_accounts`, ['auth', 'owner'], [...APP, 'system']),
      rule(
        `insert into user_accounts (user_id, account_id, provider_id) values ('${w.leaver}', 'x', 'google')`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update user_accounts set password = 'x'`, ['auth'], [...APP, 'system']),
      rule(`delete from user_accounts`, ['auth'], [...APP, 'system']),
    ],
    verifications: [
      rule(`select from verifications`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into verifications (identifier, value, expires_at) values ('a', 'b', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update verifications set value = 'x'`, ['auth'], [...APP, 'system']),
      rule(`delete from verifications`, ['auth', 'system'], APP),
    ],
    login_attempts: [
      rule(`select from login_attempts`, ['auth', 'system', 'owner'], APP),
      rule(`insert into login_attempts (account, client) values ('b', 'c')`, ['auth'], [...APP, 'system']),
      rule(`update login_attempts set failures = 0`, ['auth'], [...APP, 'system']),
      rule(`delete from login_attempts`, ['auth', 'system'], APP),
    ],
    viewer_key: [
      rule(`select from viewer_key`, ['owner'], [...APP, 'auth', 'system']),
      rule(
        `insert into viewer_key (only_row, inner_block, outer_block) values (true, sha512(''), sha512(''))
         on conflict (only_row) do update set inner_block = excluded.inner_block`,
        ['owner'],
        [...APP, 'auth', 'system'],
      ),
      rule(`update viewer_key set inner_block = outer_block`, ['owner'], [...APP, 'auth', 'system']),
      rule(`delete from viewer_key`, ['owner'], [...APP, 'auth', 'system']),
    ],
    guess_counts: [
      rule(`select from guess_counts`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into guess_counts (account, failures, last_at) values ('b', 1, now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update guess_counts set failures = 2`, ['auth'], [...APP, 'system']),
      rule(`delete from guess_counts`, ['auth', 'system'], APP),
    ],
    sign_in_networks: [
      rule(`select from sign_in_networks`, ['auth', 'system', 'owner'], APP),
      rule(
        `insert into sign_in_networks (account, client, last_at) values ('b', 'c', now())`,
        ['auth'],
        [...APP, 'system'],
      ),
      rule(`update sign_in_networks set last_at = now()`, ['auth'], [...APP, 'system']),
      rule(`delete from sign_in_networks`, ['auth', 'system'], APP),
    ],
    letter_counts: [
      rule(`select from letter_counts`, ['system', 'owner'], [...APP, 'auth']),
      rule(
        `insert into letter_counts (recipient, kind, last_at, day_at, letters) values ('b', 'c', now(), now(), 1)`,
        ['owner'],
        [...APP, 'auth', 'system'],
      ),
      rule(`update letter_counts set letters = 0`, ['owner'], [...APP, 'auth', 'system']),
      rule(`delete from letter_counts`, ['system'], [...APP, 'auth']),
    ],
  };
}

export const roles: OperationRoles = {
  'accounts.signUp': whoeverIsFirst(),
  'accounts.verifyEmail': whoeverIsFirst(),
  'accounts.resetPassword': whoeverIsFirst(),
  'account.confirmEmailChange': whoeverIsFirst(),
  'account.undoDeletionByLink': whoeverIsFirst(),
  'firstAdministrator.redeem': { ...whoeverIsFirst(), super_admin: 'link_not_valid' },
};
