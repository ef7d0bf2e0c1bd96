import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { signInAs } from './support/people.ts';

const PATH = '/tools/create-chart';

function makeTitle(): string {
  return `Books read ${Date.now() % 1_000_000}`;
}

test('a teacher makes a chart in five steps without a mouse, saves it, and opens it again where it was', {
  tag: '@core',
}, async ({ page, as, spoken }) => {
  const title = makeTitle();
  await as('teacher');
  await openPage(page, PATH, 'Create a chart');
  await pressKey(page, 'button', 'Begin a new chart');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading('Step 1 of 5: Data')).toBeVisible();

  const grid = page.getByRole('grid', { name: 'Data' });
  await tabTo(page, grid.locator('[data-cursor]'));
  await page.keyboard.type('Day');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Books');
  await page.keyboard.press('Enter');
  for (const [day, books] of [
    ['Monday', '4'],
    ['Tuesday', '6'],
    ['Wednesday', '3'],
  ] as const) {
    await page.keyboard.press('Home');
    await page.keyboard.type(day);
    await page.keyboard.press('Tab');
    await page.keyboard.type(books);
    await page.keyboard.press('Enter');
  }
  await expect(grid.getByRole('gridcell', { name: 'Wednesday' })).toBeVisible();
  await expect(seeText(page, 'Read as: Numbers', { exact: true })).toBeVisible();
  await spoken.toInclude('Your changes are saved as a draft.');

  await pressKey(page, 'link', 'Next: Chart');
  await expect(heading('Step 2 of 5: Chart')).toBeFocused();
  // Its heading has the focus and is read: nothing says it a second time.
  expect(await spoken.all()).not.toContain('Step 2 of 5: Chart');
  await expect(
    page.getByRole('radio', { name: /^Suggested: Bars\. There are 3 names in “Day”/ }),
  ).toBeChecked();

  await pressKey(page, 'link', 'Next: Labels');
  await expect(heading('Step 3 of 5: Labels')).toBeFocused();
  await typeInto(page, 'Title', title);
  // The engine of the files itself: capital B, then the letters.
  await expect(page.getByRole('row', { name: /^Tuesday/ })).toContainText('⠠⠞⠥⠑⠎⠙⠁⠽');

  await pressKey(page, 'link', 'Next: Make accessible');
  await expect(heading('Step 4 of 5: Make accessible')).toBeFocused();
  await expect(page.getByText('The highest is 6', { exact: false }).first()).toBeVisible();
  await expect(page.locator('canvas[aria-busy="false"]')).toBeVisible();
  await expect(seeText(page, 'What fingers may miss')).toBeVisible();

  await pressKey(page, 'link', 'Next: Save');
  await expect(heading('Step 5 of 5: Save')).toBeFocused();
  await pressKey(page, 'button', 'Save to your content');
  await spoken.toInclude('Saved as a draft in your content. Only you can see it.');
  await pressKey(page, 'link', 'Open the resource');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await openPage(page, `${PATH}?resource=${id}`, 'Create a chart');
  await expect(page.getByRole('gridcell', { name: 'Tuesday' })).toBeVisible();
});

const RAIN = 'Month,Rain (mm)\nJanuary,60\nFebruary,45\nMarch,72\nApril,30\n';
const MAX_PRESSES = 12;

test('a teacher goes from a CSV file to the PDF for swell paper in at most 12 presses of a key', {
  tag: '@core',
}, async ({ page, as, spoken }) => {
  await as('teacher');
  await openPage(page, PATH, 'Create a chart');
  let presses = 0;
  const press = async (key: 'Tab' | 'Enter') => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const pressAt = async (target: Locator) => {
    const isReached = () => target.evaluate((element) => element === document.activeElement);
    while (presses < MAX_PRESSES && !(await isReached())) await press('Tab');
    await expect(target).toBeFocused();
    await press('Enter');
  };
  await pressAt(page.getByRole('link', { name: 'Skip to main content' }));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressAt(page.getByRole('button', { name: 'Choose a file' })),
  ]);
  await chooser.setFiles({ name: 'rain.csv', mimeType: 'text/csv', buffer: Buffer.from(RAIN) });
  await spoken.toInclude('rain.csv is in the grid: 5 rows, 2 columns.');
  await expect(page.getByRole('img', { name: 'Rain by Month in print' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a chart' })).toBeFocused();

  await pressAt(page.getByRole('link', { name: 'Get the files' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Step 5 of 5: Save' })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressAt(page.getByRole('button', { name: 'Swell paper, A4' })),
  ]);
  expect(download.suggestedFilename()).toBe('Rain by Month - swell A4.pdf');
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
  for (const words of ['Rain by Month', 'Rain (mm)', '80', 'January', 'February', 'March', 'April'])
    expect(text).toContain(words);
  await spoken.toInclude('Success: Rain by Month - swell A4.pdf was downloaded.');
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
  await pressKey(page, 'button', 'Save to your content');
  await spoken.toInclude('Saved as a draft in your content. Only you can see it.');
});

test('a student makes a chart from a sample by touch on a telephone and downloads its data', async ({
  browser,
  baseURL: url,
}) => {
  const baseURL = url ?? '';
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await signInAs(page, baseURL, 'student');
  await openPage(page, PATH, 'Create a chart');
  await page.getByRole('button', { name: 'How wide the planets are', exact: true }).tap();
  await page.getByRole('gridcell', { name: '12756' }).tap();
  await page.getByRole('textbox', { name: 'Diameter (km), row 3' }).fill('12757');
  await expect(page.getByRole('gridcell', { name: '12757' })).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Save' }).tap();
  await expect(seeText(page, 'your account needs upload access')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Data (CSV)' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('How wide the planets are.csv');
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  await page.close();
});

test('a spreadsheet file is read by the server, and its table becomes a chart', async ({
  page,
  as,
  spoken,
}) => {
  await as('student');
  await openPage(page, PATH, 'Create a chart');
  const file = new URL(
    '../packages/convert/src/formats/fixtures/032-libreoffice-xlsx/input.xlsx',
    import.meta.url,
  );
  await page.locator('.chart-sources input[type="file"]').setInputFiles({
    name: 'class.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(file),
  });
  await spoken.toInclude(/class\.xlsx is in the grid: \d+ rows|The file has \d+ tables/);
});

test('what was typed last arrives on the server although the page is closed at once', async ({
  context,
  as,
}) => {
  await as('teacher');
  const page = await context.newPage();
  await openPage(page, PATH, 'Create a chart');
  await pressKey(page, 'button', 'Begin a new chart');
  const grid = page.getByRole('grid', { name: 'Data' });
  await tabTo(page, grid.locator('[data-cursor]'));
  const id = new URL(page.url()).searchParams.get('draft');
  await page.keyboard.type('Rainfall');
  await page.keyboard.press('Enter');
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get(`/api/chart-drafts/${id}`)).json()))
    .toContain('Rainfall');
});
