import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { sortRows } from './sort-rows.ts';
import { SortedTable } from './sorted-table.tsx';

interface Drawing {
  readonly title: string;
  readonly pages: number;
}

const DRAWINGS: readonly Drawing[] = [
  { title: 'Wave', pages: 9 },
  { title: 'heart', pages: 10 },
  { title: 'Map', pages: 1 },
];
const ORDERS = ['title-ascending', 'title-descending', 'pages-ascending', 'pages-descending'] as const;
const VALUES = { title: ({ title }: Drawing) => title, pages: ({ pages }: Drawing) => pages };

function Drawings() {
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('title-ascending');
  return (
    <SortedTable
      caption="Drawings"
      rows={sortRows(DRAWINGS, order, VALUES)}
      rowKey={({ title }) => title}
      orders={ORDERS}
      order={order}
      onOrder={setOrder}
      columns={[
        { id: 'title', label: 'Title', cell: ({ title }) => title },
        { id: 'pages', label: 'Pages', cell: ({ pages }) => pages },
        { id: 'action', label: 'Action', cell: () => 'Open' },
      ]}
    />
  );
}

function readTitles() {
  return within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

test('a heading sorts by key, the largest first, then the other way round, and each is said', {
  tags: 'exhaustive',
}, async () => {
  const { person, heard } = await showPage(<Drawings />, { path: '/' });
  expect(readTitles()).toEqual(['heart', 'Map', 'Wave']);
  const pages = screen.getByRole('button', { name: 'Pages' });
  pages.focus();
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Pages, descending'));
  expect(readTitles()).toEqual(['heart', 'Wave', 'Map']);
  expect(screen.getByRole('columnheader', { name: 'Pages' }).getAttribute('aria-sort')).toBe('descending');
  await person.keyboard('{Enter}');
  await until(() => expect(heard).toContain('Sorted by Pages, ascending'));
  expect(readTitles()).toEqual(['Map', 'Wave', 'heart']);
  expect(document.activeElement).toBe(pages);
});

test('a column that no order names is no button and says nothing of an order', async () => {
  await showPage(<Drawings />, { path: '/' });
  const heading = screen.getByRole('columnheader', { name: 'Action' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(heading.hasAttribute('aria-sort')).toBe(false);
});
