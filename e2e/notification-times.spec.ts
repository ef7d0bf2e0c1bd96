import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/journey.ts';

/** Presses a key, and sees that what it says stays so long and no longer. */
async function expectNoticeFor(page: Page, key: string, words: string, milliseconds: number): Promise<void> {
  const now = () => page.evaluate(() => Date.now());
  const pressed = await now();
  await page.keyboard.press(key);
  const notice = page.locator('.toast', { hasText: words });
  await expect(notice).toBeVisible();
  const seen = await now();
  // The clock runs on while one looks; stopped, it tells to the moment how long the notification stays.
  await page.clock.pauseAt(pressed + milliseconds - 100);
  await expect(notice).toBeVisible();
  await page.clock.runFor(seen - pressed + 200);
  await expect(notice).toHaveCount(0);
}

test('a notification for five seconds reports a page without a description', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'relievo-accessibility-settings',
      JSON.stringify({ version: 3, layoutDescriber: { enabled: false } }),
    ),
  );
  await page.clock.install();
  await openPage(page, '/about', 'About');
  await expectNoticeFor(page, 'Alt+d', 'Layout description not available for this page', 5000);
});

test('a notification for three seconds reports that the sidebar was collapsed', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/about', 'About');
  await expectNoticeFor(page, 'Control+\\', 'Sidebar collapsed', 3000);
});
