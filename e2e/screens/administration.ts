import type { Page } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { type Screen } from './screen.ts';

const PEOPLE = '/admin/user-management';
/** The list with one person, since other screens make more students. */
const SOFIA = `${PEOPLE}?q=Sofia`;

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

async function selectEverybody(page: Page): Promise<void> {
  await page.getByText('Select everyone on this page').click();
}

export const SCREENS: readonly Screen[] = [
  { id: 'people', path: PEOPLE, as: 'admin', shows: 'Select everyone on this page' },
  {
    id: 'people-selected',
    path: PEOPLE,
    as: 'super-admin',
    shows: /^[1-9]\d* selected$/,
    reach: selectEverybody,
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
    path: SOFIA,
    as: 'super-admin',
    shows: /^A person without any of these roles/,
    reach: chooseAction('Change roles'),
    comesAfter: 'Actions for Sofia Lind',
  },
  {
    id: 'people-suspend',
    path: SOFIA,
    as: 'admin',
    shows: /^They are signed out on every device/,
    reach: chooseAction('Suspend'),
    comesAfter: 'Actions for Sofia Lind',
  },
  {
    id: 'people-sign-out-many',
    path: PEOPLE,
    as: 'super-admin',
    shows: /^Every device is signed out at once/,
    reach: async (page) => {
      await selectEverybody(page);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    },
  },
];

export const PAGES: readonly PageRow[] = [forSignedIn(PEOPLE, 'User Management')];
