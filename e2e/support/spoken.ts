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

/** Notes every text that a live region shows, as a screen reader would hear it. */
export async function listenToAnnouncements(page: Page): Promise<Spoken> {
  await page.addInitScript(() => {
    const words: string[] = [];
    window.spokenWords = words;
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[aria-live], [role="status"], [role="alert"]')?.textContent.trim();
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
