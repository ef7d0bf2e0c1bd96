import type { Page } from '@playwright/test';

/**
 * WCAG 1.4.10: nothing makes the page scroll sideways but a table or a canvas in its own frame; on a phone the rows of a
 * table that has more than a few columns are blocks, and there it does not either.
 */
export function findSidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wideTables = [...document.querySelectorAll('.table-scroll:has([data-stacks])')]
      .filter((frame) => frame.clientWidth < 600 && frame.scrollWidth > frame.clientWidth)
      .map((frame) => `the table "${frame.getAttribute('aria-label')}" scrolls sideways`);
    if (scrollWidth <= clientWidth) return wideTables;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.closest('.table-scroll, .spoken, .skip-links'),
    );
    const names = wide.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth}: ${names.join(', ')}`];
  });
}

/** Design: targets are at least 44 px; links in a sentence, with words beside them, are exempt (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    // Skip links without the focus, and what only screen readers find, are clipped to nothing.
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    const hasWordsBeside = (link: HTMLElement): boolean => {
      let block = link.parentElement ?? link;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      const words = block.cloneNode(true) as HTMLElement;
      for (const link of words.querySelectorAll('a, button, time, .spoken')) link.remove();
      return /\p{L}/u.test(words.textContent);
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="tab"], [role="menuitem"]',
    );
    return [...controls].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const hidden = !isShown(control) || control.closest('[inert]') !== null || isClippedAway(control);
      const inSentence =
        control.tagName === 'A' && getComputedStyle(control).display === 'inline' && hasWordsBeside(control);
      const isSmall = width < least - 0.5 || height < least - 0.5;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return isSmall && !hidden && !inSentence
        ? [`"${name}" is ${Math.round(width)} by ${Math.round(height)} px`]
        : [];
    });
  });
}

/** WCAG 1.4.12: with the widest text spacing no text is cut off. */
export function findTextSpacingFaults(page: Page): Promise<string[]> {
  return findWithStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    findCutText,
  );
}

/** WCAG 1.4.4: with letters twice as large no text is cut off. */
export function findLargeTextFaults(page: Page): Promise<string[]> {
  return findWithStyle(page, 'html { font-size: 200% !important }', findCutText);
}

async function findWithStyle(
  page: Page,
  content: string,
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const style = await page.addStyleTag({ content });
  const faults = await find(page);
  await style.evaluate((element) => (element as HTMLElement).remove());
  return faults;
}

/** Text that a box hides a part of. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
      const cut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      const hasText = element.textContent.trim() !== '';
      return hides && cut && hasText && !isClippedAway(element)
        ? [
            `text is cut off in ${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`,
          ]
        : [];
    });
  });
}
