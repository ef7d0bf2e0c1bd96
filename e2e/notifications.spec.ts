import { stopClock } from './support/clock.ts';
import { expect, openPage, test } from './support/journey.ts';

test.beforeEach(async ({ page, spoken }) => {
  // Asked for here already: it listens from the first load on.
  void spoken;
  await openPage(page, '/workshop', 'Workshop');
});

test('a notification is reached by its key, stays while it has the focus, and is dismissed', async ({
  page,
  spoken,
}) => {
  await page.getByRole('button', { name: 'Tell a success' }).press('Enter');
  await spoken.toInclude('Success: The sheet is kept.');
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a notification of an error is announced at once and begins with that word', { tag: '@core' }, async ({
  page,
  spoken,
}) => {
  await page.getByRole('button', { name: 'Tell an error' }).press('Enter');
  await spoken.toInclude('Error: The sheet could not be kept.');
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Error: ');
});

test('notifications are at the top in the middle with room between two', async ({ page }) => {
  await page.getByRole('button', { name: 'Tell something' }).press('Enter');
  await page.getByRole('button', { name: 'Tell an error' }).press('Enter');
  await expect(page.locator('.toast')).toHaveCount(2);
  const [first, second] = await Promise.all(
    [0, 1].map((place) => page.locator('.toast').nth(place).boundingBox()),
  );
  const region = await page.locator('.toasts').boundingBox();
  if (!first || !second || !region) throw new Error('a notification has no place on the page');
  expect(Math.round(region.y)).toBe(24);
  expect(Math.round(second.y - first.y - first.height)).toBe(16);
  expect(Math.abs(region.x + region.width / 2 - 640)).toBeLessThan(2);

  // They have the top to themselves: the header begins below them, and so does a dialog.
  const below = region.y + region.height;
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await topOf('.header')).toBeGreaterThanOrEqual(below);
  expect(await topOf('.sidebar')).toBeGreaterThanOrEqual(below);
  await page.keyboard.press('?');
  expect(await topOf('[role="dialog"] h2')).toBeGreaterThanOrEqual(below);
  await page.keyboard.press('Escape');
  const dismiss = page.getByRole('button', { name: /^Dismiss/ });
  await dismiss.first().press('Enter');
  await expect(dismiss).toHaveCount(1);
  await dismiss.press('Enter');
  await expect.poll(() => topOf('.header')).toBe(0);
});

test('a notification stays for eight seconds, and for as long as it has the focus', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Tell something' }).press('Enter');
  const notice = page.locator('.toast');
  await expect(notice).toBeVisible();
  await page.clock.runFor(7500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Tell something' }).press('Enter');
  await page.getByRole('button', { name: /^Dismiss/ }).focus();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
});

test('a past notification is found again with its time, by its key or the button at the foot', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Tell an error' }).press('Enter');
  await page.getByRole('button', { name: 'Dismiss: The sheet could not be kept.' }).press('Enter');
  await page.locator('main').focus();
  await page.keyboard.press('Alt+n');
  const history = page.getByRole('dialog', { name: 'Past messages' });
  await expect(history.getByRole('listitem')).toContainText(['Error: The sheet could not be kept.']);
  await expect(history.locator('time')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Past messages' }).press('Enter');
  await expect(history).toBeVisible();
});
