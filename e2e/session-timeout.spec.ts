import { type Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';
import { pressKey, typeInto } from './support/keyboard.ts';
import { expectLeft, type Stopwatch, startStopwatch } from './support/stopwatch.ts';

function findBox(page: Page) {
  return page.getByRole('group', { name: 'Session time' });
}

/** Waits until the box counts so many seconds, less what has really passed. */
function expectTimeLeft(page: Page, seconds: number, passed: Stopwatch) {
  return expectLeft(
    async () => {
      const [, minutes = '', rest = ''] = /(\d+):(\d\d)/.exec(await findBox(page).innerText()) ?? [];
      return minutes === '' ? Number.NaN : Number(minutes) * 60 + Number(rest);
    },
    seconds,
    passed,
  );
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** A person does nothing: no key, no pointer, no scroll. */
function passTime(page: Page, seconds: number) {
  return page.clock.fastForward(seconds * 1000);
}

test('the auth screens count down from 900 seconds', async ({ page }) => {
  const passed = startStopwatch();
  await openPage(page, '/auth', 'Welcome back');
  await expect(findBox(page)).toContainText(/This page times out in 1[45]:\d\d/);
  await expectTimeLeft(page, 900, passed);
  await passTime(page, 100);
  await expectTimeLeft(page, 800, passed);
});

test('activity restarts the countdown, until the warning at 180 seconds', async ({ page, spoken }) => {
  const opened = startStopwatch();
  await openPage(page, '/auth', 'Welcome back');
  await passTime(page, 600);
  await expectTimeLeft(page, 300, opened);
  const acted = startStopwatch();
  await page.keyboard.press('Tab');
  await expectTimeLeft(page, 900, acted);
  await passTime(page, 730);
  const warning = /Your session ends in (\d+) seconds\. You can extend it\./;
  await spoken.toInclude(warning);
  const said = (await spoken.all()).map((words) => Number(warning.exec(words)?.[1])).find((left) => left > 0);
  await expectLeft(async () => said ?? Number.NaN, 170, acted);
  await expect(findBox(page)).toHaveAttribute('data-phase', 'warning');
  await page.keyboard.press('Tab');
  await expectTimeLeft(page, 170, acted);
});

test('the countdown can be extended three times, and shows how many are left', async ({ page, spoken }) => {
  await openPage(page, '/auth', 'Welcome back');
  for (const left of [2, 1, 0]) {
    await passTime(page, 750);
    await pressKey(page, 'button', 'Extend session');
    await spoken.toInclude(`Session extended. ${left} extensions remaining.`);
    await expect(findBox(page)).toHaveAttribute('data-phase', 'running');
  }
  await spoken.toInclude('Maximum session extensions reached. Save your work frequently.');
  await passTime(page, 750);
  await expect(findBox(page)).toHaveAttribute('data-phase', 'warning');
  await expect(page.getByRole('button', { name: 'Extend session' })).toHaveCount(0);
});

test('the end of the countdown leads home, and typed text is there on the return', { tag: '@core' }, async ({
  page,
  spoken,
}) => {
  await openPage(page, '/auth/signup', 'Create your account');
  await typeInto(page, 'Name', 'Ada Lovelace');
  await typeInto(page, 'Email', 'ada@engine.example');
  await passTime(page, 730);
  await expect(findBox(page)).toHaveAttribute('data-phase', 'warning');
  await passTime(page, 180);
  await spoken.toInclude('Your session has expired. Please refresh the page to continue.');
  await expect(page).toHaveURL('/');
  await page.goto('/auth/signup');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@engine.example');
});

test('"No time limits" switches the countdown off', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'relievo-accessibility-settings',
      JSON.stringify({ version: 3, noTimeLimits: true }),
    );
  });
  await openPage(page, '/auth', 'Welcome back');
  await expect(findBox(page)).toHaveCount(0);
  await passTime(page, 2000);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
