import type { Page } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

const PEOPLE = '/admin/user-management';
const PANEL = '/admin/super-admin';

/** What stands behind a dialog is inert, so its tabs have no stop. */
const DIALOG_IS_OPEN = { aria_child_tabbable: 'the page behind a dialog is hidden and inert' };

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
}

function chooseAction(name: string) {
  return async (page: Page): Promise<void> => {
    await openMenu(page);
    await page.getByRole('menuitem', { name }).click();
  };
}

const ONE_REPORT = openAfter(`${PANEL}?tab=reports`, (page) =>
  page.route('**/api/admin/reports?*', (route) =>
    route.fulfill({
      json: {
        total: 1,
        rows: [
          {
            id: '018f0000-0000-7000-8000-000000000001',
            resourceId: '018f0000-0000-7000-8000-000000000002',
            title: 'The human heart',
            comment: {
              id: '018f0000-0000-7000-8000-000000000003',
              body: 'Buy cheap watches here.',
              authorName: 'Vera Vend',
              isHidden: false,
            },
            reason: 'spam',
            words: 'This is an advertisement and has nothing to do with the heart.',
            reporterName: 'Sofia Lind',
            createdAt: '2026-11-20T12:00:00.000Z',
            state: 'open',
            answer: '',
            handledAt: null,
            handledBy: null,
          },
        ],
      },
    }),
  ),
);

const ONE_JOB = openAfter(`${PANEL}?tab=jobs`, (page) =>
  page.route('**/api/admin/jobs?*', (route) =>
    route.fulfill({
      json: {
        total: 1,
        rows: [
          {
            id: '018f0000-0000-7000-8000-000000000004',
            name: 'convert-file',
            state: 'failed',
            createdAt: '2026-11-20T12:00:00.000Z',
            startedAt: '2026-11-20T12:00:01.000Z',
            endedAt: '2026-11-20T12:00:02.000Z',
            attempts: 3,
            problem: 'The disk was full.',
          },
        ],
      },
    }),
  ),
);

export const SCREENS: readonly Screen[] = [
  { id: 'admin-health', path: PANEL, as: 'super-admin', shows: 'Storage used' },
  { id: 'admin-jobs-failed', path: ONE_JOB, as: 'super-admin', shows: 'The disk was full.' },
  {
    id: 'admin-jobs-none',
    path: `${PANEL}?tab=jobs&job=cancelled`,
    as: 'super-admin',
    shows: 'No job of the last day has this status.',
  },
  { id: 'admin-reports', path: ONE_REPORT, as: 'super-admin', shows: 'Hide the comment' },
  {
    id: 'admin-reports-uphold',
    path: ONE_REPORT,
    as: 'super-admin',
    shows: 'Hide the comment from readers',
    reach: pressButton('Uphold: The human heart'),
    sound: DIALOG_IS_OPEN,
  },
  {
    id: 'admin-reports-empty',
    path: `${PANEL}?tab=reports&state=dismissed`,
    as: 'super-admin',
    shows: 'No reports',
  },
  { id: 'admin-settings', path: `${PANEL}?tab=settings`, as: 'super-admin', shows: 'Save settings' },
  { id: 'admin-audit', path: `${PANEL}?tab=audit`, as: 'super-admin', shows: 'Download as CSV' },
  {
    id: 'admin-audit-nothing',
    path: `${PANEL}?tab=audit&q=xyzzy`,
    as: 'super-admin',
    shows: 'No entry matches your search and dates.',
  },
  { id: 'admin-panel-not-allowed', path: PANEL, as: 'admin', shows: /^Only super administrators/ },
  { id: 'people', path: PEOPLE, as: 'admin', shows: 'Select everyone on this page' },
  {
    id: 'people-selected',
    path: PEOPLE,
    as: 'super-admin',
    shows: /^[1-9]\d* selected$/,
    reach: async (page) => {
      await page.getByText('Select everyone on this page').click();
    },
  },
  { id: 'people-nobody', path: `${PEOPLE}?q=xyzzy`, as: 'admin', shows: 'Nobody found' },
  { id: 'people-not-allowed', path: PEOPLE, as: 'teacher', shows: /^Only administrators/ },
  {
    id: 'people-menu',
    path: `${PEOPLE}?q=student`,
    as: 'admin',
    shows: 'Send a password reset',
    reach: openMenu,
  },
  {
    id: 'people-roles',
    path: `${PEOPLE}?q=student`,
    as: 'super-admin',
    shows: /^A person without any of these roles/,
    reach: chooseAction('Change roles'),
    sound: DIALOG_IS_OPEN,
  },
  {
    id: 'people-suspend',
    path: `${PEOPLE}?q=student`,
    as: 'admin',
    shows: /^They are signed out on every device/,
    reach: chooseAction('Suspend'),
    sound: DIALOG_IS_OPEN,
  },
];

export const PAGES: readonly PageRow[] = [
  forSignedIn(PEOPLE, 'User Management'),
  forSignedIn(PANEL, 'Super Admin Panel'),
];
