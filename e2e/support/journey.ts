import { test as base, expect, type Page } from '@playwright/test';
import { type DemoRole, signInAs } from './people.ts';
import { listenToAnnouncements, type Spoken } from './spoken.ts';

type Fixtures = {
  /** What the live regions said, in order. */
  spoken: Spoken;
  /** Signs in as one of the demo accounts before the journey begins. */
  as: (role: DemoRole) => Promise<void>;
};

/** Every journey fails on an error in the console: what a person cannot see is broken too. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpectedRefusal(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await use(page);
    expect(faults, 'errors in the browser’s console').toEqual([]);
  },
  spoken: async ({ page }, use) => use(await listenToAnnouncements(page)),
  as: async ({ page, baseURL }, use) => use((role) => signInAs(page, baseURL ?? '', role)),
});

/** The browser writes every refused or failed request into its console, also those that the page handles. */
const isExpectedRefusal = (text: string): boolean => /status of (4\d\d|503)|net::ERR_FAILED/.test(text);

/** Opens a page and waits until it stands. */
export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export { expect };
