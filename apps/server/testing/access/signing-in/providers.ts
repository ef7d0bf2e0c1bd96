import type { ApiWorld, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';
import { type OperationRoles, whoeverIsFirst } from '../../http/roles.ts';
import { comeBack, complete } from '../../openid/use-openid.ts';

const params = { provider: 'oidc' };
const body = { returnTo: '/library' };

function stranger() {
  const sub = Math.random().toString(36).slice(2);
  return { sub, email: `${sub}@university.example`, email_verified: true, name: 'Olga' };
}

/** Somebody whose account is connected with the provider. */
async function createConnectedPerson({ api, openId }: ApiWorld): Promise<Person> {
  const somebody = await person(api);
  const returned = await comeBack(api, openId, stranger(), { cookie: somebody.cookie });
  await complete(api, returned, somebody.cookie);
  return somebody;
}

export const calls: OperationCases = {
  'providers.list': { valid: () => ({ as: null }), othersGet: 'the same' },
  'providers.begin': { valid: () => ({ as: null, params, body }), othersGet: 'the same' },
  'providers.connect': {
    // Somebody who has just proved who they are: connecting asks for that.
    valid: async ({ api }) => ({ as: await person(api), params, body }),
    othersGet: 'their own',
  },
  'providers.complete': {
    valid: async ({ api, openId }) => {
      const { answer, handshake } = await comeBack(api, openId, stranger());
      return { as: null, params, body: { answer }, cookies: handshake };
    },
    othersGet: 'provider_sign_in_not_valid',
  },
  'providers.disconnect': {
    valid: async (world) => ({ as: await createConnectedPerson(world), params }),
    othersGet: 'not_found',
  },
};

export const roles: OperationRoles = {
  'providers.complete': whoeverIsFirst(),
};
