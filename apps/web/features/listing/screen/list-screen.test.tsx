import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { show } from '../../../lib/testing/show.tsx';
import type { PagedRows } from '../query/use-paged-rows.ts';
import type { ListKind } from '../words/list-words.ts';
import { ListScreen } from './list-screen.tsx';

const LIST: PagedRows<string> = {
  question: '',
  status: 'there',
  rows: [],
  total: 0,
  exceedsTotal: false,
  isBehind: false,
  pagesShown: 1,
  pages: 1,
  error: null,
  retry: () => {},
  more: undefined,
  isLoadingMore: false,
  hasMoreFailed: false,
};
const NOUNS: readonly [ListKind, string][] = [
  ['marketplace', 'marketplace items'],
  ['categories', 'categories'],
  ['your-content', 'content items'],
  ['collections', 'collections'],
  ['collection-items', 'resources'],
  ['activities', 'activities'],
  ['resources', 'resources'],
];
const INSTEAD: Partial<Record<ListKind, string>> = {
  collections: 'Failed to load collections',
  'collection-items': 'Failed to load collection items',
};

let heard: string[] = [];
let deaf: (() => void)[] = [];
function readAllSaid() {
  return act(async () => vi.advanceTimersByTime(10_000));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard = [];
  deaf = (['polite', 'assertive'] as const).map((politeness) =>
    announcer.subscribe(politeness, (text) => text && heard.push(`${politeness}: ${text}`)),
  );
});
afterEach(async () => {
  await readAllSaid();
  for (const end of deaf) end();
  vi.useRealTimers();
});

const paging = { page: 1, itemsPerPage: 25, onPage() {}, onItemsPerPage() {}, onWrongPage() {} };
async function showList(kind: ListKind, list: Partial<PagedRows<string>>) {
  const place = await show(
    <ListScreen
      kind={kind}
      label="List"
      list={{ ...LIST, ...list }}
      rowKey={(row) => row}
      paging={paging}
      empty="Nothing."
    >
      {(row) => row}
    </ListScreen>,
  );
  await readAllSaid();
  return place;
}

test.each(NOUNS)('%s that fail are announced assertively, and replaced by a message', async (kind, items) => {
  const place = await showList(kind, { status: 'failed' });
  expect(heard).toEqual([`assertive: Error loading ${items}`]);
  expect(place.querySelector('h2')?.textContent).toBe(INSTEAD[kind] ?? `Error loading ${items}`);
});

test.each(NOUNS)('%s without items are announced', async (kind, items) => {
  await showList(kind, {});
  expect(heard).toEqual([`polite: No ${items} found`]);
});

test('a next page that fails is announced assertively and reported at its button, and the rows stay', async () => {
  const list = { rows: ['Rivers'], total: 30, pages: 2, more: () => {}, hasMoreFailed: true };
  const place = await showList('marketplace', list);
  expect(heard).toContain('assertive: Error loading marketplace items');
  expect(place.querySelector('.load-more')?.textContent).toBe(
    'Error: Error loading marketplace itemsLoad More',
  );
  expect(place.querySelector('.card-grid')?.textContent).toBe('Rivers');
});
