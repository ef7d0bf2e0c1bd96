import { findLayoutFaults } from './a11y/layout-checks.ts';
import { findSidewaysFaults } from './a11y/own-checks.ts';
import { holdBundle, holdRequests } from './support/held-requests.ts';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey } from './support/keyboard.ts';
import { addressOf, findCards, searchField, totalOf } from './support/library.ts';

test('the list of the server stays until the page can replace it', async ({ page }) => {
  const arrive = await holdBundle(page, 'library-page');
  const asked = page.waitForRequest(/\/library-page-.*\.js$/);
  await page.goto('/library', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('main.served')).toContainText('resources found');
  await expect(page.getByRole('banner')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('tab', { name: 'Marketplace' })).toBeVisible();
  await expect(page.locator('main.served')).toHaveCount(0);
});

test('cards have as many columns as fit, at most two in the layout of details', async ({ page }) => {
  const columns = () =>
    page
      .locator('.card-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await openPage(page, '/library', 'Library');
  await expect(findCards(page).first()).toBeVisible();
  for (const [width, places] of [
    [375, 1],
    [800, 2],
    [1280, 3],
    [1600, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The frame around the page follows the window a moment later.
    await expect.poll(columns, { message: `${width} px` }).toBe(places);
    const wide = async () => (await page.locator('.card-grid > li').first().boundingBox())?.width;
    await expect.poll(wide).toBeGreaterThanOrEqual(280);
    await expect.poll(wide).toBeLessThanOrEqual(480);
  }
  await page.evaluate(() => localStorage.setItem('relievo-library-view', '"details"'));
  await page.reload();
  await expect(page.locator('.resource-details').first()).toContainText('Downloads');
  await expect.poll(columns).toBe(2);
  await expect(page.getByRole('group', { name: 'Layout of the list' }).getByRole('button')).toHaveText([
    'Grid',
    'List',
  ]);
});

test('titles of the first row are above the fold, and on a phone the first card begins in the upper half', async ({
  page,
}) => {
  await openPage(page, '/library', 'Library');
  const foot = async (card: number) => {
    const box = await findCards(page).nth(card).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  for (const card of [0, 1, 2]) await expect.poll(() => foot(card)).toBeLessThan(900);
  await page.setViewportSize({ width: 375, height: 800 });
  const top = async () => (await page.locator('.card-grid > li').first().boundingBox())?.y;
  await expect.poll(top).toBeLessThanOrEqual(380);
  // The header is one row here: the field of the list is the search, and the key leads to it.
  await expect(page.getByRole('search')).toHaveCount(1);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  const tabs = page.getByRole('tablist', { name: 'Library' });
  expect((await tabs.boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('tab', { name: 'Your Collections' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Your Collections' })).toBeInViewport({ ratio: 0.9 });
});

test('the open tab stays in sight when the letters of the page come late', { tag: '@core' }, async ({
  page,
}) => {
  const arrive = await holdRequests(page, '**/*.woff2');
  await page.setViewportSize({ width: 375, height: 800 });
  // Letters that a slow machine requests early hold back the end of loading as well.
  await page.goto('/library?tab=collections', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Your Collections' });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  const before = (await tab.boundingBox())?.width;
  arrive();
  await expect.poll(async () => (await tab.boundingBox())?.width).not.toBe(before);
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('a reader with letters twice as large has fewer cards in a row', async ({ page }) => {
  await openPage(page, '/library', 'Library');
  await expect(findCards(page).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect
    .poll(() =>
      page
        .locator('.card-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    )
    .toBe(2);
});

test('pages turn, a new size keeps the first card in sight, and further cards load in place', {
  tag: '@core',
}, async ({ page, spoken }) => {
  await openPage(page, '/library?itemsPerPage=10', 'Library');
  const total = await totalOf(page, 'marketplace');
  const pages = Math.ceil(total / 10);
  const pager = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pager).toContainText(`Showing 1-10 of ${total} marketplace items`);
  await expect(pager.getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await expect(pager.getByRole('button', { name: /^(First|Last|Go)$/ })).toHaveCount(0);
  const first = await findCards(page).first().textContent();
  await pressKey(page, 'button', 'Next', pager);
  await expect(pager).toContainText(`Showing 11-20 of ${total} marketplace items`);
  await spoken.toInclude(`Page 2 of ${pages}: 11-20 of ${total} marketplace items`);
  await expect(page.getByRole('group', { name: 'marketplace items' })).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('/library page=2 itemsPerPage=10');

  await pressKey(page, 'button', 'Load More');
  await expect(pager).toContainText(`Showing 11-${Math.min(30, total)} of ${total} marketplace items`);
  await expect(findCards(page).nth(10)).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('/library page=2 itemsPerPage=10');
  const opened = (await findCards(page).nth(12).textContent()) ?? '';
  await page.getByRole('link', { name: opened, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: opened, exact: true })).toBeFocused();

  await pager.getByRole('combobox').selectOption('25');
  await expect.poll(() => addressOf(page)).toBe('/library');
  await expect(pager).toContainText(`Showing 1-25 of ${total} marketplace items`);
  await expect(findCards(page).first()).toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await pager.getByRole('combobox').selectOption('100');
  await expect(pager).toContainText(`Showing 1-${total} of ${total} marketplace items`);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

test('sorting on a phone opens at the foot of the screen, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, '/library?page=2&itemsPerPage=10', 'Library');
  await page.getByRole('button', { name: 'Sort' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sort' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  const foot = async () => {
    const box = await dialog.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(foot).toBeGreaterThan(790);
  await dialog.getByText('Oldest First').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => addressOf(page)).toBe('/library sort=oldest itemsPerPage=10');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => addressOf(page)).toBe('/library sort=oldest page=2 itemsPerPage=10');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByText('Art (').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => addressOf(page)).toBe('/library sort=oldest subject=Art itemsPerPage=10');
  await expect(page.getByRole('button', { name: 'Remove Art' })).toBeVisible();
  await expect(findCards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a title of eighty letters without a gap breaks at the end of its line on cards, in the list and on its page', async ({
  page,
}) => {
  const title = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesgrundlagenkarte';
  const nothing = async () => [...(await findSidewaysFaults(page)), ...(await findLayoutFaults(page))];
  await page.setViewportSize({ width: 375, height: 800 });
  await page.route('**/api/library/marketplace**', async (route) => {
    const list = (await (await route.fetch()).json()) as { rows: object[] };
    await route.fulfill({ json: { ...list, rows: list.rows.map((row) => ({ ...row, title })) } });
  });
  await page.route(/\/api\/resources\/[0-9a-f-]{36}$/, async (route) => {
    const resource = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...resource, title, authorName: title } });
  });
  await openPage(page, '/library?itemsPerPage=10', 'Library');
  await expect(findCards(page).first()).toHaveText(title);
  await expect.poll(nothing).toEqual([]);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.locator('.resource-row').first()).toBeVisible();
  await expect.poll(nothing).toEqual([]);
  await findCards(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(nothing).toEqual([]);
});
