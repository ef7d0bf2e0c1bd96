import type { Page } from '@playwright/test';

/**
 * WCAG 1.4.10: nothing makes the page scroll sideways but a table or a canvas in its own frame; on a phone the rows of a
 * table that has more than a few columns are blocks, and there it does not either.
 */
export function sidewaysFaults(page: Page): Promise<string[]> {
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

/** Design: targets are at least 44 px; links inside a sentence are exempt (WCAG 2.5.8). */
export function smallTargetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    // Skip links without the focus, and what only screen readers find, are clipped to nothing.
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="tab"], [role="menuitem"]',
    );
    return [...controls].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const hidden = !isShown(control) || control.closest('[inert]') !== null || isClippedAway(control);
      const inSentence = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
      const isSmall = width < least - 0.5 || height < least - 0.5;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return isSmall && !hidden && !inSentence
        ? [`"${name}" is ${Math.round(width)} by ${Math.round(height)} px`]
        : [];
    });
  });
}

/** WCAG 1.4.12: with the widest text spacing no text is cut off. */
export async function textSpacingFaults(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  });
  const faults = await page.evaluate(() => {
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip';
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
  await style.evaluate((element) => (element as HTMLElement).remove());
  return faults;
}

/** WCAG 2.4.7 and 2.4.11: whatever Tab reaches shows a ring and is not covered by the header. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      // A field or a card as a whole wears the ring of what has the focus in it.
      const wearer = element.matches('input') ? '.choice, .search-field' : ':has(> .card-words)';
      const ringed =
        (element.matches('input, [data-card]') && element.closest<HTMLElement>(wearer)) || element;
      const style = getComputedStyle(ringed);
      const box = element.getBoundingClientRect();
      const shown =
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none';
      const middle = document.elementFromPoint(
        box.x + box.width / 2,
        box.y + Math.min(box.height / 2, innerHeight / 2),
      );
      const covered =
        middle !== null && !element.contains(middle) && !middle.contains(element) && !ringed.contains(middle);
      const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
      return {
        key: `${name} ${Math.round(box.x)} ${Math.round(box.y + scrollY)}`,
        name,
        shown,
        covered: covered && box.width > 1,
      };
    });
    if (!at) break;
    if (seen.has(at.key)) break;
    seen.add(at.key);
    if (!at.shown) faults.push(`${at.name} shows no focus ring`);
    if (at.covered) faults.push(`${at.name} is covered while it has the focus`);
  }
  return faults;
}
