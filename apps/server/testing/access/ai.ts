import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { type RulesOfTable, rule } from '../policies/rule.ts';
import type { World } from '../policies/world.ts';

const KEY = 'sk-of-a-test-that-is-long-enough';

function superAdmin({ api }: ApiWorld) {
  return person(api, { role: 'super_admin' });
}

/** A provider with a key, as a super administrator set it. */
async function aKey(world: ApiWorld): Promise<void> {
  const { cookie } = await superAdmin(world);
  await world.api.server.inject({
    method: 'PUT',
    url: '/api/admin/ai/key',
    payload: { key: KEY },
    headers: { cookie },
  });
}

async function openCall(world: ApiWorld, input: object): Promise<Call> {
  await aKey(world);
  // Calls that cost are counted for each person.
  const asker = await person(world.api);
  const answer = await world.api.server.inject({
    method: 'POST',
    url: '/api/decrypt-api-key',
    headers: { cookie: asker.cookie },
  });
  return { as: asker, body: { ...answer.json<{ apiKey: string }>(), ...input } };
}

export const calls: OperationCases = {
  'ai.decryptApiKey': {
    valid: async (world) => {
      await aKey(world);
      return { as: world.owner };
    },
    othersGet: 'their own',
  },
  'ai.describeCollection': {
    valid: (world) => openCall(world, { name: 'Rivers' }),
    othersGet: 'ai_key_not_valid',
  },
  'ai.explainChart': {
    valid: (world) => openCall(world, { facts: 'A bar chart, “Books”.' }),
    othersGet: 'ai_key_not_valid',
  },
  'ai.settings': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
  'ai.setKey': {
    valid: async (world) => ({ as: await superAdmin(world), body: { key: KEY } }),
    othersGet: 'forbidden',
  },
  'ai.clearKey': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
  'ai.test': { valid: async (world) => ({ as: await superAdmin(world) }), othersGet: 'forbidden' },
};

const BUT_SUPER_ADMIN = ['guest', 'student', 'admin', 'auth'] as const;

export function rules(w: World): RulesOfTable {
  return {
    ai_settings: [
      rule(`select from ai_settings`, ['superAdmin', 'system', 'owner'], BUT_SUPER_ADMIN),
      rule(`select sealed_key from ai_settings`, ['system', 'owner'], [...BUT_SUPER_ADMIN, 'superAdmin']),
      rule(
        `insert into ai_settings (sealed_key) values ('\\x${'00'.repeat(40)}')
       on conflict (single) do update set sealed_key = '\\x${'11'.repeat(40)}', set_by = app_uid()`,
        ['superAdmin', 'system'],
        BUT_SUPER_ADMIN,
      ),
      rule(
        `insert into ai_settings (sealed_key, set_by) values ('\\x${'00'.repeat(40)}', '${w.superAdmin}')
       on conflict (single) do nothing`,
        [],
        ['superAdmin', 'admin'],
      ),
      rule(`update ai_settings set set_at = now()`, ['superAdmin', 'system'], BUT_SUPER_ADMIN),
      rule(`delete from ai_settings`, ['superAdmin', 'system'], BUT_SUPER_ADMIN),
    ],
    ai_usage: [
      rule(`select from ai_usage`, ['student', 'owner'], ['guest', 'superAdmin', 'system', 'auth']),
      rule(
        `insert into ai_usage (user_id, day) values ('${w.teacher}', current_date)`,
        ['owner'],
        ['teacher', 'superAdmin', 'system'],
      ),
      rule(`update ai_usage set calls = 1`, ['owner'], ['student', 'superAdmin', 'system']),
      rule(`delete from ai_usage`, ['owner'], ['student', 'superAdmin', 'system']),
    ],
    session_permits: [
      rule(`select from session_permits`, ['auth', 'owner'], ['student', 'superAdmin', 'system']),
      rule(
        `insert into session_permits (token_hash, session_id, purpose, expires_at)
       values ('new', '${w.session}', 'x', now())`,
        ['auth'],
        ['student', 'superAdmin', 'system'],
      ),
      rule(`update session_permits set purpose = 'y'`, ['auth'], ['student', 'superAdmin', 'system']),
      rule(`delete from session_permits`, ['auth'], ['student', 'superAdmin', 'system']),
    ],
  };
}
