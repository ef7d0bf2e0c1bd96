import { NOTICE_KINDS, type Notice } from '@relievo/contracts/notices';
import { findPage } from '@relievo/contracts/pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { BuiltRoutesContext } from '../../lib/layout/built-routes.ts';
import { readSpoken } from '../../lib/testing/spoken.tsx';
import { NoticeItem } from './notice-item.tsx';
import { useNoticeActions } from './use-notice-actions.ts';

const RESOURCE = '01990000-0000-7000-8000-000000000001';
const COLLECTION = '01990000-0000-7000-8000-000000000002';

function createNotice(kind: string, facts: Partial<Notice> = {}): Notice {
  return {
    id: `id of ${kind}`,
    kind,
    resourceId: RESOURCE,
    title: 'The heart',
    collectionId: COLLECTION,
    from: '',
    words: '',
    createdAt: '2026-11-20T10:00:00.000Z',
    readAt: null,
    ...facts,
  };
}

/** As the product knows its pages: by their addresses. */
function isPage(path: string) {
  return findPage(path) !== null;
}

/** What is said of a list of these, where only these pages stand. */
async function readPhrases(notices: readonly Notice[], built: (path: string) => boolean): Promise<string[]> {
  function Notices() {
    const actions = useNoticeActions();
    return (
      <ul>
        {notices.map((each) => (
          <NoticeItem key={each.id} notice={each} actions={actions} />
        ))}
      </ul>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Notices, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return readSpoken(
    <QueryClientProvider client={new QueryClient()}>
      <BuiltRoutesContext value={{ isBuilt: built, paths: [], ofAccount: [] }}>
        <RouterProvider router={router} />
      </BuiltRoutesContext>
    </QueryClientProvider>,
  );
}

function listLinks(phrases: readonly string[]) {
  return phrases
    .filter((phrase) => phrase.startsWith('link, '))
    .map((phrase) => phrase.slice('link, '.length));
}
function readTime() {
  return document.querySelector('time')?.textContent;
}
function listTargets() {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('every kind has its own sentence, and links to its page', async () => {
  const kinds = Object.keys(NOTICE_KINDS);
  const sentences = listLinks(
    await readPhrases(
      kinds.map((kind) => createNotice(kind)),
      isPage,
    ),
  );
  expect(new Set(sentences).size).toBe(kinds.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^(“The heart”|Someone|An?|The|Your) .*\.$/);
  expect(listTargets()).toEqual([
    ...Array.from({ length: 4 }, () => `/content/${RESOURCE}`),
    '/contact',
    ...Array.from({ length: 5 }, () => `/resource/${RESOURCE}`),
    `/library/collection/${COLLECTION}`,
    '/invitation',
    '/classes',
    '/classes',
    '/tools',
    '/settings?tab=account',
    '/settings?tab=account',
    '/settings?tab=account',
    ...Array.from({ length: 3 }, () => `/resource/${RESOURCE}`),
  ]);
});

test('a notice links only to a page that is built', async () => {
  const decided = [createNotice('review_approve'), createNotice('upload_request_granted')];
  await readPhrases(decided, (path) => path === `/resource/${RESOURCE}`);
  expect(listTargets()).toEqual([`/resource/${RESOURCE}`]);
});

test('an unknown kind is shown plainly', async () => {
  const unknown = [createNotice('moon'), createNotice('sun', { title: '', resourceId: null })];
  const phrases = await readPhrases(unknown, () => true);
  expect(listLinks(phrases)).toEqual(['The heart']);
  expect(phrases).toContain('Something in your account has changed.');
});

test('the state of being read is given in words, and each button is named by its notice', async () => {
  const read = '2026-11-20T11:00:00.000Z';
  const phrases = await readPhrases(
    [
      createNotice('review_reject', { words: 'Labels overlap.' }),
      createNotice('review_approve', { readAt: read }),
    ],
    () => true,
  );
  expect(phrases).toEqual(expect.arrayContaining(['Unread', 'Read', 'Labels overlap.']));
  expect(readTime()).toMatch(/^11\/(19|20|21)\/2026, \d{1,2}:\d\d.[AP]M$/);
  expect(phrases.filter((phrase) => phrase.startsWith('button'))).toEqual([
    'button, Mark as read: “The heart” was not approved.',
    'button, Remove: “The heart” was not approved.',
    'button, Mark as unread: “The heart” was approved and is now in the library.',
    'button, Remove: “The heart” was approved and is now in the library.',
  ]);
});
