import type { Browser, Page } from '@playwright/test';
import { expect, test as journey, watchFaults } from '../support/journey.ts';
import { noteOpeners } from './dialog-checks.ts';

/** One window for all screens of a worker: what it has read once, the app and the engines, it need not read again. */
let shared: Page | undefined;

/** Takes away what a screen left behind. A page without our scripts, so that none writes again. */
async function clearState(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.goto('/api/health');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function openWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await noteOpeners(page);
  return page;
}

export const test = journey.extend({
  page: async ({ browser, viewport, extraHTTPHeaders, faultExpected }, use) => {
    const page = (shared ??= await openWindow(browser));
    await page.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    if (viewport) await page.setViewportSize(viewport);
    await clearState(page);
    const faults = watchFaults(page, faultExpected);
    await use(page);
    expect(faults.end(), 'errors in the browser’s console').toEqual([]);
  },
});
