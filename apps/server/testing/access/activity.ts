import { aResource, aRow } from '../factories.ts';
import type { ApiWorld, OperationCase, OperationCases } from '../http/operation-case.ts';

/** The id of a look that the owner took. */
async function aLook({ api, owner }: ApiWorld): Promise<string> {
  const { database } = api.dependencies;
  const resource = await aResource(database);
  const { id } = await aRow<{ id: string }>(database, 'content_access_logs', {
    user_id: owner.session.user.id,
    resource_id: resource.id,
  });
  return id;
}

const mine: OperationCase = {
  valid: async (world) => {
    await aLook(world);
    return { as: world.owner };
  },
  othersGet: 'their own',
};

export const calls: OperationCases = {
  'activity.recent': mine,
  'activity.submissions': mine,
  'activity.list': mine,
  'activity.work': mine,
  'activity.figures': {
    valid: ({ owner }) => ({ as: owner, query: { monthBegan: '2026-11-01T00:00:00+01:00' } }),
    othersGet: 'their own',
  },
  'activity.remove': {
    // What is gone cannot be removed again, so each call has one of its own.
    valid: async (world) => ({ as: world.owner, params: { id: await aLook(world) } }),
    othersGet: 'not_found',
  },
  'activity.clear': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
};
