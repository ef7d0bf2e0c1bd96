import { expect, type Page } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import type { Screen } from './screen.ts';

async function beginSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How wide the planets are', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 5: Data' })).toBeVisible();
}

/** One of the five steps of a chart that was begun with a sample. */
function reachStep(step: string): (page: Page) => Promise<void> {
  return async (page) => {
    await beginSample(page);
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click();
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  };
}

/** What was pasted stands in the place of an empty grid. */
async function bringTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin a new chart' }).click();
  await page.getByText('Upload or paste a table').click();
  await page.getByText('Draw a function').click();
}

async function reachSeveralSheets(page: Page): Promise<void> {
  await bringTable(page);
  await page
    .getByRole('textbox', { name: 'Paste cells from a spreadsheet' })
    .fill('Day,Apples (kg),Walk (km)\nMonday,4,20\nTuesday,6,31');
  await page.getByRole('button', { name: 'Use these cells' }).click();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Make accessible' })
    .click();
  await expect(page.locator('canvas[aria-busy="false"]')).toBeVisible();
}

async function addNote(page: Page): Promise<void> {
  await reachStep('Labels')(page);
  await page.getByRole('textbox', { name: 'New note' }).fill('The smallest of all');
  await page.getByRole('button', { name: 'Add note' }).click();
}

async function reachSheet(page: Page): Promise<void> {
  await reachStep('Make accessible')(page);
  await expect(page.locator('canvas[aria-busy="false"]')).toBeVisible();
}

const PATH = '/tools/create-chart';

export const SCREENS: readonly Screen[] = [
  { id: 'chart-guest', path: PATH, shows: 'Make accessible: a description' },
  { id: 'chart-start', path: PATH, as: 'student', shows: 'Begin a new chart' },
  { id: 'chart-data', path: PATH, as: 'teacher', shows: 'Read as: Numbers in km', reach: beginSample },
  { id: 'chart-sources', path: PATH, as: 'teacher', shows: 'Use this function', reach: bringTable },
  {
    id: 'chart-sheets',
    path: PATH,
    as: 'teacher',
    shows: /^The chart takes 2 sheets/,
    reach: reachSeveralSheets,
  },
  { id: 'chart-kind', path: PATH, as: 'teacher', shows: 'Columns in the chart', reach: reachStep('Chart') },
  {
    id: 'chart-labels',
    path: PATH,
    as: 'teacher',
    shows: 'Mercury: The smallest of all',
    reach: addNote,
  },
  { id: 'chart-access', path: PATH, as: 'teacher', shows: 'What fingers may miss', reach: reachSheet },
  { id: 'chart-save', path: PATH, as: 'teacher', shows: 'Save it as a resource', reach: reachStep('Save') },
  { id: 'chart-missing', path: `${PATH}?draft=none`, as: 'teacher', shows: 'It was discarded' },
];

export const PAGES: readonly PageRow[] = [forEverybody(PATH, 'Create a chart')];
