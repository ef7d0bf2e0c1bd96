import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

interface Listed {
  rows: readonly { id: string; status: string; visibility: string }[];
}

function pressButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** What the teacher of the demonstration published, with a comment and a request; both are there once. */
async function makeDiscussed(page: Page): Promise<string> {
  const { rows } = (await (await page.request.get('/api/library/own-content?limit=50')).json()) as Listed;
  const shown = rows.findLast(({ status, visibility }) => status === 'approved' && visibility === 'public');
  const path = `/api/resources/${shown?.id}`;
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(`${path}/accessible-requests`, { headers, data: { form: 'captions' } });
  const said = (await (await page.request.get(`${path}/comments`)).json()) as { total: number };
  // Two by one person: what tells them apart has to be more than the name.
  for (const body of ['Begin at the lower left.', 'The key is on the back.'].slice(said.total))
    await page.request.post(`${path}/comments`, { headers, data: { body } });
  return `/resource/${shown?.id}`;
}

async function waitForDiscussion(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ comments?$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Captions' })).toBeVisible();
}

/** What people say about a resource, and what they are asked while they say it. */
export const SCREENS: readonly Screen[] = [
  {
    id: 'resource-conversation',
    path: makeDiscussed,
    as: 'teacher',
    shows: 'Likes and rating',
    reach: waitForDiscussion,
  },
  {
    id: 'resource-ask',
    path: makeDiscussed,
    as: 'teacher',
    shows: /^Someone has already asked for this format/,
    reach: async (page) => {
      await waitForDiscussion(page);
      await pressButton(page, 'Ask for an accessible version');
      await page.getByRole('dialog').getByText('Captions', { exact: true }).click();
    },
  },
  {
    id: 'resource-report-refused',
    path: makeDiscussed,
    as: 'teacher',
    shows: 'Error: Please choose what is wrong',
    reach: async (page) => {
      await waitForDiscussion(page);
      await pressButton(page, 'Report a problem');
      await pressButton(page, 'Send report');
    },
  },
];
