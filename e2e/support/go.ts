import type { Page } from '@playwright/test';

/** Goes on inside the app, as its links do: nothing is loaded again, so a walk through many pages stays quick. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
