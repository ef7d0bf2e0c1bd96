import { EMPTY_CHART_WORK } from '@relievo/contracts/charts';
import { aResource } from '../../factories.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';

type Of = Call & { readonly as: Person; readonly params: { readonly id: string } };

export const BOOKS = {
  ...EMPTY_CHART_WORK,
  cells: [
    ['Day', 'Books'],
    ['Monday', '4'],
    ['Tuesday', '6'],
    ['Wednesday', '3'],
  ],
};

/** What a teacher has begun. */
async function aChart({ api }: ApiWorld): Promise<Of> {
  const as = await person(api, { role: 'teacher' });
  const begun = await api.server.inject({
    method: 'POST',
    url: '/api/chart-drafts',
    payload: { work: BOOKS },
    headers: { cookie: as.cookie },
  });
  return { as, params: { id: begun.json<{ id: string }>().id } };
}

async function aPublishedChart({ api }: ApiWorld): Promise<Call> {
  const as = await person(api);
  const axis = { name: 'Day', unit: null, kind: 'category' };
  const points = [{ label: 'Monday', x: 0, y: 4, text: '4' }];
  const { id } = await aResource(api.dependencies.database, {
    conversion_metadata: JSON.stringify({
      chart_content: {
        version: 1,
        type: 'bar',
        title: 'Books',
        language: 'en',
        x: axis,
        y: { ...axis, kind: 'number' },
        series: [{ name: 'Books', unit: null, points }],
      },
    }),
  });
  return { as, params: { id } };
}

export const calls: OperationCases = {
  'charts.list': { valid: aChart, othersGet: 'their own' },
  'charts.begin': {
    valid: async ({ api }) => ({ as: await person(api), body: { work: BOOKS } }),
    othersGet: 'their own',
  },
  'charts.reopen': { valid: aPublishedChart, othersGet: 'their own' },
  'charts.get': { valid: aChart, othersGet: 'not_found' },
  'charts.save': {
    valid: async (world) => ({
      ...(await aChart(world)),
      body: { edits: 0, work: { labels: { ...BOOKS.labels, title: 'Books read' } } },
    }),
    othersGet: 'not_found',
  },
  'charts.discard': { valid: aChart, othersGet: 'not_found' },
  'charts.keep': {
    valid: async (world) => ({ ...(await aChart(world)), body: { edits: 0 } }),
    othersGet: 'not_found',
  },
  'charts.make': {
    valid: async (world) => ({
      ...(await aChart(world)),
      body: { edits: 0, format: 'brf', profile: 'embosser-6' },
    }),
    othersGet: 'not_found',
  },
  'charts.readTable': {
    valid: async ({ api }) => ({
      as: await person(api),
      query: { name: 'books.csv' },
      file: { type: 'application/octet-stream', bytes: Buffer.from('Day,Books\nMonday,4') },
    }),
    othersGet: 'the same',
  },
  'charts.translate': {
    valid: async ({ api }) => ({ as: await person(api), body: { code: 'ueb-1', texts: ['Books'] } }),
    othersGet: 'the same',
  },
};
