import type { OperationCases } from '../http/operation-case.ts';
import { person } from '../http/people.ts';

export const calls: OperationCases = {
  'health.check': { valid: () => ({ as: null }), othersGet: 'the same' },
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
};
