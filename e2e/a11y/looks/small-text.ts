import type { Page } from '@playwright/test';

/**
 * Finds words smaller than 12 px, whatever they are nested in and however far a picture is scaled down. A field is measured
 * by what is written in it, and by its placeholder while it is empty.
 */
export function findSmallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { isSeen, nameOf, ownWordsOf } = window.a11yLooks;
    const least = 12;
    const FIELDS =
      'input:not([type="range"], [type="checkbox"], [type="radio"], [type="color"]), textarea, select';
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const isField = element.matches(FIELDS);
      if ((ownWordsOf(element) === '' && !isField) || element.matches('title, desc, option')) return [];
      if (!isSeen(element)) return [];
      const isEmpty = element.matches(':placeholder-shown');
      const size = Number.parseFloat(getComputedStyle(element, isEmpty ? '::placeholder' : null).fontSize);
      const frame = element.closest('svg');
      const scale = frame instanceof SVGSVGElement ? (frame.getScreenCTM()?.a ?? 1) : 1;
      const shown = size * Math.abs(scale);
      return shown < least - 0.01 ? [`the words of ${nameOf(element)} are ${shown.toFixed(1)} px high`] : [];
    });
  });
}
