import type { Page } from '@playwright/test';

/** Design: no words are smaller than 12 px, whatever they are nested in and however far a picture is scaled down. */
export function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { isSeen, nameOf, ownWordsOf } = window.a11yLooks;
    const least = 12;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (ownWordsOf(element) === '' || element.matches('title, desc, option') || !isSeen(element)) return [];
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const frame = element.closest('svg');
      const scale = frame instanceof SVGSVGElement ? (frame.getScreenCTM()?.a ?? 1) : 1;
      const shown = size * Math.abs(scale);
      return shown < least - 0.01 ? [`the words of ${nameOf(element)} are ${shown.toFixed(1)} px high`] : [];
    });
  });
}
