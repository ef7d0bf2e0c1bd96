import { aRow } from '../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../http/operation-case.ts';

/** A notice that its owner got. */
async function aNotice({ api, owner }: ApiWorld): Promise<Call> {
  const { id } = await aRow<{ id: string }>(api.dependencies.database, 'notices', {
    user_id: owner.session.user.id,
    kind: 'upload_request_granted',
  });
  return { as: owner, params: { id } };
}

export const calls: OperationCases = {
  'notices.list': { valid: aNotice, othersGet: 'their own' },
  'notices.standing': { valid: aNotice, othersGet: 'their own' },
  'notices.watch': {
    valid: async (world) => ({ ...(await aNotice(world)), query: { seconds: '0' } }),
    othersGet: 'their own',
  },
  'notices.markAll': {
    valid: async (world) => ({ ...(await aNotice(world)), body: { until: '2030-01-01T00:00:00.000Z' } }),
    othersGet: 'their own',
  },
  'notices.mark': {
    valid: async (world) => ({ ...(await aNotice(world)), body: { isRead: true } }),
    othersGet: 'not_found',
  },
  'notices.remove': { valid: aNotice, othersGet: 'not_found' },
};
