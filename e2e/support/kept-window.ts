import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/** What a journey may want of its window. */
type WindowOptions = Pick<
  PlaywrightTestOptions,
  'baseURL' | 'viewport' | 'hasTouch' | 'bypassCSP' | 'colorScheme' | 'contextOptions'
>;

/** A window in which the journeys of one worker are made one after the other. */
interface KeptWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What takes back what the present journey added: scripts that run before those of a page, a device. */
  readonly undo: (() => Promise<unknown>)[];
  /** The clock of its pages was taken over, which nothing gives back. */
  isSpent: boolean;
}

/** The windows of this worker by what was asked of them. */
const windows = new Map<string, KeptWindow>();

/**
 * Lends a window as it was when it was new, but that it need not read and compile again what it has seen before:
 * measured, the first page of a new window takes nearly twice the processor time (decision 0383).
 */
export async function lendWindow(
  browser: Browser,
  options: WindowOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const wish = JSON.stringify(options);
  const window = windows.get(wish) ?? (await openWindow(browser));
  windows.set(wish, window);
  await use(window.context);
  if (!window.isSpent && !window.page.isClosed()) return clearWindow(window, options);
  windows.delete(wish);
  await window.context.close();
}

/** This is done before the window of a page is lent again. */
export function undoAfterwards(page: Page, step: () => Promise<unknown>): void {
  for (const window of windows.values()) if (window.page === page) window.undo.push(step);
}

/** Playwright gives every window the options of the journey that runs. */
async function openWindow(browser: Browser): Promise<KeptWindow> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const window: KeptWindow = { context, page, undo: [], isSpent: false };
  const addScript = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<typeof addScript>) => {
    const script = await addScript(...given);
    window.undo.push(() => script.dispose());
    return script;
  };
  const { clock } = page;
  // Whatever is asked of the clock takes it over.
  Object.defineProperty(page, 'clock', {
    get: () => {
      window.isSpent = true;
      return clock;
    },
  });
  return window;
}

/** Takes away what a journey left behind. */
async function clearWindow(
  { context, page, undo }: KeptWindow,
  { viewport, colorScheme, contextOptions: { reducedMotion = null } }: WindowOptions,
): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'response', 'dialog'])
    await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await Promise.all(undo.splice(0).map((step) => step()));
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
  await forgetEverything(page);
  if (viewport) await page.setViewportSize(viewport);
}

/** An address of the product that runs none of its scripts, so that none writes again what is cleared. */
const AT_REST = '/api/health';

async function forgetEverything(page: Page): Promise<void> {
  await page.goto(AT_REST);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((done) => {
        const removal = indexedDB.deleteDatabase(name);
        for (const end of ['success', 'error']) removal.addEventListener(end, done);
      });
  });
}
