import { type Page } from '@playwright/test';
import { expect, open, test } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';
import { expectLeft, type Stopwatch, startStopwatch } from './support/stopwatch.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Session time' });

/** Waits until the box counts so many seconds, less what has really passed. */
const showsLeft = (page: Page, seconds: number, passed: Stopwatch) =>
  expectLeft(
    async () => {
      const [, minutes = '', rest = ''] = /(\d+):(\d\d)/.exec(await box(page).innerText()) ?? [];
      return minutes === '' ? Number.NaN : Number(minutes) * 60 + Number(rest);
    },
    seconds,
    passed,
  );

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** A person does nothing: no key, no pointer, no scroll. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

test('the auth screens wait 900 seconds and count them down', async ({ page }) => {
  const passed = startStopwatch();
  await open(page, '/auth', 'Welcome back');
  await expect(box(page)).toContainText(/This page waits for you for 1[45]:\d\d/);
  await showsLeft(page, 900, passed);
  await pass(page, 100);
  await showsLeft(page, 800, passed);
});

test('what a person does starts it anew, until the warning at 180 seconds', async ({ page, spoken }) => {
  const opened = startStopwatch();
  await open(page, '/auth', 'Welcome back');
  await pass(page, 600);
  await showsLeft(page, 300, opened);
  const acted = startStopwatch();
  await page.keyboard.press('Tab');
  await showsLeft(page, 900, acted);
  await pass(page, 730);
  const warning = /Your session ends in (\d+) seconds\. You can extend it\./;
  await spoken.toInclude(warning);
  const said = (await spoken.all()).map((words) => Number(warning.exec(words)?.[1])).find((left) => left > 0);
  await expectLeft(async () => said ?? Number.NaN, 170, acted);
  await expect(box(page)).toHaveAttribute('data-phase', 'warning');
  await page.keyboard.press('Tab');
  await showsLeft(page, 170, acted);
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
