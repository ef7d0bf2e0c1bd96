import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { administrators, type OperationRoles } from '../http/roles.ts';
import { aResource } from './collections/collections.ts';

async function onAResource(world: ApiWorld): Promise<Call> {
  return { as: world.owner, params: { id: await aResource(world) } };
}

/** A wish of somebody else for a resource whose author is the owner. */
async function aRequest(world: ApiWorld): Promise<Call> {
  const { api, owner } = world;
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/resources/${await aResource(world)}/accessible-requests`,
    payload: { form: 'braille', words: 'Uncontracted, please.' },
    headers: { cookie: (await person(api)).cookie },
  });
  return { as: owner, params: { id: answer.json<{ id: string }>().id } };
}

async function aTakenRequest(world: ApiWorld): Promise<Call> {
  const call = await aRequest(world);
  const url = `/api/accessible-requests/${call.params?.['id']}/taken`;
  await world.api.server.inject({ method: 'PUT', url, headers: { cookie: world.owner.cookie } });
  return call;
}

export const calls: OperationCases = {
  'accessibleRequests.list': { valid: onAResource, othersGet: 'their own' },
  'accessibleRequests.ask': {
    valid: async (world) => ({
      ...(await onAResource(world)),
      body: { form: 'audio', words: 'For a class.' },
    }),
    othersGet: 'their own',
  },
  'accessibleRequests.support': { valid: aRequest, othersGet: 'their own' },
  'accessibleRequests.takeBack': { valid: aRequest, othersGet: 'the same' },
  'accessibleRequests.take': { valid: aRequest, othersGet: 'forbidden' },
  'accessibleRequests.giveBack': { valid: aTakenRequest, othersGet: 'forbidden' },
  'accessibleRequests.answer': {
    valid: async (world) => ({
      ...(await aRequest(world)),
      body: { outcome: 'answered', words: 'It is on the page now.' },
    }),
    othersGet: 'forbidden',
  },
};

export const roles: OperationRoles = {
  'accessibleRequests.take': administrators('the same'),
  'accessibleRequests.giveBack': administrators('the same'),
  'accessibleRequests.answer': administrators('the same'),
};
