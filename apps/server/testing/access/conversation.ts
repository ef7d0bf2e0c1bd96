import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { administrators, type OperationRoles } from '../http/roles.ts';
import { aResource } from './collections/collections.ts';

async function aPublicResource(world: ApiWorld): Promise<Call> {
  return { as: world.owner, params: { id: await aResource(world) } };
}

async function aComment(world: ApiWorld): Promise<Call> {
  const { api, owner } = world;
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/resources/${await aResource(world)}/comments`,
    payload: { body: 'Clear under the fingers.' },
    headers: { cookie: owner.cookie },
  });
  return { as: owner, params: { id: answer.json<{ id: string }>().id } };
}

export const calls: OperationCases = {
  'conversation.reactions': { valid: aPublicResource, othersGet: 'the same' },
  'conversation.like': { valid: aPublicResource, othersGet: 'their own' },
  'conversation.unlike': { valid: aPublicResource, othersGet: 'the same' },
  'conversation.rate': {
    valid: async (world) => ({ ...(await aPublicResource(world)), body: { stars: 4 } }),
    othersGet: 'their own',
  },
  'conversation.unrate': { valid: aPublicResource, othersGet: 'the same' },
  'conversation.comments': { valid: aPublicResource, othersGet: 'the same' },
  'conversation.say': {
    valid: async (world) => ({ ...(await aPublicResource(world)), body: { body: 'Clear.' } }),
    othersGet: 'their own',
  },
  'conversation.changeComment': {
    valid: async (world) => ({ ...(await aComment(world)), body: { body: 'Very clear.' } }),
    othersGet: 'not_found',
  },
  'conversation.removeComment': { valid: aComment, othersGet: 'not_found' },
  'conversation.report': {
    valid: async (world) => ({
      as: await person(world.api),
      params: { id: await aResource(world) },
      body: { reason: 'copyright' },
    }),
    othersGet: 'the same',
  },
};

export const roles: OperationRoles = {
  'conversation.removeComment': administrators('the same'),
};
