import { basename } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';
import { lendWindow } from './kept-window.ts';
import { type DemoRole, signInAs } from './people.ts';
import { listenToAnnouncements, readSpoken, type Spoken } from './spoken.ts';
import { UNHEARD } from './unheard.ts';

interface Fixtures {
  /** What the console may say in a journey that brings a fault about on purpose. */
  faultExpected: RegExp | null;
  /** The words that a journey repeats on purpose. */
  doubleExpected: RegExp | null;
  /** What the live regions said, in order. */
  spoken: Spoken;
  /** Signs in as one of the demo accounts before the journey begins. */
  as: (role: DemoRole) => Promise<void>;
}

/**
 * Every journey fails on an error in the console, for what a person cannot see is broken too, and on words that a listener
 * hears twice after one key, touch or letter.
 */
export const test = base.extend<Fixtures>({
  faultExpected: [null, { option: true }],
  doubleExpected: [null, { option: true }],
  // Each journey begins at an address of its own, as people do: none uses up what the server lets one caller ask.
  // Playwright reads from this pattern which fixtures are needed: none.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) =>
    use({ 'x-forwarded-for': `10.${workerIndex % 256}.${(begun >> 8) % 256}.${begun++ % 256}` }),
  context: async (
    { browser, extraHTTPHeaders, baseURL, viewport, hasTouch, bypassCSP, colorScheme, contextOptions },
    use,
  ) =>
    lendWindow(
      browser,
      { baseURL, viewport, hasTouch, bypassCSP, colorScheme, contextOptions },
      async (context) => {
        await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
        await use(context);
      },
    ),
  page: async ({ context, faultExpected, doubleExpected }, use, { file }) => {
    const [page] = context.pages();
    if (!page) throw new Error('The window has no page.');
    const faults = watchFaults(page, faultExpected);
    const listening = await listenToAnnouncements(page);
    await use(page);
    expect(faults.end(), 'errors in the browser’s console').toEqual([]);
    const doubles = listening.end().filter((words) => !doubleExpected?.test(words));
    if (UNHEARD.has(basename(file, '.spec.ts'))) return;
    expect(doubles, 'words that were heard twice after one key, touch or letter').toEqual([]);
  },
  spoken: async ({ page }, use) => use(readSpoken(page)),
  as: async ({ page, baseURL }, use) =>
    use(async (role) => {
      await keepDisplayHere(page);
      await signInAs(page, baseURL ?? '', role);
    }),
});

/**
 * Journeys that run at once share the demo accounts, and how pages look follows an account to every device: what one
 * chooses would show in another. That it follows a person is shown by accounts of their own, which do not come by here.
 */
async function keepDisplayHere(page: Page): Promise<void> {
  // In the page and not by a route: a browser that is asked about each request reads the whole app anew for each page.
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (target, options) => {
      const address = target instanceof Request ? target.url : `${target}`;
      if (new URL(address, location.href).pathname !== '/api/display') return send(target, options);
      const request = new Request(target, options);
      return Response.json(request.method === 'GET' ? {} : await request.json());
    };
  });
}

/** How many journeys this worker has begun. */
let begun = 0;

/** Notes what goes wrong in a page, until the end. */
export function watchFaults(page: Page, faultExpected: RegExp | null): { readonly end: () => string[] } {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() !== 'error' || isExpectedRefusal(text) || faultExpected?.test(text)) return;
    faults.push(text);
  };
  const onError = (error: Error) => void faults.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  return {
    end: () => {
      page.off('console', onConsole).off('pageerror', onError);
      return faults;
    },
  };
}

/** The browser writes every refused or failed request into its console, also those that the page handles. */
function isExpectedRefusal(text: string): boolean {
  return /status of (4\d\d|503)|net::ERR_FAILED|Failed to fetch dynamically imported/.test(text);
}

/** What the server wrote of a public page has given way to the page itself. */
export function waitForApp(page: Page): Promise<void> {
  return page.locator('.served').waitFor({ state: 'detached' });
}

/** Opens a page and waits until it stands. */
export async function openPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Finds words where eyes read them, and not where the same words are only said. */
export function seeText(
  where: Page | Locator,
  words: string | RegExp,
  options: { readonly exact?: boolean } = {},
): Locator {
  return where.getByText(words, options).and(where.locator(':not(.spoken)'));
}

export { expect };
