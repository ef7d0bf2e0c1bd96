import { expect, type Page } from '@playwright/test';

export interface Spoken {
  /** Waits until these words were said, politely or assertively. */
  readonly toInclude: (words: string | RegExp) => Promise<void>;
  readonly all: () => Promise<string[]>;
}

declare global {
  interface Window {
    spokenWords?: string[];
  }
}

/**
 * Notes every text that a live region shows, as a screen reader would hear it: `aria-live` decides where there is one, its
 * role where there is none, and nothing is heard of a region that is switched off, hidden or behind a dialog.
 */
export async function listenToAnnouncements(page: Page): Promise<Spoken> {
  await page.addInitScript(() => {
    const words: string[] = [];
    window.spokenWords = words;
    const REGION = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const isHeard = (region: Element) =>
      ['polite', 'assertive'].includes(region.getAttribute('aria-live') ?? 'polite') &&
      region.closest('[inert], [aria-hidden="true"]') === null &&
      region.checkVisibility({ visibilityProperty: true });
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(REGION);
        const text = region && isHeard(region) ? region.textContent.trim() : '';
        if (text && words.at(-1) !== text) words.push(text);
      }
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const all = () => page.evaluate(() => window.spokenWords ?? []);
  return {
    all,
    toInclude: async (words) => {
      const heard = (said: string[]) =>
        said.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
      await expect
        .poll(async () => heard(await all()), {
          message: `waiting to hear ${words}`,
          timeout: 60_000,
          intervals: [50, 100, 200],
        })
        .toBe(true);
    },
  };
}
