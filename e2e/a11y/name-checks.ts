import type { Page } from '@playwright/test';

/** Smaller ones are icons and marks beside words. */
const LEAST = { width: 200, height: 120 } as const;

/** WCAG 1.1.1: a picture that is as large as a figure has a name that is spoken, or a caption that is. */
export function findNamelessFigures(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isSpoken = (element: Element | null | undefined) =>
      element?.closest('[aria-hidden="true"]') === null && element.textContent.trim() !== '';
    const hasName = (element: Element) =>
      [element.getAttribute('alt'), element.getAttribute('aria-label')].some((name) => name?.trim()) ||
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent.trim()) ||
      isSpoken(element.querySelector(':scope > title')) ||
      isSpoken(element.closest('figure')?.querySelector('figcaption'));
    const pictures = document.querySelectorAll(
      ':is(#main-content, [role="dialog"]) :is(img, svg, canvas, video, object, [role="img"])',
    );
    return [...pictures].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isLarge = width >= least.width && height >= least.height;
      if (!isLarge || !element.checkVisibility({ visibilityProperty: true })) return [];
      // A drawing that keys walk through is named by the place around it.
      if (element.parentElement?.closest('[role="img"], [role="application"][aria-label]')) return [];
      // The words of an entry say what it is, and its picture would say it again.
      if (element.closest('li, article')) return [];
      return hasName(element)
        ? []
        : [
            `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} of ${Math.round(width)} by ${Math.round(height)} px has no name`,
          ];
    });
  }, LEAST);
}
