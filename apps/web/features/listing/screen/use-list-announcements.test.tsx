import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { useListWords } from '../words/list-words.ts';
import { useListAnnouncements } from './use-list-announcements.ts';

/** A list of sixty on its third page, and the same list with a filter, which begins at its first page. */
function Narrowed() {
  const [isFiltered, setFiltered] = useState(false);
  const total = isFiltered ? 30 : 60;
  useListAnnouncements(
    useListWords('resources'),
    {
      question: isFiltered ? 'braille' : 'all',
      status: 'there',
      rows: ['Rivers'],
      total,
      exceedsTotal: false,
      isBehind: false,
      pagesShown: 1,
      pages: Math.ceil(total / 25),
      error: null,
      retry: () => undefined,
      more: undefined,
      isLoadingMore: false,
      hasMoreFailed: false,
    },
    { page: isFiltered ? 1 : 3, itemsPerPage: 25 },
  );
  return (
    <button type="button" onClick={() => setFiltered(true)}>
      Filter
    </button>
  );
}

test('who narrows a list on a later page hears that they are on its first page now', async () => {
  const { person, heard } = await showPage(<Narrowed />, { path: '/' });
  await until(() => expect(heard.at(-1)).toBe('60 resources found'));
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  await until(() => expect(heard.at(-1)).toBe('30 resources found. Page 1 of 2'));
});
