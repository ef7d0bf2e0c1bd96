import { expect, type Page } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import { pressButton, type Screen } from './screen.ts';

/** A drawing from a template, opened on the table. */
async function beginFrom(page: Page, template: string): Promise<void> {
  await pressButton(template)(page);
  await expect(page.getByRole('treegrid', { name: 'Objects of the drawing' })).toBeVisible();
}

function onTable(template: string, reach: (page: Page) => Promise<void> = async () => undefined) {
  return async (page: Page) => {
    await beginFrom(page, template);
    await reach(page);
  };
}

async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function addRectangle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: /Add a rectangle/ }).click();
}

export const SCREENS: readonly Screen[] = [
  { id: 'editor-guest', path: '/svg-editor', shows: 'Write the whole drawing as text' },
  { id: 'editor-start', path: '/svg-editor', as: 'student', shows: 'Empty sheet' },
  {
    id: 'editor-table',
    path: '/svg-editor',
    as: 'student',
    shows: 'These are the properties of the drawing.',
    reach: onTable('Coordinate plane'),
  },
  {
    id: 'editor-object',
    path: '/svg-editor',
    as: 'student',
    shows: 'Place and size in millimetres',
    reach: onTable('Geometry set', addRectangle),
  },
  {
    id: 'editor-findings',
    path: '/svg-editor',
    as: 'student',
    shows: 'Check for',
    reach: onTable('Empty sheet', (page) => openTab(page, /Findings/)),
  },
  {
    id: 'editor-text',
    path: '/svg-editor',
    as: 'student',
    shows: 'Apply the text',
    reach: onTable('Clock', (page) => openTab(page, 'Text')),
  },
  {
    id: 'editor-preview',
    path: '/svg-editor',
    as: 'student',
    shows: 'Relief on swell paper',
    reach: onTable('Cell', (page) => openTab(page, 'Preview')),
  },
  {
    id: 'editor-finish',
    path: '/svg-editor',
    as: 'teacher',
    shows: 'Save to Your Content',
    reach: onTable('Circuit', (page) => openTab(page, 'Finish')),
  },
];

export const PAGES: readonly PageRow[] = [forEverybody('/svg-editor', 'Graphics editor')];
