import type { SearchEntry } from '@relievo/contracts/library/lists';
import type { ApiWorld, OperationCases } from '../http/operation-case.ts';

const made = { searchQuery: 'water cycle', resultsCount: 3 };

/** The id of a search that the owner made. */
async function aSearch({ api, owner }: ApiWorld): Promise<string> {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/searches',
    payload: made,
    headers: { cookie: owner.cookie },
  });
  return answer.json<SearchEntry>().id;
}

export const calls: OperationCases = {
  'searches.suggest': { valid: () => ({ as: null, query: { search: 'water' } }), othersGet: 'the same' },
  'searches.correct': { valid: () => ({ as: null, query: { search: 'watr' } }), othersGet: 'the same' },
  'searches.trends': { valid: () => ({ as: null }), othersGet: 'the same' },
  'searches.recent': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'searches.save': { valid: ({ owner }) => ({ as: owner, body: made }), othersGet: 'their own' },
  'searches.remove': {
    // What is gone cannot be removed again, so each call has one of its own.
    valid: async (world) => ({ as: world.owner, params: { id: await aSearch(world) } }),
    othersGet: 'not_found',
  },
  'searches.clear': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'searches.export': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
};
