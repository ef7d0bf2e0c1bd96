import type { Page } from '@playwright/test';

/** A title shows when a mouse rests on it: not to keys, not to fingers, not at high zoom. Frames are named by theirs. */
export function findTitlesForTheMouse(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { isSeen, nameOf } = window.a11yLooks;
    return [...document.querySelectorAll('body [title]:not(iframe, embed, object)')]
      .filter((element) => element.getAttribute('title')?.trim() && isSeen(element))
      .map((element) => `"${element.getAttribute('title')}" shows on ${nameOf(element)} to a mouse alone`);
  });
}
