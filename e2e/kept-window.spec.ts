import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { lendWindow } from './support/kept-window.ts';

// A size of its own, so that no other journey has had this window.
test.use({ viewport: { width: 1001, height: 701 } });

/** What journeys do to the window in which they are made. */
const MARKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'signs in as somebody': (page) =>
    page.context().addCookies([{ name: 'left', value: 'here', url: page.url() }]),
  'stores something': (page) => page.evaluate(() => localStorage.setItem('left', 'here')),
  'stores something for the visit': (page) => page.evaluate(() => sessionStorage.setItem('left', 'here')),
  'opens a database': (page) =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('left');
          opening.addEventListener('success', () => {
            opening.result.close();
            done();
          });
        }),
    ),
  'answers a request itself': (page) =>
    page.route('**/api/health', (route) => route.fulfill({ status: 418 })),
  'adds a script': (page) => page.addInitScript(() => Object.assign(globalThis, { left: 'here' })),
  'opens another tab': (page) => page.context().newPage(),
  'is on a telephone': (page) => page.setViewportSize({ width: 375, height: 800 }),
  'chooses dark colours': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'chooses forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'chooses more contrast': (page) => page.emulateMedia({ contrast: 'more' }),
  'lets things move': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  'allows the clipboard': (page) => page.context().grantPermissions(['clipboard-read']),
  'turns the clock': (page) => page.clock.setFixedTime(new Date('2026-03-09T20:00:00Z')),
  'lets the clock run fast': (page) => page.clock.setSystemTime(new Date('2026-03-09T20:00:00Z')),
  'stops the clock': async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  },
};

for (const [mark, leave] of Object.entries(MARKS))
  test(`a journey that ${mark} leaves nothing of it to the next journey`, async ({
    browser,
    baseURL,
    viewport,
    hasTouch,
    bypassCSP,
    colorScheme,
    contextOptions,
  }) => {
    const wishes = { baseURL, viewport, hasTouch, bypassCSP, colorScheme, contextOptions };
    const states: unknown[] = [];
    const lend = (use: (page: Page) => Promise<unknown>) =>
      lendWindow(browser, wishes, async (context) => {
        const page = firstPageOf(context);
        states.push(await describeWindow(page));
        await use(page);
      });
    await lend(async (page) => {
      await leave(page);
      expect(await describeWindow(page)).not.toEqual(states[0]);
    });
    await lend(() => Promise.resolve());
    expect(states[1]).toEqual(states[0]);
  });

function firstPageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error('The window has no page.');
  return page;
}

/** Everything of a window by which a journey could tell what was done in it before. */
async function describeWindow(page: Page) {
  const answer = await page.goto('/api/health');
  const ofPage = await page.evaluate(async () => {
    const matches = (query: string) => matchMedia(query).matches;
    const clipboard = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return {
      stored: [{ ...localStorage }, { ...sessionStorage }],
      databases: await indexedDB.databases(),
      hasScript: 'left' in globalThis,
      size: [innerWidth, innerHeight],
      media: [
        matches('(prefers-color-scheme: dark)'),
        matches('(forced-colors: active)'),
        matches('(prefers-contrast: more)'),
        matches('(prefers-reduced-motion: reduce)'),
      ],
      clipboard: clipboard.state,
      // A clock that was taken over knows no entries.
      documents: performance.getEntriesByType('navigation').length,
      isThisYear: Math.abs(Date.now() - performance.timeOrigin) < 60_000,
    };
  });
  const context = page.context();
  return {
    ...ofPage,
    // A busy server may find itself unwell for a moment, and answers so; only the window answers 418.
    isAnsweredHere: answer?.status() === 418,
    tabs: context.pages().length,
    cookies: (await context.cookies()).length,
  };
}
