import type { OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';
import { type OperationRoles, uploaders } from '../http/roles.ts';
import type { TestApi } from '../http/use-api.ts';

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

export const calls: OperationCases = {
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

export const roles: OperationRoles = {
  'uploadRequests.ask': uploaders('upload_allowed_already'),
};
