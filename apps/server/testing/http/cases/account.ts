import { packExport } from '../../../features/exports/service.ts';
import { createStopToken } from '../../../features/mail/service.ts';
import type { Call, OperationCase, World } from '../operation-case.ts';
import { mailedToken, PASSWORD, type Person, person, signIn } from '../people.ts';

function newEmail() {
  return `new-${Math.random().toString(36).slice(2)}@example.org`;
}

async function ask({ api }: World, { cookie }: Person, url: string, payload: object = {}) {
  return api.server.inject({ method: 'POST', url, payload, headers: { cookie } });
}

async function anExport(world: World): Promise<Call> {
  const somebody = await person(world.api);
  const { id } = (await ask(world, somebody, '/api/account/exports')).json<{ id: string }>();
  await packExport(world.api.dependencies, id);
  return { as: somebody, params: { id } };
}

async function anotherDevice({ api }: World): Promise<Call> {
  const somebody = await person(api);
  await signIn(api, somebody.email);
  const answer = await api.server.inject({
    url: '/api/account/devices',
    headers: { cookie: somebody.cookie },
  });
  const other = answer.json<{ id: string; isCurrent: boolean }[]>().find(({ isCurrent }) => !isCurrent);
  return { as: somebody, params: { id: other?.id ?? '' } };
}

async function removePassword({ api }: World): Promise<Person> {
  const somebody = await person(api);
  await api.dependencies.database.asAuth((tx) =>
    tx.query('test-no-password', 'update user_accounts set password = null where user_id = $1', [
      somebody.session.user.id,
    ]),
  );
  return somebody;
}

export const accountCases: Readonly<Record<string, OperationCase>> = {
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
