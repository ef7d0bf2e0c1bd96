import { type Page } from '@playwright/test';
import { expect, open, test } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Session time' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** A person does nothing: no key, no pointer, no scroll. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

test('the auth screens wait 900 seconds and count them down', async ({ page }) => {
  await open(page, '/auth', 'Welcome back');
  await expect(box(page)).toContainText(/This page waits for you for (15:00|14:5\d)/);
  await pass(page, 100);
  await expect(box(page)).toContainText(/13:[1-2]\d/);
});

test('what a person does starts it anew, until the warning at 180 seconds', async ({ page, spoken }) => {
  await open(page, '/auth', 'Welcome back');
  await pass(page, 600);
  await expect(box(page)).toContainText(/0?[45]:\d\d/);
  await page.keyboard.press('Tab');
  await expect(box(page)).toContainText(/(15:00|14:5\d)/);
  await pass(page, 730);
  await spoken.toInclude(/Your session ends in 1[67]\d seconds\. You can extend it\./);
  await expect(box(page)).toHaveAttribute('data-phase', 'warning');
  await page.keyboard.press('Tab');
  await expect(box(page)).toContainText(/2:\d\d/);
});

test('it can be extended three times, and says how many are left', async ({ page, spoken }) => {
  await open(page, '/auth', 'Welcome back');
  for (const left of [2, 1, 0]) {
    await pass(page, 750);
    await pressKey(page, 'button', 'Extend session');
    await spoken.toInclude(`Session extended. ${left} extensions remaining.`);
    await expect(box(page)).toHaveAttribute('data-phase', 'running');
  }
  await spoken.toInclude('Maximum session extensions reached. Save your work frequently.');
  await pass(page, 750);
  await expect(box(page)).toHaveAttribute('data-phase', 'warning');
  await expect(page.getByRole('button', { name: 'Extend session' })).toHaveCount(0);
});

test('at zero it says so and leads home, and what was typed is there when one comes back', async ({
  page,
  spoken,
}) => {
  await open(page, '/auth/signup', 'Create your account');
  await typeInto(page, 'Name', 'Ada Lovelace');
  await typeInto(page, 'Email', 'ada@engine.example');
  await pass(page, 730);
  await expect(box(page)).toHaveAttribute('data-phase', 'warning');
  await pass(page, 180);
  await spoken.toInclude('Your session has expired. Please refresh the page to continue.');
  await expect(page).toHaveURL('/');
  await page.goto('/auth/signup');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@engine.example');
});

test('"No time limits" switches it off', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'relievo-accessibility-settings',
      JSON.stringify({ version: 3, noTimeLimits: true }),
    );
  });
  await open(page, '/auth', 'Welcome back');
  await expect(box(page)).toHaveCount(0);
  await pass(page, 2000);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
