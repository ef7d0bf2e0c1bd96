import { stopClock } from './support/clock.ts';
import { holdBundle } from './support/held-requests.ts';
import { HOME_OF } from './support/home.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';

for (const [name, part] of [
  ['Account', 'signed-in-menu'],
  ['Notices', 'bell'],
] as const)
  test(`the button ${name} keeps the focus when what it opens arrives`, async ({ page, as }) => {
    const arrive = await holdBundle(page, part);
    await as('student');
    await openPage(page, '/', HOME_OF.student);
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await expect(button).not.toHaveAttribute('aria-expanded');
    arrive();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

test('a page, the next page and a dialog stand as soon as they have arrived, and wait for no clock', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/api/health');
  await page.clock.install();
  await stopClock(page);
  await openPage(page, '/help', 'Help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible();
});

test('the frame comes before a page that is long on its way, and says what is waited for', async ({
  page,
}) => {
  const arrive = await holdBundle(page, 'help-page');
  await page.goto('/help');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(seeText(page.getByRole('main'), 'Loading…')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(seeText(page, 'Loading…')).toBeHidden();
});

test('a page stays until the next one is there, or has been on its way for a second', {
  tag: '@core',
}, async ({ page, spoken }) => {
  const arrive = await holdBundle(page, 'pricing-page');
  await openPage(page, '/help', 'Help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(seeText(page.getByRole('main'), 'Loading…')).toBeVisible();
  await spoken.toInclude('Loading…');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
});
