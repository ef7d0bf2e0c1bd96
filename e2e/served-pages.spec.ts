import { goTo } from './support/go.ts';
import { holdBundle } from './support/held-requests.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';

test('public pages are read without scripts, from the library to a resource', { tag: '@core' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/library?sort=oldest');
  await expect(page).toHaveTitle('Library – Relievo');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  const first = page.getByRole('main').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveTitle(`${title} – Relievo`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What the picture shows' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'How you can read it' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /creativecommons/);
  const file = await page
    .getByRole('main')
    .locator('a[href^="/api/resources/"]')
    .first()
    .getAttribute('href');
  expect((await page.request.get(file ?? '')).status()).toBe(200);
  const author = page.getByRole('definition').first().getByRole('link');
  const name = (await author.textContent()) ?? '';
  await author.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(seeText(page, /^\d+ resources found$/)).toBeVisible();
  await page.goto('/students');
  await expect(page.getByRole('heading', { level: 2, name: 'With your hands' })).toBeVisible();
  await context.close();
});

test('the page of the server makes room for the app', async ({ page }) => {
  await openPage(page, '/library', 'Library');
  await expect(page.locator('.served')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a page that is opened again reads none of the app’s files again', async ({ page, as }) => {
  await as('teacher');
  await openPage(page, '/library', 'Library');
  await openPage(page, '/settings', 'Settings');
  await openPage(page, '/library', 'Library');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('a step through the history before the app is there leads to its page', async ({ page }) => {
  const letArrive = await holdBundle(page, 'about-page');
  await page.goto('/about');
  await page.waitForFunction(() => !history.pushState.toString().includes('[native code]'));
  await goTo(page, '/help');
  letArrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Help', exact: true })).toBeVisible();
});
