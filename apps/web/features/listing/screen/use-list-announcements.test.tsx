import { useState } from 'react';
import { expect, test } from 'vitest';
import { announce } from '../../../lib/speaking/announcer.ts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import type { PagedRows } from '../query/use-paged-rows.ts';
import { useListWords } from '../words/list-words.ts';
import { useListAnnouncements } from './use-list-announcements.ts';

function makeRows<Row>(question: string, rows: readonly Row[], total = rows.length): PagedRows<Row> {
  return {
    question,
    status: 'there',
    rows,
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
  };
}

/** A list of sixty on its third page, and the same list with a filter, which begins at its first page. */
function Narrowed() {
  const [isFiltered, setFiltered] = useState(false);
  useListAnnouncements(
    useListWords('resources'),
    makeRows(isFiltered ? 'braille' : 'all', ['Rivers'], isFiltered ? 30 : 60),
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

/** Shows one list after the other, at each press. */
function Steps({
  lists,
}: {
  lists: readonly PagedRows<{ readonly id: string; readonly members: number }>[];
}) {
  const [at, setAt] = useState(0);
  useListAnnouncements(useListWords('teams'), lists[at] ?? makeRows('all', []), {
    page: 1,
    itemsPerPage: 25,
  });
  return (
    <button type="button" onClick={() => setAt(at + 1)}>
      Next
    </button>
  );
}

const BRAILLE = { id: 'braille', members: 0 };

test('a list is announced once, although a row of it changes and it is loaded again', async () => {
  const { person, heard } = await showPage(
    <Steps
      lists={[
        makeRows('all', [BRAILLE]),
        makeRows('all', [{ ...BRAILLE, members: 1 }]),
        { ...makeRows('all', []), status: 'loading' },
        makeRows('all', [{ ...BRAILLE, members: 1 }]),
      ]}
    />,
    { path: '/' },
  );
  for (let step = 0; step < 3; step += 1) await person.click(screen.getByRole('button', { name: 'Next' }));
  announce('The end');
  await until(() => expect(heard.at(-1)).toBe('The end'));
  expect(heard).toEqual(['1 team found', 'The end']);
});

test('a list is announced again after an error and after another one', async () => {
  const all = makeRows('all', [BRAILLE]);
  const { person, heard } = await showPage(
    <Steps lists={[all, { ...all, status: 'failed' }, all, { ...all, isBehind: true }, all]} />,
    { path: '/' },
  );
  const listen = (count: number) =>
    until(() => expect(heard.filter((words) => words === '1 team found')).toHaveLength(count));
  await listen(1);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await until(() => expect(heard).toContain('Error loading teams'));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await listen(2);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await listen(3);
});

test('a message about a list that waits is not heard when the list shows something else by then', async () => {
  const { person, heard } = await showPage(
    <Steps
      lists={[makeRows('all', [BRAILLE]), makeRows('b', []), makeRows('bc', []), makeRows('bcd', [])]}
    />,
    { path: '/' },
  );
  announce('The beginning');
  for (let step = 0; step < 3; step += 1) await person.click(screen.getByRole('button', { name: 'Next' }));
  announce('The end');
  await until(() => expect(heard.at(-1)).toBe('The end'));
  expect(heard).toEqual(['The beginning', 'No teams found', 'The end']);
});
