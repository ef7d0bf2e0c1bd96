import { expect, type Page } from '@playwright/test';
import { forEverybody, type PageRow } from './page.ts';
import { pressButton, type Screen } from './screen.ts';

/** A drawing from a template, opened on the table. */
async function beginFrom(page: Page, template: string): Promise<void> {
  // A drawing that was begun before has buttons with the same words.
  await page.getByRole('button', { name: template, exact: true }).first().click();
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

/** Words that lie on a line, outside of the sheet's margin, and what the rules find in that. */
async function drawFaults(page: Page): Promise<void> {
  await openTab(page, 'Text');
  await page
    .getByRole('textbox', { name: 'The drawing as text' })
    .fill(
      'drawing "Faults" language en\nlayer "Drawing"\n  path from 2, 20 to 90, 20\n  text says "Sea" at 30, 18',
    );
  await pressButton('Apply the text')(page);
  await openTab(page, /Findings \(/);
}

/** An SVG of another program, of which something is left out. */
const FOREIGN = `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60"><title>House</title>
  <script>1</script><rect x="5" y="5" width="40" height="30" fill="none" stroke="black"/></svg>`;

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
    id: 'editor-said',
    path: '/svg-editor',
    as: 'student',
    shows: 'The name in six-dot cells, as a sheet has it.',
    reach: onTable('Geometry set', async (page) => {
      await addRectangle(page);
      await page.getByText('Braille line', { exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Braille line' })).toHaveText(/[\u2801-\u28ff]/);
    }),
  },
  {
    id: 'editor-symbols',
    path: '/svg-editor',
    as: 'student',
    shows: 'Enter adds one; a pointer can also drag it onto the sheet.',
    reach: onTable('Empty sheet', (page) => openTab(page, 'Symbols')),
  },
  {
    id: 'editor-pen',
    path: '/svg-editor',
    as: 'student',
    shows: 'Nodes so far: 1',
    reach: onTable('Empty sheet', async (page) => {
      await pressButton('Draw with the pen')(page);
      await pressButton('Set a node there')(page);
    }),
  },
  {
    id: 'editor-findings',
    path: '/svg-editor',
    as: 'student',
    shows: 'Check for',
    reach: onTable('Empty sheet', (page) => openTab(page, /Findings/)),
  },
  {
    id: 'editor-found',
    path: '/svg-editor',
    as: 'student',
    shows: 'Repair all that can be repaired',
    reach: onTable('Empty sheet', drawFaults),
  },
  {
    id: 'editor-asked',
    path: '/svg-editor',
    as: 'student',
    shows: 'Go on anyway',
    reach: onTable('Empty sheet', async (page) => {
      await drawFaults(page);
      await openTab(page, 'Finish');
      await pressButton('Download')(page);
    }),
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
    id: 'editor-learner',
    path: '/svg-editor',
    as: 'student',
    shows: 'Begin a tour of the parts',
    reach: onTable('Cell', async (page) => {
      await openTab(page, 'Preview');
      await page.getByRole('button', { name: /Preview$/ }).click();
      await page.getByRole('option', { name: 'As a learner explores it' }).click();
    }),
  },
  {
    id: 'editor-low-vision',
    path: '/svg-editor',
    as: 'student',
    shows: 'In print, with low vision (20/200)',
    reach: onTable('Cell', async (page) => {
      await openTab(page, 'Preview');
      await page.getByRole('button', { name: /Preview$/ }).click();
      await page.getByRole('option', { name: 'In print, with low vision (20/200)' }).click();
    }),
  },
  {
    id: 'editor-opened',
    path: '/svg-editor',
    as: 'student',
    shows: 'Close these notes',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Or paste the code of an SVG' }).fill(FOREIGN);
      await pressButton('Open what I pasted')(page);
      await page.getByRole('button', { name: 'Close these notes' }).waitFor({ timeout: 120_000 });
    },
  },
  {
    id: 'editor-missing',
    path: '/svg-editor?resource=01990000-0000-7000-8000-00000000dead',
    as: 'student',
    shows: 'There is no drawing here',
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
