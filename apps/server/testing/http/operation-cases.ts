import { firstAdministratorPath } from '../../features/accounts/first-administrator/service.ts';
import { accessibleRequestCases } from './cases/accessible-requests.ts';
import { accountCases } from './cases/account.ts';
import { activityCases } from './cases/activity.ts';
import { aiCases } from './cases/ai.ts';
import { collectionCases } from './cases/collections.ts';
import { contentCases } from './cases/content.ts';
import { conversationCases } from './cases/conversation.ts';
import { libraryCases } from './cases/library.ts';
import { noticeCases } from './cases/notices.ts';
import { outputCases } from './cases/outputs.ts';
import { peopleCases } from './cases/people.ts';
import { profileCases } from './cases/profile.ts';
import { providerCases } from './cases/providers.ts';
import { searchCases } from './cases/searches.ts';
import { thumbnailCases } from './cases/thumbnails.ts';
import type { OperationCase } from './operation-case.ts';
import { cookieOf, mailedToken, PASSWORD, person } from './people.ts';
import type { TestApi } from './use-api.ts';

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

async function anOpenUploadRequest(api: TestApi): Promise<string> {
  const { cookie } = await person(api);
  const payload = { roleWanted: 'teacher', reason: 'I teach geography.' };
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/upload-requests',
    payload,
    headers: { cookie },
  });
  return answer.json<{ id: string }>().id;
}

/** One row for each operation of the contract: a test fails for an operation that has none. */
export const OPERATION_CASES: Readonly<Record<string, OperationCase>> = {
  'health.check': { valid: () => ({ as: null }), othersGet: 'the same' },

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
        tx.query('test-no-administrator', "delete from user_roles where role = 'super_admin'"),
      );
      const path = (await firstAdministratorPath(dependencies, clock)) ?? '';
      const { agreeToTerms: _, ...form } = newcomer();
      return { as: null, body: { ...form, token: new URL(path, url).searchParams.get('token') } };
    },
    othersGet: 'link_not_valid',
  },
  ...accessibleRequestCases,
  ...accountCases,
  ...activityCases,
  ...aiCases,
  ...collectionCases,
  ...conversationCases,
  ...contentCases,
  ...libraryCases,
  ...peopleCases,
  ...noticeCases,
  ...outputCases,
  ...profileCases,
  ...providerCases,
  ...searchCases,
  ...thumbnailCases,

  'organizations.listMine': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'organizations.found': {
    valid: ({ owner }) => ({ as: owner, body: { name: 'School for the Blind' } }),
    othersGet: 'their own',
  },
  'organizations.current': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'organizations.switch': {
    valid: ({ owner }) => ({
      as: owner,
      body: { organizationId: owner.session.currentOrganization?.id },
    }),
    othersGet: 'not_found',
  },

  'organizations.grantTier': {
    valid: async ({ api, owner }) => ({
      as: await person(api, { role: 'super_admin' }),
      params: { id: owner.session.currentOrganization?.id ?? '' },
    }),
    othersGet: 'forbidden',
  },
  'organizations.withdrawTier': {
    valid: async ({ api, owner }) => ({
      as: await person(api, { role: 'super_admin' }),
      params: { id: owner.session.currentOrganization?.id ?? '' },
    }),
    othersGet: 'forbidden',
  },

  'product.settings': { valid: () => ({ as: null }), othersGet: 'the same' },
  'product.change': {
    valid: async ({ api }) => ({
      as: await person(api, { role: 'admin' }),
      body: { showsSampleFigures: true },
    }),
    othersGet: 'forbidden',
  },
  'contact.send': {
    valid: () => ({ as: null, body: { name: 'Ada', email: 'ada@example.org', message: 'Thank you.' } }),
    othersGet: 'the same',
  },

  'uploadRequests.mine': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'uploadRequests.ask': {
    valid: async ({ api }) => ({
      as: await person(api),
      body: { roleWanted: 'teacher', reason: 'I teach geography.' },
    }),
    othersGet: 'their own',
  },
  'uploadRequests.list': {
    valid: async ({ api }) => ({ as: await person(api, { role: 'admin' }), query: { page: '1' } }),
    othersGet: 'forbidden',
  },
  'uploadRequests.decide': {
    valid: async ({ api }) => ({
      as: await person(api, { role: 'admin' }),
      params: { id: await anOpenUploadRequest(api) },
      body: { granted: true, words: 'Welcome.' },
    }),
    othersGet: 'forbidden',
  },
};
