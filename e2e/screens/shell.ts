import { expect } from '@playwright/test';
import { pressButton, type Screen } from './screen.ts';

/** The focus stays in the field that searches, as in a combo box. */
const ARROWS_SCROLL = {
  'scrollable-region-focusable': 'the arrow keys of the search field move through the list and scroll it',
};

/** What stands over every page. */
export const SCREENS: readonly Screen[] = [
  {
    id: 'account-menu',
    path: '/',
    as: 'teacher',
    shows: 'teacher@relievo.example',
    reach: pressButton('Account'),
  },
  {
    id: 'shortcut-help',
    path: '/',
    shows: 'Keyboard shortcuts are on',
    reach: (page) => page.keyboard.press('?'),
  },
  {
    id: 'command-palette',
    path: '/',
    shows: 'Move to the search field',
    reach: (page) => page.keyboard.press('Control+k'),
    sound: ARROWS_SCROLL,
  },
  {
    id: 'command-palette-empty',
    path: '/',
    shows: 'No commands found.',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', { name: 'Search commands' }).fill('xyzzy');
    },
  },
  {
    id: 'layout-description',
    path: '/about',
    shows: 'Regions, from the top',
    reach: (page) => page.keyboard.press('Alt+d'),
  },
  {
    id: 'no-past-notifications',
    path: '/about',
    shows: 'No messages.',
    reach: (page) => page.keyboard.press('Alt+n'),
  },
  {
    id: 'past-notifications',
    path: '/workshop',
    shows: 'Past messages',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Tell an error' }).click();
      await page.getByRole('button', { name: 'Dismiss: The sheet could not be kept.' }).click();
      await page.keyboard.press('Alt+n');
      await expect(page.getByRole('dialog', { name: 'Past messages' })).toBeVisible();
    },
  },
];
