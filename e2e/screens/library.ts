import { expect, type Page } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import { openAfter, type Screen } from './screen.ts';

const MARKETPLACE = '**/api/library/marketplace**';

/** A list in the layout that is kept and not offered. */
function showDetails(page: Page) {
  return page.evaluate(() => localStorage.setItem('relievo-library-view', '"details"'));
}

/** The library on its tabs, in every state of a list. */
export const SCREENS: readonly Screen[] = [
  { id: 'library', path: '/library?itemsPerPage=10', shows: 'Showing 1-10 of' },
  { id: 'library-description', path: '/library?q=map+of+africa', shows: 'Show more' },
  {
    id: 'library-list',
    path: '/library?difficulty=Elementary,Middle+School&subject=Math&itemsPerPage=10',
    shows: 'Clear all',
    reach: async (page) => {
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await expect(page.locator('.resource-row').first()).toBeVisible();
    },
  },
  {
    id: 'library-details',
    path: openAfter('/library?difficulty=Elementary', showDetails),
    shows: 'Downloads',
  },
  {
    id: 'library-filters',
    path: '/library?subject=Math',
    shows: /^Elementary \(\d/,
    reach: (page) => page.getByRole('button', { name: 'Filters, 1 in use' }).click(),
  },
  {
    id: 'library-sort',
    path: '/library?subject=Math',
    shows: 'Most Viewed',
    reach: async (page) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(page.getByRole('dialog', { name: 'Sort' })).toBeVisible();
    },
  },
  { id: 'library-empty', path: '/library?q=xylophone', shows: 'No content matches your current filters.' },
  {
    id: 'library-loading',
    // Held back until the page is closed.
    path: openAfter('/library', (page) => page.route(MARKETPLACE, () => new Promise(() => {}))),
    shows: 'Loading...',
  },
  {
    id: 'library-error',
    path: openAfter('/library', (page) => page.route(MARKETPLACE, (route) => route.abort())),
    shows: 'Error loading marketplace items',
  },
  { id: 'library-categories', path: '/library?tab=categories', shows: /^\d+ categories found$/ },
  {
    id: 'library-category',
    path: '/library?tab=categories&category=Algebra',
    shows: 'Equations, expressions and functions',
  },
  {
    id: 'library-no-categories',
    path: openAfter('/library?tab=categories', (page) =>
      page.route('**/api/library/categories**', (route) => route.fulfill({ json: { rows: [], total: 0 } })),
    ),
    shows: 'Refresh Categories',
  },
  { id: 'library-guest', path: '/library?tab=your-content', shows: 'Authentication Required' },
  {
    id: 'library-own',
    path: '/library?tab=your-content&itemsPerPage=10&q=cosine',
    as: 'teacher',
    shows: 'Pending approval',
  },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/library', 'Library'),
  forEverybody('/library/categories', 'Categories'),
  forEverybody('/library/organization', 'Organization Content'),
  forEverybody('/library/shared', 'Shared with me'),
];
