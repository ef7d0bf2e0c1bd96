import type { Page } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import type { Screen } from './screen.ts';

const PEOPLE = '/admin/user-management';

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

export const SCREENS: readonly Screen[] = [
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

export const PAGES: readonly PageRow[] = [forSignedIn(PEOPLE, 'User Management')];
