import { expect } from '@playwright/test';
import { forEverybody, forSignedIn, HOME, type PageRow } from './page.ts';
import { openAfter, type Screen } from './screen.ts';

const ACTIVITIES = '**/api/activities?**';

/** Home for each who comes there, and all that a person did. */
export const SCREENS: readonly Screen[] = [
  {
    id: 'home',
    path: '/',
    shows: 'Sample figures',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Hear this curve' }).click();
      await expect(page.getByLabel('The curve as sound')).toBeVisible();
    },
  },
  { id: 'home-dashboard', path: '/', as: 'admin', shows: 'Hide sample figures' },
  {
    id: 'home-content',
    path: '/',
    as: 'professional',
    shows: 'Sample figures',
    reach: (page) => expect(page.getByRole('table', { name: 'Recent content' })).toBeVisible(),
  },
  { id: 'home-signed-in', path: '/', as: 'teacher', shows: 'Sent back by reviewers' },
  {
    id: 'activities',
    path: '/your-activities?type=created&itemsPerPage=10',
    as: 'teacher',
    shows: /^Showing 1-\d+ of/,
  },
  {
    id: 'activities-none',
    path: openAfter('/your-activities', (page) =>
      page.route(ACTIVITIES, (route) => route.fulfill({ json: { rows: [], total: 0 } })),
    ),
    as: 'student',
    shows: 'No activities yet',
  },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/', HOME),
  forSignedIn('/your-activities', 'Your Activities'),
];
