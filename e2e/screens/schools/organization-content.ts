import type { Page, Route } from '@playwright/test';
import { forSignedIn, type PageRow } from '../page.ts';
import { openAfter, type Screen } from '../screen.ts';

const CONTENT = '/organization/settings';
const TIME = '2026-11-20T12:00:00.000Z';

const WITH_CONTENT = openAfter(CONTENT, (page: Page) =>
  page.route('**/api/organizations/*/content?*', (route: Route) =>
    route.fulfill({
      json: {
        total: 4,
        rows: (['approved', 'pending', 'rejected', 'draft'] as const).map((state, place) => ({
          id: `018f0000-0000-7000-8000-0000000000d${place}`,
          title: ['Map of the school', 'The human heart', 'Water cycle', 'Parts of a flower'][place],
          category: place === 3 ? null : 'Science',
          authorName: 'Tomas Berg',
          state,
          visibility: state === 'draft' ? 'private' : 'organization',
          createdAt: TIME,
          canChange: state === 'approved',
        })),
      },
    }),
  ),
);

const NO_CONTENT = openAfter(CONTENT, (page: Page) =>
  page.route('**/api/organizations/*/content?*', (route: Route) =>
    route.fulfill({ json: { total: 0, rows: [] } }),
  ),
);

/** The answer to a change of content, so that nothing of the demonstration changes. */
const CONTENT_CHANGES = openAfter(CONTENT, async (page: Page) => {
  await WITH_CONTENT(page);
  await page.route('**/api/organizations/*/content/changes', (route: Route) =>
    route.fulfill({ json: { changeId: '018f0000-0000-7000-8000-0000000000e1', changed: 1 } }),
  );
});

async function selectContent(page: Page): Promise<void> {
  await page.getByText('Select all published content on this page').click();
}

async function openCategoryDialog(page: Page): Promise<void> {
  await selectContent(page);
  await page.getByRole('button', { name: 'Change category' }).click();
}

export const SCREENS: readonly Screen[] = [
  { id: 'organization-content', path: WITH_CONTENT, as: 'institution', shows: 'Map of the school' },
  {
    id: 'organization-content-selected',
    path: WITH_CONTENT,
    as: 'institution',
    shows: 'Change who sees it',
    reach: selectContent,
  },
  {
    id: 'organization-content-visibility',
    path: WITH_CONTENT,
    as: 'institution',
    shows: 'To show content to everyone, its author submits it for review.',
    reach: async (page) => {
      await selectContent(page);
      await page.getByRole('button', { name: 'Change who sees it' }).click();
    },
  },
  {
    id: 'organization-content-category',
    path: WITH_CONTENT,
    as: 'institution',
    shows: 'Change the category of 1 resource',
    reach: openCategoryDialog,
  },
  {
    id: 'organization-content-changed',
    path: CONTENT_CHANGES,
    as: 'institution',
    shows: '1 resource changed.',
    reach: async (page) => {
      await openCategoryDialog(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Category' }).fill('Geography');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Undo the last change' }).waitFor();
    },
  },
  {
    id: 'organization-content-empty',
    path: NO_CONTENT,
    as: 'institution',
    shows: 'Content appears here when a member submits it for this organization.',
  },
  {
    id: 'organization-content-none',
    path: `${CONTENT}?q=xyzzy`,
    as: 'institution',
    shows: 'No content matches your search and status.',
  },
];

export const PAGES: readonly PageRow[] = [forSignedIn(CONTENT, 'Organization Settings')];
