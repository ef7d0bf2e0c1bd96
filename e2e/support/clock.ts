import type { Page } from '@playwright/test';

/** Far enough ahead that no machine comes there before the clock is stopped. */
const AHEAD_MS = 600_000;

/** From now on the time of the page stands still, and moves only as far as the journey moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
