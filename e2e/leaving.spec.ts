import type { BrowserContext, Page } from '@playwright/test';
import { test } from './support/installation.ts';
import { expect, openPage, seeText } from './support/journey.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { createMember, signInAt } from './support/members.ts';
import { listenToAnnouncements } from './support/spoken.ts';

/** Signing out and taking one’s data along, by keyboard alone. */
test.describe.configure({ mode: 'default' });

test('a person signs out here, on another device, and everywhere', { tag: '@core' }, async ({
  page,
  browser,
  installation,
  spoken,
}) => {
  const kim = await createMember(page, installation, 'Kim');
  const elsewhere = await browser.newContext({ baseURL: installation.url });
  const third = await browser.newContext({ baseURL: installation.url });
  await signInAt(elsewhere, installation.url, kim);
  await signInAt(third, installation.url, kim);
  await signInAt(page, installation.url, kim);
  const isIn = async (target: BrowserContext | Page) =>
    (await (await target.request.get('/api/session')).json()) !== null;

  await openPage(page, '/settings?tab=account', 'Settings');
  await expect(seeText(page, 'This device')).toBeVisible();
  const others = page.locator('#devices').getByRole('button', { name: /^Sign out (?!all|everywhere)/ });
  await expect(others).toHaveCount(2);
  await tabTo(page, others.first());
  await page.keyboard.press('Enter');
  await spoken.toInclude('Success: The device is signed out.');
  await expect(others).toHaveCount(1);
  await pressKey(page, 'button', 'Sign out all other devices');
  const question = page.getByRole('alertdialog', { name: 'Sign out all other devices?' });
  await expect(question).toContainText('You will be signed out on 1 other device.');
  await pressKey(page, 'button', 'Sign out all other devices', question);
  await spoken.toInclude('Success: 1 other device is signed out.');
  expect([await isIn(elsewhere), await isIn(third), await isIn(page)]).toEqual([false, false, true]);

  await signInAt(elsewhere, installation.url, kim);
  const left = await elsewhere.newPage();
  const heard = await listenToAnnouncements(left);
  await openPage(left, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Sign out everywhere');
  await pressKey(page, 'button', 'Sign out everywhere', page.getByRole('alertdialog'));
  await spoken.toInclude('Success: You are signed out everywhere.');
  await expect(page).toHaveURL('/');
  expect(await isIn(elsewhere)).toBe(false);
  await pressKey(left, 'button', 'Create my data file');
  await heard.toInclude('Error: Your session has expired. Please log in again.');
  await expect(left.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await Promise.all([elsewhere.close(), third.close()]);
});

test('after signing out, the old cookie opens nothing', { tag: '@core' }, async ({
  page,
  installation,
  spoken,
}) => {
  const lea = await createMember(page, installation, 'Lea');
  await signInAt(page, installation.url, lea);
  const cookies = await page.context().cookies();
  expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
  await openPage(page, '/settings', 'Settings');
  await pressKey(page, 'button', 'Logout');
  await spoken.toInclude('Success: You are signed out.');
  await expect(page).toHaveURL('/');
  await page.context().addCookies(cookies);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('the data of an account is collected and downloaded', async ({ page, installation, spoken }) => {
  const max = await createMember(page, installation, 'Max');
  await signInAt(page, installation.url, max);
  await openPage(page, '/settings?tab=account', 'Settings');
  await pressKey(page, 'button', 'Create my data file');
  await spoken.toInclude('Success: Creating your data file.');
  const link = page.getByRole('link', { name: /^Download my data of / });
  await expect(link).toBeVisible({ timeout: 120_000 });
  await spoken.toInclude('Success: Your data is ready to download.');
  await tabTo(page, link);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect(await download.failure()).toBeNull();
});
