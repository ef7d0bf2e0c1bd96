import { expect } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import { openAfter, type Screen } from './screen.ts';

/** The search, the pages beside the library, a resource, its author, and what students begin with. */
export const SCREENS: readonly Screen[] = [
  { id: 'search', path: '/search', as: 'student', shows: 'Keep my search history' },
  {
    id: 'search-suggestions',
    path: '/search',
    shows: /Category with \d+ resources/,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search graphics' }).fill('tri');
      await expect(page.getByRole('option').filter({ hasText: 'Category with' })).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    id: 'search-results',
    path: '/search?q=easy+music&difficulty=Beginner&category=Music',
    shows: 'Filter set from your words: Music and Beginner.',
    reach: (page) => expect(page.getByText(/^\d resources? found$/).first()).toBeVisible(),
  },
  { id: 'search-nothing', path: '/search?q=triangle&subject=Art', shows: 'Search without filters' },
  { id: 'search-corrected', path: '/search?q=fractons', shows: 'Did you mean' },
  { id: 'categories', path: '/library/categories', shows: /^\d+ categories found$/ },
  { id: 'organization-guest', path: '/library/organization', shows: 'Authentication Required' },
  { id: 'organization', path: '/library/organization', as: 'institution', shows: /^\d+ resources? found$/ },
  {
    id: 'organization-none',
    path: openAfter('/library/organization', (page) =>
      page.route('**/api/session', async (route) => {
        const session = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...session, organizations: [], currentOrganization: null } });
      }),
    ),
    as: 'student',
    shows: 'You are not in an organization',
  },
  {
    id: 'resource',
    path: '/search?q=triangle',
    shows: 'About this resource',
    reach: (page) => page.locator('.card-link').first().click(),
  },
  {
    id: 'resource-closer',
    path: '/search?q=triangle',
    shows: 'Whole picture',
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('button', { name: 'Look closer' }).click();
    },
  },
  {
    id: 'resource-parts',
    path: '/search?q=triangle',
    shows: 'Whole picture',
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('button', { name: 'Explore its parts' }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
    },
  },
  {
    id: 'resource-sheet-laid',
    path: '/search?q=triangle',
    shows: 'Touch the top left corner of the sheet.',
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('button', { name: 'Explore its parts' }).click();
      await page.getByRole('button', { name: 'Lay a printed sheet on this screen' }).click();
    },
  },
  {
    id: 'resource-sheet-felt',
    path: '/search?q=resistor',
    shows: 'The sheet is in place.',
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('button', { name: 'Explore its parts' }).click();
      await page.getByRole('button', { name: 'Lay a printed sheet on this screen' }).click();
      await page.getByRole('button', { name: 'The sheet is in the lower left corner' }).click();
    },
  },
  {
    id: 'resource-parts-said',
    path: '/search?q=resistor',
    shows: 'The name in six-dot cells, as a sheet has it.',
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('button', { name: 'Explore its parts' }).click();
      const walk = page.getByRole('application', { name: 'Part by part' });
      for (const key of ['End', 'b']) await walk.press(key);
    },
  },
  {
    id: 'frame-chart',
    path: async (page) => {
      const listed = await page.request.get('/api/library/search?search=planets&limit=10');
      const { rows } = (await listed.json()) as { rows: { id: string; title: string }[] };
      return `/embed/${rows.find(({ title }) => title.startsWith('How wide'))?.id}`;
    },
    shows: 'Play from here',
  },
  { id: 'frame-missing', path: '/embed/00000000-0000-7000-8000-000000000000', shows: /cannot be shown here/ },
  {
    id: 'resource-chart',
    path: '/search?q=planets',
    shows: 'Data table',
    reach: (page) => page.locator('.card-link').filter({ hasText: 'How wide' }).click(),
  },
  {
    id: 'resource-chart-explored',
    path: '/search?q=planets',
    as: 'student',
    shows: 'Braille line of',
    reach: async (page) => {
      await page.locator('.card-link').filter({ hasText: 'How wide' }).click();
      const walk = page.getByRole('application', { name: 'Point by point' });
      await walk.focus();
      for (const key of ['b', 'w', ']']) await walk.press(key);
      // It is there once the marks are, and says whether this point was marked at an earlier look.
      const mark = page.getByRole('button', { name: 'Mark', exact: true });
      await expect(mark).toBeVisible();
      if ((await mark.getAttribute('aria-pressed')) === 'false') await walk.press('j');
      await expect(page.getByRole('group', { name: 'Marked points' })).toBeVisible();
      await walk.press('f');
      await expect(page.getByRole('form', { name: 'Filter the points' })).toBeVisible();
    },
  },
  {
    id: 'resource-chart-keys',
    path: '/search?q=planets',
    shows: 'Next crossing of zero',
    reach: async (page) => {
      await page.locator('.card-link').filter({ hasText: 'How wide' }).click();
      await page.getByRole('button', { name: 'Keys', exact: true }).click();
    },
  },
  {
    id: 'resource-chart-options',
    path: '/search?q=planets',
    shows: 'Higher values sound lower',
    reach: async (page) => {
      await page.locator('.card-link').filter({ hasText: 'How wide' }).click();
      await page.getByRole('button', { name: 'Options', exact: true }).click();
    },
  },
  {
    id: 'resource-lesson',
    path: '/search?q=lesson+plan',
    shows: 'To prepare',
    reach: (page) => page.locator('.card-link').filter({ hasText: 'Lesson plan' }).first().click(),
  },
  {
    id: 'resource-film',
    path: '/library?type=video',
    shows: /A point runs around a circle/,
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByText('Transcript', { exact: true }).click();
    },
  },
  {
    id: 'resource-not-made',
    path: '/library?type=paid',
    shows: 'If a file does not exist yet, you can have it made in a few seconds.',
    as: 'admin',
    reach: async (page) => {
      const failed = {
        format: 'brf',
        profile: 'embosser-6',
        state: 'failed',
        problem: 'There is no voice for it.',
      };
      await page.route('**/api/resources/*/outputs', async (route) => {
        const outputs = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...outputs, requests: [{ ...failed, progressId: null }] } });
      });
      await page.locator('.card-link').first().click();
    },
  },
  {
    id: 'resource-paid',
    path: '/library?type=paid',
    shows: /^This resource is paid/,
    reach: (page) => page.locator('.card-link').first().click(),
  },
  {
    id: 'user',
    path: '/search?q=triangle',
    shows: /^Published by /,
    reach: async (page) => {
      await page.locator('.card-link').first().click();
      await page.getByRole('group', { name: 'About this resource' }).getByRole('link').first().click();
    },
  },
  { id: 'user-missing', path: '/user/nothing', shows: 'Profile not found' },
  { id: 'students', path: '/students', shows: 'Where to start' },
  { id: 'resource-missing', path: '/resource/nothing', shows: 'Resource not found' },
];

export const PAGES: readonly PageRow[] = [forEverybody('/search', 'Search')];
