import { expect, type Page } from '@playwright/test';
import { type Screen } from './screen.ts';

const COLLECTIONS = '/library?tab=collections';
const NOWHERE = '/library/collection/018f0000-0000-7000-8000-000000000000';

/** What stands behind a dialog is inert, so its tabs have no stop. */

function pressButton(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).first().click();
}

/** The demonstration's teacher has collections; the first of them is opened. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('.card-link').first().click();
  await expect(page.getByRole('heading', { name: 'In this collection' })).toBeVisible();
}

async function addFromLibrary(page: Page): Promise<void> {
  await page.locator('.card-link').first().click();
  // The cards of the library have a button of this name too, and stay until the page of the resource is there.
  await page.getByRole('link', { name: 'Back to the library' }).waitFor();
  await pressButton(page, 'Add to collection');
  await expect(page.getByRole('list', { name: 'Your Collections' })).toBeVisible();
}

async function openShare(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shared with', exact: true })).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  {
    id: 'collection-share',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'User name or profile address',
    reach: openShare,
  },
  {
    id: 'collection-share-refused',
    path: COLLECTIONS,
    as: 'teacher',
    shows: /^Error: We can’t find this person/,
    reach: async (page) => {
      await openShare(page);
      await page.getByRole('textbox', { name: /^User name or profile address/ }).fill('nobody-of-this-name');
      await page.keyboard.press('Enter');
    },
  },
  {
    id: 'collections-shared',
    path: '/library/shared',
    as: 'student',
    shows: 'Collections shared with you',
  },
  { id: 'collections-shared-guest', path: '/library/shared', shows: 'Authentication Required' },
  { id: 'collection', path: COLLECTIONS, as: 'teacher', shows: 'In this collection', reach: openFirst },
  {
    id: 'collection-nothing-found',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'Nothing in this collection matches your search and filters.',
    reach: async (page) => {
      await openFirst(page);
      await page.getByRole('searchbox', { name: 'Search this collection' }).fill('xylophone');
    },
  },
  { id: 'collection-missing', path: NOWHERE, shows: 'Collection not found' },
  {
    id: 'collection-new',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'Create New Collection',
    reach: (page) => pressButton(page, 'Add Collection'),
  },
  {
    id: 'collection-new-refused',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'Error: Please enter a collection name',
    reach: async (page) => {
      await pressButton(page, 'Add Collection');
      await pressButton(page, 'Create collection');
    },
  },
  {
    id: 'collection-proposal',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'This is a standard text. Accept or edit it.',
    reach: async (page) => {
      await pressButton(page, 'Add Collection');
      await page.getByRole('textbox', { name: 'Name' }).fill('Rivers of the north');
      await pressButton(page, 'Generate description');
      // The message leaves by itself; until then it may stand over what has the focus.
      await pressButton(page, /^Dismiss: .* API key not found/);
    },
  },
  {
    id: 'collection-edit',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'Save',
    reach: async (page) => {
      await openFirst(page);
      await pressButton(page, 'Edit collection');
    },
  },
  {
    id: 'collection-download',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'One zip file with the files in this collection',
    reach: async (page) => {
      await openFirst(page);
      await pressButton(page, /^Download as zip/);
    },
  },
  {
    id: 'collection-notes',
    path: COLLECTIONS,
    as: 'teacher',
    shows: 'Everyone who can see the collection can read them.',
    reach: async (page) => {
      await openFirst(page);
      await pressButton(page, /^Write notes/);
    },
  },
  { id: 'collection-add', path: '/library', as: 'teacher', shows: 'New collection', reach: addFromLibrary },
];
