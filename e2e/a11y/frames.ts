import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The window as it looks now, as fast as the browser gives it. */
export async function captureFrame(page: Page): Promise<string> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return data;
}

export function waitFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const step = (left: number) =>
          left === 0 ? done() : void requestAnimationFrame(() => step(left - 1));
        step(frames);
      }),
    count,
  );
}

/** Adds styles by script, since pages allow no styles written into them; returns the way to take them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return async () => {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  };
}
