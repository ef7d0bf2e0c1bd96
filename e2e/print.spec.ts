import type { Page } from '@playwright/test';
import { makeUnique } from './support/editor.ts';
import { expect, openPage, test } from './support/journey.ts';
import { findLonelyHeadings, printPage, type Sheet } from './support/paper.ts';
import type { DemoRole } from './support/people.ts';

/** As long as no letter is high. */
const UPRIGHT = 14;

/** How many upright lines end at the head or the foot of what is printed with nothing across them: borders that were cut. */
function countCutLines({ width, height, bytes }: Sheet): number {
  const isInked = (x: number, y: number) => (bytes[(y * width + x) * 3] ?? 255) < 240;
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => x).some((x) => isInked(x, y)),
  );
  const countEnds = (edge: number, inwards: 1 | -1) => {
    let ends = 0;
    for (let x = 0; x < width; x += 1) {
      let wide = 0;
      while (isInked(x + wide, edge)) wide += 1;
      const isUpright = () =>
        Array.from({ length: UPRIGHT }, (_, step) => edge + inwards * step).every((y) => isInked(x, y));
      if (wide > 0 && wide <= 4 && isUpright()) ends += 1;
      x += wide;
    }
    return ends;
  };
  const [first, last] = [rows[0], rows.at(-1)];
  return first === undefined || last === undefined ? 0 : countEnds(first, 1) + countEnds(last, -1);
}

/** The columns that have a name on paper and nothing below it. */
async function findEmptyColumns(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const empty = await page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const rows = [...(table as HTMLTableElement).tBodies].flatMap((body) => [...body.rows]);
      return [...table.querySelectorAll<HTMLElement>('thead th')].flatMap((head, index) =>
        head.checkVisibility() && rows.every((row) => !row.cells[index]?.innerText.trim())
          ? [head.innerText.trim()]
          : [],
      );
    }),
  );
  await page.emulateMedia({ media: null });
  return empty;
}

const PAGES: readonly (readonly [string, string])[] = [
  ['/library', 'Library'],
  ['/help/display', 'Change the theme and the contrast'],
  ['/privacy', 'Privacy Policy'],
];

for (const theme of ['light', 'dark'] as const)
  for (const highContrast of [false, true])
    test(`pages print as dark ink on white from the ${theme} theme${highContrast ? ' with high contrast' : ''}`, async ({
      page,
      as,
    }, info) => {
      await as('teacher');
      await page.addInitScript(
        ([name, settings]) => {
          localStorage.setItem('relievo-theme', name);
          localStorage.setItem('relievo-accessibility-settings', settings);
        },
        [theme, JSON.stringify({ version: 3, highContrast })] as const,
      );
      // A light page is printed nearly as it is: one shows that, and the sweep looks at each page from the dark theme.
      for (const [path, heading] of theme === 'dark' ? PAGES : PAGES.slice(0, 1)) {
        await openPage(page, path, heading);
        const { text, dark, coloured } = await printPage(page, info);
        expect(text).toContain(heading);
        expect(text).not.toMatch(/Dark theme|Light theme|Skip to|Logout|Terms of Use/);
        expect({ path, isDark: dark > 0.1, isColoured: coloured > 0.01 }).toEqual({
          path,
          isDark: false,
          isColoured: false,
        });
      }
    });

test(
  'a resource prints its title, picture, description and numbers, and nothing that is pressed',
  { tag: '@core' },
  async ({ page }, info) => {
    await openPage(page, '/library?q=Books+read+in+a+week', 'Library');
    await page
      .getByRole('link', { name: /Books read in a week/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Books read in a week' })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    const picture = page.locator('figure img.thumbnail');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { text, dark, pictures } = await printPage(page, info);
    for (const words of ['Books read in a week', 'Description', 'Monday']) expect(text).toContain(words);
    expect(text).not.toMatch(
      /Take it with you|Add to collection|Comments|Related resources|Report a problem|Point by point|iframe/,
    );
    expect(pictures).toBe(1);
    expect(dark).toBeLessThan(0.1);
  },
);

test('a resource prints its tags on the page that says what is known of it, inside a border that is closed', async ({
  page,
}, info) => {
  await openPage(page, '/library?q=Sine+and+cosine+in+the+unit+circle', 'Library');
  await page.getByRole('link', { name: 'Sine and cosine in the unit circle' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sine and cosine in the unit circle' }),
  ).toBeVisible();
  const { texts, sheets } = await printPage(page, info);
  expect(texts.find((words) => /^\s*Tags/m.test(words))).toContain('About this resource');
  expect(sheets.map(countCutLines)).toEqual(sheets.map(() => 0));
});

test('a list of cards prints each card in one piece, inside a border that is closed', async ({
  page,
}, info) => {
  await openPage(page, '/library', 'Library');
  await expect(page.getByRole('link', { name: 'The theorem of Pythagoras', exact: true })).toBeVisible();
  const { text, texts, sheets } = await printPage(page, info);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.map(countCutLines)).toEqual(sheets.map(() => 0));
  for (const words of texts) expect(words.trim(), 'no page is empty').not.toBe('');
  expect(text).not.toMatch(/Newest First|Sort/);
});

const LEARNERS = Array.from({ length: 40 }, (_, index) => `Learner ${index + 1}`);

test('a class prints its passwords as one table whose columns are named on each page, and an open dialog prints alone', async ({
  page,
  as,
  baseURL,
}, info) => {
  await as('institution');
  const session = await page.request.get('/api/session');
  const { currentOrganization } = (await session.json()) as { currentOrganization: { id: string } };
  const made = await page.request.post(`/api/organizations/${currentOrganization.id}/classes`, {
    headers: { origin: baseURL ?? '' },
    data: { name: `Paper ${process.pid}` },
  });
  const { id } = (await made.json()) as { id: string };
  await openPage(page, `/classes/${id}`, `Class Paper ${process.pid}`);
  await page.getByRole('button', { name: 'Add learners' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Names' }).fill(LEARNERS.join('\n'));
  await page.getByRole('button', { name: 'Make accounts' }).click();
  await expect(page.getByRole('table', { name: 'New passwords' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Learners of/ }).getByRole('row')).toHaveCount(41);

  expect(await findEmptyColumns(page)).toEqual([]);
  const { text, texts, sheets } = await printPage(page, info);
  expect(text).not.toContain('Actions');
  const withWords = texts.filter((words) => /Learner \d+ +learner\S+ +\w+ \w+ \w+ \w+/.test(words));
  expect(withWords.length).toBeGreaterThan(1);
  for (const words of withWords) expect(words).toMatch(/Name +User name +Words/);
  for (const words of texts.filter((one) => /Learner \d+/.test(one)))
    expect(words).toMatch(/Name +User name/);
  expect(texts.find((words) => words.includes('Assignments'))).toContain('An assignment is one of');
  expect(sheets.map(countCutLines)).toEqual(sheets.map(() => 0));

  await page.getByRole('button', { name: 'How they read: Learner 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'How Learner 1 reads' })).toBeVisible();
  const dialog = await printPage(page, info);
  expect(dialog.text).toContain('How Learner 1 reads');
  expect(dialog.text).not.toContain('New passwords');
});

const TABLES: readonly (readonly [DemoRole, string, string])[] = [
  ['teacher', '/your-activities', 'Your Activities'],
  ['institution', '/organization/settings?tab=members', 'Organization Settings'],
  ['super-admin', '/admin/user-management', 'User Management'],
  ['super-admin', '/admin/super-admin?tab=organizations', 'Super Admin Panel'],
  ['super-admin', '/dev/setup', 'Developer setup'],
];

for (const [role, path, heading] of TABLES)
  test(`the table of ${path} prints no column that has nothing but buttons`, async ({ page, as }, info) => {
    await as(role);
    await openPage(page, path, heading);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await findEmptyColumns(page)).toEqual([]);
    const { text, sheets } = await printPage(page, info);
    expect(text).not.toMatch(/Actions?$|Remove|Search your|Try it/m);
    expect(sheets.map(countCutLines)).toEqual(sheets.map(() => 0));
  });

const PAGES_OF_CONTROLS: readonly (readonly [DemoRole, string, string | RegExp])[] = [
  ['teacher', '/settings', 'Settings'],
  ['teacher', '/settings?tab=account', 'Settings'],
  ['institution', '/organization/settings?tab=invitations', 'Organization Settings'],
  ['super-admin', '/admin/super-admin?tab=settings', 'Super Admin Panel'],
];

for (const [role, path, heading] of PAGES_OF_CONTROLS)
  test(`${path} prints no heading alone`, async ({ page, as }) => {
    await as(role);
    await openPage(page, path, heading);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect.poll(() => findLonelyHeadings(page)).toEqual([]);
  });

/** It draws a black square of 100 mm on a sheet of A4. */
const SQUARE =
  'drawing "On paper" language en\nlayer "Drawing"\n  rectangle at 50, 90 size 100 texture solid line none';

test('an open drawing prints its sheet and nothing that lies over it while one draws', async ({
  page,
  as,
}, info) => {
  await as('student');
  await openPage(page, '/svg-editor', 'Graphics editor');
  await page.getByRole('button', { name: 'Empty sheet', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'The drawing as text' }).fill(SQUARE);
  await page.getByRole('button', { name: 'Apply the text' }).click();
  await expect(page.locator('.editor-title')).toHaveText('On paper');
  const { text, sheets, dark } = await printPage(page, info);
  expect(text).toContain('On paper');
  expect(text).not.toMatch(/Apply the text|What was said|Braille line|Findings|Objects/);
  expect(sheets).toHaveLength(1);
  // The square takes a sixth of its sheet, and the sheet about half of a page with its margins.
  expect(dark).toBeGreaterThan(0.06);
  expect(dark).toBeLessThan(0.1);
});

for (const search of ['olympic', 'italy'])
  test(`a frame about ${search} prints as dark ink on white from the dark theme, without what is pressed`, async ({
    page,
  }, info) => {
    const listed = await page.request.get(`/api/library/search?search=${search}&limit=1`);
    const [found] = ((await listed.json()) as { rows: { id: string; title: string }[] }).rows;
    await page.addInitScript(() => localStorage.setItem('relievo-theme', 'dark'));
    await page.goto(`/embed/${found?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: found?.title ?? '' })).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    const { text, dark } = await printPage(page, info);
    expect(text).toContain(found?.title);
    expect(text).toMatch(/1992 +9.96|Rome/);
    expect(text).not.toMatch(/arrow keys|All keys|Next p|Open it/);
    expect(dark).toBeGreaterThan(0.001);
    expect(dark).toBeLessThan(0.1);
  });

test('the list of drawings prints the title of each', async ({ page, as }, info) => {
  await as('professional');
  await openPage(page, '/svg-editor', 'Graphics editor');
  await page.getByRole('button', { name: 'Empty sheet' }).click();
  const title = makeUnique('On paper');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.keyboard.press('Tab');
  const readSaved = async () => (await page.request.get('/api/drawings')).text();
  await expect.poll(readSaved).toContain(title);
  await openPage(page, '/svg-editor', 'Graphics editor');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const { text } = await printPage(page, info);
  expect(text).toContain(title);
});

test('the room of a message that passes is none on paper', async ({ page }) => {
  await openPage(page, '/help/display', 'Change the theme and the contrast');
  const roomAbove = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockStart);
  await page.evaluate(() => document.documentElement.style.setProperty('--toasts', '120px'));
  expect(await roomAbove()).toBe('120px');
  await page.emulateMedia({ media: 'print' });
  expect(await roomAbove()).toBe('0px');
});
