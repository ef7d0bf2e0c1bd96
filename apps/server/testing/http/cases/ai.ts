import type { Call, OperationCase, World } from '../operation-case.ts';
import { person } from '../people.ts';

const KEY = 'sk-of-a-test-that-is-long-enough';

function superAdmin({ api }: World) {
  return person(api, { role: 'super_admin' });
}

/** A provider with a key, as a super administrator set it. */
async function aKey(world: World): Promise<void> {
  const { cookie } = await superAdmin(world);
  await world.api.server.inject({
    method: 'PUT',
    url: '/api/admin/ai/key',
    payload: { key: KEY },
    headers: { cookie },
  });
}

async function aDescription(world: World): Promise<Call> {
  await aKey(world);
  const { cookie } = world.owner;
  const answer = await world.api.server.inject({
    method: 'POST',
    url: '/api/decrypt-api-key',
    headers: { cookie },
  });
  return { as: world.owner, body: { ...answer.json<{ apiKey: string }>(), name: 'Rivers' } };
}

export const aiCases: Readonly<Record<string, OperationCase>> = {
  'ai.decryptApiKey': {
    valid: async (world) => {
      await aKey(world);
      return { as: world.owner };
    },
    othersGet: 'their own',
  },
  'ai.describeCollection': { valid: aDescription, othersGet: 'ai_key_not_valid' },
  'ai.settings': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
  'ai.setKey': {
    valid: async (world) => ({ as: await superAdmin(world), body: { key: KEY } }),
    othersGet: 'forbidden',
  },
  'ai.clearKey': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
  'ai.test': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
};
