import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
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

async function showPins(page: Page): Promise<void> {
  await beginSample(page);
  await page.getByRole('tab', { name: 'Pins' }).click();
  await expect(page.getByRole('img', { name: /as pins of a Dot Pad$/ })).toBeVisible();
}

async function showKinds(page: Page): Promise<void> {
  await reachStep('Chart')(page);
  await expect(page.locator('.chart-kind-picture img').first()).toBeVisible();
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
const CONVERSION = '01990000-0000-7000-8000-0000000000c2';
const PICTURE = fileURLToPath(
  new URL('../../packages/convert/src/formats/fixtures/081-png-of-bars/input.png', import.meta.url),
);

/** A table that was read from a picture, with a cell that is uncertain. */
async function makeRead(page: Page): Promise<string> {
  const work: SavedChartWork = {
    ...EMPTY_CHART_WORK,
    header: 'yes',
    cells: [
      ['Month', 'Visitors'],
      ['Jan', '35'],
      ['Feb', '60'],
    ],
    fromPicture: {
      conversion: CONVERSION,
      unsure: [{ row: 2, column: 1 }],
      places: [{ row: 2, column: 1, x: 0.4, y: 0.3 }],
    },
  };
  const headers = { origin: new URL(page.url()).origin };
  const begun = await page.request.post('/api/chart-drafts', { headers, data: { work } });
  const { id } = (await begun.json()) as { id: string };
  await page.route(`**/api/conversions/${CONVERSION}/picture?show`, (route) =>
    route.fulfill({ path: PICTURE }),
  );
  return `${PATH}?draft=${id}&step=data`;
}

async function goToUncertain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to the next uncertain cell' }).click();
  await expect(page.getByText(/^Visitors, row 2 was measured 40% of the way/)).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  { id: 'chart-guest', path: PATH, shows: 'Make accessible: a description' },
  { id: 'chart-start', path: PATH, as: 'student', shows: 'Begin a new chart' },
  { id: 'chart-data', path: PATH, as: 'teacher', shows: 'Read as: Numbers in km', reach: beginSample },
  { id: 'chart-live', path: PATH, as: 'teacher', shows: 'Your chart', reach: showPins },
  {
    id: 'chart-compare',
    path: makeRead,
    as: 'teacher',
    shows: /^1 cell is uncertain/,
    reach: goToUncertain,
  },
  { id: 'chart-sources', path: PATH, as: 'teacher', shows: 'Use this function', reach: bringTable },
  {
    id: 'chart-sheets',
    path: PATH,
    as: 'teacher',
    shows: /^The chart takes 2 sheets/,
    reach: reachSeveralSheets,
  },
  { id: 'chart-kind', path: PATH, as: 'teacher', shows: 'Columns in the chart', reach: showKinds },
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
