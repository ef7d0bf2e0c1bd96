import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import type { SortOrder } from '../address/sort-orders.ts';
import { SortSelect } from './sort-select.tsx';

const ALWAYS = ['Newest First', 'Oldest First', 'Alphabetical (Title A-Z)'];
async function listOrders(orders: readonly SortOrder[]) {
  const place = await show(<SortSelect sort={orders[0] ?? 'newest'} orders={orders} onSort={() => {}} />);
  return [...place.querySelectorAll('option')].map(({ textContent }) => textContent);
}

test('the marketplace and one’s own content can be sorted by date, title, popularity and views', async () => {
  const orders = [...ALWAYS, 'Most Popular', 'Most Viewed'];
  expect(await listOrders(LIBRARY_ORDERS.marketplace)).toEqual(orders);
  expect(await listOrders(LIBRARY_ORDERS.ownContent)).toEqual(orders);
});

test('collections can be sorted by size instead of popularity, and by last change', async () => {
  expect(await listOrders(LIBRARY_ORDERS.collections)).toEqual([...ALWAYS, 'Most Items', 'Recently Changed']);
});

test('a chosen category can be sorted by date, title and popularity', async () => {
  expect((await listOrders(LIBRARY_ORDERS.category)).toSorted()).toEqual(
    [...ALWAYS, 'Most Popular'].toSorted(),
  );
});

test('categories can be sorted by name and by size', async () => {
  expect(await listOrders(LIBRARY_ORDERS.categories)).toEqual([
    'Alphabetical (Title A-Z)',
    'Fewest Resources',
    'Most Resources',
  ]);
});
