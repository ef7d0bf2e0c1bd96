import { expect, type Page } from '@playwright/test';
import type { GivenFile } from '../support/files.ts';
import { CROWDED, photographOnTable, photographWorksheet, STAIR } from '../support/pictures.ts';
import { forEverybody, type PageRow } from './page.ts';
import type { Screen } from './screen.ts';

const PATH = '/tools/convert-graphics';

async function bring(page: Page, file: GivenFile = photographWorksheet('worksheet')): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles([file]);
  await expect(page.getByRole('heading', { name: 'Step 2 of 6: Analyze' })).toBeVisible();
}

/** One of the six steps of a picture that has just been brought. */
function reachStep(step: string, file?: GivenFile): (page: Page) => Promise<void> {
  return async (page) => {
    await bring(page, file);
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click();
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  };
}

/** A page on a table, with its corners to be moved. */
async function reachPage(page: Page): Promise<void> {
  await bring(page, photographOnTable('worksheet'));
  await expect(page.getByText('A page was found in the photograph')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: 'Continue to Enhance' }).click();
}

/** Cut to a part of it, with a rectangle that is none typed below. */
async function reachCut(page: Page): Promise<void> {
  await reachStep('Enhance')(page);
  await page.getByRole('textbox', { name: 'From the left (%)' }).fill('55');
  await page.getByRole('button', { name: 'Crop to it' }).click();
  await page.getByRole('textbox', { name: 'From the right (%)' }).fill('90');
}

/** What came of it is changed by hand, and then the picture is another one. */
async function reachOld(page: Page): Promise<void> {
  await reachStep('Process')(page);
  await page.getByRole('button', { name: /^Leave out: part 1, / }).click();
  await page.getByRole('link', { name: 'Back to Enhance' }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('link', { name: 'Continue to Process' }).click();
}

/** A part has a name, from which an alternative text is proposed. */
async function nameAndGoOn(page: Page): Promise<void> {
  await reachStep('Process')(page);
  await page.getByRole('textbox', { name: /^Name of part 1, / }).fill('The figure');
  await page.getByRole('link', { name: 'Continue to Details' }).click();
}

/** A picture that is too full for one sheet, on several. */
async function reachSheets(page: Page): Promise<void> {
  await reachStep('Process', photographWorksheet('stair', STAIR))(page);
  await page.getByRole('button', { name: 'Make an overview and 1 detail sheet' }).click();
}

/** What others meet of it, with the log of what was changed. */
async function reachResource(page: Page): Promise<void> {
  await reachSaved(page);
  await page.getByRole('link', { name: 'Open the resource' }).click();
}

async function reachSaved(page: Page): Promise<void> {
  await reachStep('Save')(page);
  await page.getByRole('button', { name: 'Save to your content' }).click();
  await expect(page.getByRole('link', { name: /^Download .*: .*\.brf/ })).toBeVisible();
}

/** The line to the program that looks at pictures is down. */
async function breakTracing(page: Page): Promise<void> {
  await page.route('**/api/picture-drafts/*/tracing', (route) => route.fulfill({ status: 503 }));
  await bring(page);
}

export const SCREENS: readonly Screen[] = [
  { id: 'converter-guest', path: PATH, shows: 'Enhance: cut, straighten and clear' },
  { id: 'converter-reader', path: PATH, as: 'student', shows: 'your account needs upload access' },
  { id: 'converter-start', path: PATH, as: 'professional', shows: 'You have no pictures yet.' },
  {
    id: 'converter-upload',
    path: PATH,
    as: 'teacher',
    shows: 'Convert another picture',
    reach: reachStep('Upload'),
  },
  {
    id: 'converter-analyze',
    path: PATH,
    as: 'teacher',
    shows: 'Readability by touch',
    reach: (page) => bring(page),
  },
  { id: 'converter-not-seen', path: PATH, as: 'teacher', shows: 'Try again', reach: breakTracing },
  { id: 'converter-enhance', path: PATH, as: 'teacher', shows: 'Remove grain', reach: reachStep('Enhance') },
  {
    id: 'converter-page',
    path: PATH,
    as: 'teacher',
    shows: 'Bottom left corner: from the top (%)',
    reach: reachPage,
  },
  { id: 'converter-cut', path: PATH, as: 'teacher', shows: 'Bring back the whole picture', reach: reachCut },
  {
    id: 'converter-process',
    path: PATH,
    as: 'teacher',
    shows: 'The rules find nothing that fingers would miss.',
    reach: reachStep('Process'),
  },
  {
    id: 'converter-findings',
    path: PATH,
    as: 'teacher',
    shows: 'A finger needs more room than an eye.',
    reach: reachStep('Process', photographWorksheet('crowded', CROWDED)),
  },
  {
    id: 'converter-sheets',
    path: PATH,
    as: 'teacher',
    shows: 'Put it on one sheet again',
    reach: reachSheets,
  },
  {
    id: 'converter-old',
    path: PATH,
    as: 'teacher',
    shows: 'Draw it again from the picture',
    reach: reachOld,
  },
  {
    id: 'converter-details',
    path: PATH,
    as: 'teacher',
    shows: 'Proposed alternative text',
    reach: nameAndGoOn,
  },
  {
    id: 'converter-save',
    path: PATH,
    as: 'teacher',
    shows: 'What was changed on the way',
    reach: reachStep('Save'),
  },
  { id: 'converter-saved', path: PATH, as: 'teacher', shows: 'Open the resource', reach: reachSaved },
  {
    id: 'converter-resource',
    path: PATH,
    as: 'teacher',
    shows: 'How it was simplified',
    reach: reachResource,
  },
  { id: 'converter-missing', path: `${PATH}?draft=none`, as: 'teacher', shows: 'It was discarded' },
];

export const PAGES: readonly PageRow[] = [forEverybody(PATH, 'Convert graphics')];
