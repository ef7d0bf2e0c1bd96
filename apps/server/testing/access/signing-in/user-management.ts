import type { OperationCases } from '../../http/operation-case.ts';
import { person } from '../../http/people.ts';

export const calls: OperationCases = {
  'userManagement.list': {
    valid: async ({ api }) => ({
      as: await person(api, { role: 'admin' }),
      query: { search: 'ada', role: 'student', state: 'active', sortBy: 'name-ascending', limit: '5' },
    }),
    othersGet: 'forbidden',
  },
  'userManagement.act': {
    valid: async ({ api }) => ({
      as: await person(api, { role: 'admin' }),
      body: { act: 'suspend', ids: [(await person(api)).session.user.id], words: 'Please call us.' },
    }),
    othersGet: 'forbidden',
  },
  'userManagement.changeRoles': {
    valid: async ({ api }) => {
      const { session } = await person(api);
      return {
        as: await person(api, { role: 'admin' }),
        params: { id: session.user.id },
        body: { seen: session.roles, roles: ['teacher'] },
      };
    },
    othersGet: 'forbidden',
  },
};
