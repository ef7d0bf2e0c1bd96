import { expect, openPage, test } from './support/journey.ts';

test('a page that breaks says so, offers another try, and leaves the shell unchanged', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/about', 'About');
  await page.route(/pricing-page-.*\.js/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong – Relievo');
  await page.unroute(/pricing-page-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('production has no workshop', async ({ page }) => {
  await page.route('**/api/product', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isDemo: false } });
  });
  await openPage(page, '/workshop', 'Oops! Page not found');
  await openPage(page, '/workshop/fullscreen', 'Oops! Page not found');
});

test('a tool with the whole window has its own skip links', { tag: '@core' }, async ({ page }) => {
  await openPage(page, '/workshop/fullscreen', 'The whole window');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Toolbar of the workspace' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to the workshop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
});
