import type { Page } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import { pressButton, type Screen } from './screen.ts';

/** While its list is open, all but the combo box is hidden from screen readers; Tab closes the list first, so nobody gets there. */
const REST_IS_HIDDEN = 'the rest of the page is out of reach until the list is closed, which Tab does';
const LIST_IS_OPEN = {
  'aria-hidden-focus': REST_IS_HIDDEN,
  aria_hidden_nontabbable: REST_IS_HIDDEN,
  'page-has-heading-one': REST_IS_HIDDEN,
  region: 'the list belongs to its field, which is in a landmark',
};

async function showHint(page: Page) {
  await page.getByRole('button', { name: 'With a picture' }).focus();
  await page.keyboard.press('Tab');
}

/** The primitives, each in its states. */
export const SCREENS: readonly Screen[] = [
  { id: 'workshop', path: '/workshop', shows: 'Everything that pages are built from' },
  { id: 'workshop-menu', path: '/workshop', shows: 'Copy the sheet', reach: pressButton('Sheet menu') },
  {
    id: 'workshop-select',
    path: '/workshop',
    shows: 'Paper with sound',
    reach: async (page) => {
      await page.locator('.select-button').first().click();
    },
  },
  {
    id: 'workshop-combo-box',
    path: '/workshop',
    shows: 'Paper with sound',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Medium by name' }).press('ArrowDown');
    },
    sound: LIST_IS_OPEN,
  },
  { id: 'workshop-dialog', path: '/workshop', shows: 'Name the sheet', reach: pressButton('Open a dialog') },
  { id: 'workshop-drawer', path: '/workshop', shows: 'Name the sheet', reach: pressButton('Open a drawer') },
  {
    id: 'workshop-side-panel',
    path: '/workshop',
    shows: 'Name the sheet',
    reach: pressButton('Open a side panel'),
  },
  {
    id: 'workshop-question',
    path: '/workshop',
    shows: 'It cannot be brought back.',
    reach: pressButton('Ask before removing'),
  },
  {
    id: 'workshop-notification',
    path: '/workshop',
    shows: 'The sheet is kept.',
    reach: pressButton('Tell a success'),
  },
  { id: 'workshop-hint', path: '/workshop', shows: 'Keep (Ctrl+K)', reach: showHint },
  {
    id: 'workshop-errors',
    path: '/workshop',
    shows: 'There are 2 problems',
    reach: pressButton('Check the form'),
  },
  { id: 'fullscreen', path: '/workshop/fullscreen', shows: 'A tool that fills the whole window' },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/workshop', 'Workshop'),
  forEverybody('/workshop/fullscreen', 'The whole window'),
];
