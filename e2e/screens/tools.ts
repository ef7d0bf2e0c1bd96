import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { drawHouse, type GivenFile } from '../support/files.ts';
import { forEverybody, type PageRow } from './page.ts';
import type { Screen } from './screen.ts';

async function bring(page: Page, files: readonly GivenFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles([...files]);
}

/** One that is done, one that failed and one that was refused, with what was found opened. */
async function fillWorkbench(page: Page): Promise<void> {
  await bring(page, [
    drawHouse('House', 7),
    {
      name: 'cut off.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    },
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\u0000\u0001') },
  ]);
  await expect(page.getByText('Error: We cannot read this file')).toBeVisible();
  await expect(page.getByText('Not converted').first()).toBeVisible();
  await page
    .getByText(/tactile warning|note/)
    .locator('visible=true')
    .first()
    .click();
}

/** The line stands still. */
async function holdUpload(page: Page): Promise<void> {
  await page.route('**/api/uploads/*/bytes', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await bring(page, [drawHouse('House on its way', 11)]);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
}

const LEAF = new URL(
  '../../packages/convert/src/formats/fixtures/030-chromium-text-pages/input.pdf',
  import.meta.url,
);

/** The pages of a document, two of them chosen. */
async function openPages(page: Page): Promise<void> {
  const buffer = readFileSync(LEAF);
  await bring(page, [{ name: 'Plants.pdf', mimeType: 'application/pdf', buffer }]);
  await page.getByRole('button', { name: 'Choose pages: Plants.pdf' }).first().click();
  await page.getByRole('textbox', { name: /^Pages/ }).fill('1, 3');
}

async function openZip(page: Page): Promise<void> {
  await bring(page, [drawHouse('House', 7), drawHouse('Barn', 9)]);
  await page.getByRole('button', { name: 'All files as one zip' }).click();
}

export const SCREENS: readonly Screen[] = [
  { id: 'tools-guest', path: '/tools', shows: 'Only accounts with upload access can do this.' },
  {
    id: 'tools-student',
    path: '/tools',
    as: 'student',
    shows: 'Only accounts with upload access can do this.',
  },
  { id: 'tools-empty', path: '/tools', as: 'professional', shows: 'What you upload appears here' },
  { id: 'tools', path: '/tools', as: 'teacher', shows: 'Converted in', reach: fillWorkbench },
  { id: 'tools-pages', path: '/tools', as: 'teacher', shows: 'Text with a drawing', reach: openPages },
  {
    id: 'tools-zip',
    path: '/tools',
    as: 'teacher',
    shows: 'All formats of each draft are made',
    reach: openZip,
  },
  { id: 'tools-uploading', path: '/tools', as: 'teacher', shows: 'file to go', reach: holdUpload },
];

export const PAGES: readonly PageRow[] = [forEverybody('/tools', 'Create Content')];
