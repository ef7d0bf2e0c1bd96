import { expect, type Page } from '@playwright/test';
import { forEverybody, forSignedIn, type PageRow } from './page.ts';
import { type Screen } from './screen.ts';

/** What stands behind a dialog is inert, so its tabs have no stop. */

/** Super administrators are told of each problem that somebody reports; the page hears of it while it is open. */
async function report(page: Page): Promise<void> {
  const listed = await page.request.get('/api/library/marketplace?limit=1');
  const { rows } = (await listed.json()) as { rows: readonly { id: string }[] };
  const answer = await page.request.post(`/api/resources/${rows[0]?.id}/reports`, {
    headers: { origin: new URL(page.url()).origin },
    data: { reason: 'copyright', words: 'The map is from an atlas of 1998.' },
  });
  expect(answer.ok()).toBe(true);
  await expect(page.getByText('Unread', { exact: true }).first()).toBeVisible();
}

/** Whatever other journeys have told this person. */
async function readAll(page: Page): Promise<void> {
  const answer = await page.request.put('/api/notices/read', {
    headers: { origin: new URL(page.url()).origin },
    data: { until: new Date().toISOString() },
  });
  expect(answer.ok()).toBe(true);
}

export const SCREENS: readonly Screen[] = [
  { id: 'notices', path: '/notices', as: 'super-admin', shows: 'Mark as read', reach: report },
  {
    id: 'notices-bell',
    path: '/notices',
    as: 'super-admin',
    shows: 'See all notices',
    reach: async (page) => {
      await report(page);
      await page.getByRole('button', { name: /^Notices, / }).click();
      await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    id: 'notices-empty',
    path: '/notices?show=unread',
    as: 'student',
    shows: 'No unread notices',
    reach: readAll,
  },
  { id: 'stop-letters', path: '/auth/stop-letters?token=x', shows: 'Stop these emails' },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/auth/stop-letters', 'Stop these emails'),
  forSignedIn('/notices', 'Notices'),
];
