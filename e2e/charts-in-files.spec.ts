import { readFileSync } from 'node:fs';
import { chooseFiles } from './support/files.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';

const CHART = new URL('../packages/convert/src/formats/testing/charts/buses/chromium.pdf', import.meta.url);

test('a chart in a PDF is read, looked through as a table in the wizard, and only then made, by keyboard', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await openPage(page, '/tools', 'Create Content');
  // Each run brings content that nobody has brought before.
  const buffer = Buffer.concat([readFileSync(CHART), Buffer.from(`\n% ${Date.now()}`)]);
  await chooseFiles(page, page.getByRole('button', { name: 'Choose files' }), [
    { name: 'buses.pdf', mimeType: 'application/pdf', buffer },
  ]);
  await spoken.toInclude('1 file converted.');
  await expect(
    page.getByText('This looks like a bar chart. We read 4 rows of numbers from it.').first(),
  ).toBeVisible();
  await pressKey(page, 'button', 'Check the numbers and make a chart: Who comes by bus');
  await expect(page.getByRole('heading', { level: 2, name: 'Step 1 of 5: Data' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Data' });
  for (const name of ['Class', 'By bus', 'On foot'])
    await expect(grid.getByRole('columnheader', { name, exact: true })).toBeVisible();
  for (const name of ['6b', '11', '13'])
    await expect(grid.getByRole('gridcell', { name, exact: true })).toBeVisible();
});

test('cells that were copied from a spreadsheet are pasted anywhere on the page and become a chart', async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await openPage(page, '/tools', 'Create Content');
  const day = `Day ${Date.now()}`;
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, `${day}\tRain (mm)\nMonday\t12\nTuesday\t3\nWednesday\t30\n`);
  await spoken.toInclude('1 file uploaded.');
  await spoken.toInclude('1 file converted.');
  const made = page
    .getByRole('list', { name: 'Done' })
    .getByRole('listitem')
    .filter({ hasText: 'Pasted table.tsv' })
    .first();
  await expect(made).toContainText('Converted in');
});
