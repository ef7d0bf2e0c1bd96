import { expect, type Page, type Route } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

const QUEUE = '/admin/content-review';
const REQUESTS = `${QUEUE}?tab=requests`;

/** What stands behind a dialog is inert, so its tabs have no stop. */

/** The first that waits: the demonstration's teacher has submitted a wave. */
async function openItem(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Formats' })).toBeVisible();
}

/** As it is where readers have an earlier version: its words change, and its own file is replaced. */
async function openVersion(page: Page): Promise<void> {
  await page.route('**/api/reviews/*', async (route) => {
    if (route.request().url().includes('/choices')) return route.continue();
    const answer = await route.fetch();
    const review = (await answer.json()) as { fields: object };
    const before = { ...review.fields, description: 'A wave.', tags: ['sound'] };
    return route.fulfill({ json: { ...review, kind: 'version', before } });
  });
  await openItem(page);
}

/** As it is where another reviewer was faster, without deciding anything that the next screen needs. */
async function openDecidedItem(page: Page): Promise<void> {
  await page.route('**/api/reviews/*', async (route) => {
    if (route.request().url().includes('/choices')) return route.continue();
    const answer = await route.fetch();
    const review = (await answer.json()) as object;
    const createdAt = '2026-11-20T12:00:00.000Z';
    const marks = [
      { part: null, x: 105, y: 40, words: 'Draw the arrow here longer.' },
      { part: 'Wave', x: 60, y: 150, words: 'Make this line thicker.' },
    ];
    const decision = { kind: 'reject', words: 'Name the axes.', marks, author: 'Adam Weiss', createdAt };
    return route.fulfill({ json: { ...review, closedAt: createdAt, place: null, decision } });
  });
  await page.getByRole('table').getByRole('link').first().click();
}

function listRequests(json: object) {
  return openAfter(REQUESTS, (page) =>
    page.route('**/api/upload-requests?*', (route: Route) => route.fulfill({ json })),
  );
}

const ONE_REQUEST = listRequests({
  total: 1,
  rows: [
    {
      id: '018f0000-0000-7000-8000-000000000001',
      roleWanted: 'teacher',
      reason: 'I make tactile maps for pupils at two schools and would like to share them.',
      state: 'pending',
      words: '',
      createdAt: '2026-11-20T12:00:00.000Z',
      decidedAt: null,
      person: { id: '018f0000-0000-7000-8000-000000000002', displayName: 'Ines Amado', username: 'ines' },
    },
  ],
});

export const SCREENS: readonly Screen[] = [
  { id: 'review', path: QUEUE, as: 'admin', shows: 'Assign to me' },
  { id: 'review-empty', path: QUEUE, as: 'institution', shows: 'Nothing is waiting for review' },
  { id: 'review-nothing-found', path: `${QUEUE}?q=xyzzy`, as: 'admin', shows: 'Nothing found' },
  { id: 'review-not-allowed', path: QUEUE, as: 'student', shows: /^Only administrators/ },
  { id: 'review-item', path: QUEUE, as: 'admin', shows: 'Your decision', reach: openItem },
  {
    id: 'review-reject',
    path: QUEUE,
    as: 'admin',
    shows: 'Common reasons',
    reach: async (page) => {
      await openItem(page);
      await page.getByRole('button', { name: 'Reject' }).click();
    },
  },
  {
    id: 'review-approve',
    path: QUEUE,
    as: 'admin',
    shows: 'Note to the author',
    reach: async (page) => {
      await openItem(page);
      await page.getByRole('button', { name: 'Approve' }).click();
    },
  },
  { id: 'review-version', path: QUEUE, as: 'admin', shows: 'What changes', reach: openVersion },
  {
    id: 'review-changes-at-places',
    path: QUEUE,
    as: 'admin',
    shows: 'Millimetres from the left edge',
    reach: async (page) => {
      await openItem(page);
      await page.getByRole('button', { name: 'Request changes' }).click();
      await page.getByRole('button', { name: 'Add a place' }).click();
    },
  },
  { id: 'review-decided', path: QUEUE, as: 'admin', shows: 'No longer waiting', reach: openDecidedItem },
  {
    id: 'review-missing',
    path: `${QUEUE}/018f0000-0000-7000-8000-000000000000`,
    as: 'admin',
    shows: 'Submission not found',
  },
  { id: 'upload-requests', path: ONE_REQUEST, as: 'admin', shows: 'Ines Amado' },
  {
    id: 'upload-requests-empty',
    path: listRequests({ total: 0, rows: [] }),
    as: 'admin',
    shows: 'Nobody is waiting for upload access',
  },
  {
    id: 'upload-requests-grant',
    path: ONE_REQUEST,
    as: 'admin',
    shows: /^They get the role Teacher/,
    reach: pressButton('Grant: Ines Amado'),
  },
  {
    id: 'upload-requests-decline',
    path: ONE_REQUEST,
    as: 'admin',
    shows: 'They keep their account and can ask again.',
    reach: pressButton('Decline: Ines Amado'),
  },
];

export const PAGES: readonly PageRow[] = [forSignedIn(QUEUE, 'Content Review')];
