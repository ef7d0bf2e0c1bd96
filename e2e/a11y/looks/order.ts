import type { Page } from '@playwright/test';

/** What is drawn before what is read before it, each with the reason. */
const SOUND: Readonly<Record<string, string>> = {
  '.card-kicker': 'the name of a card is read first, and where it belongs stands above it in small letters',
  '.page-lead':
    'the sentence under a title is read with it; on a phone the one act of the page stands beside the title',
};

/**
 * WCAG 1.3.2 and 2.4.3: what stands beside or below each other is read and reached in the order that eyes find it in. Where
 * it lies is compared, so that it is all one whether a style turned it round or moved it. A picture may stand above its words.
 */
export function findDisorder(page: Page): Promise<string[]> {
  return page.evaluate((sound) => {
    const { isSeen, nameOf, seenWordsOf } = window.a11yLooks;
    const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const slack = 2;
    const isInFlow = (element: Element) =>
      ['static', 'relative'].includes(getComputedStyle(element).position) &&
      getComputedStyle(element).float === 'none';
    const isMatter = (element: Element) =>
      !element.matches(sound) &&
      (element.matches(STOPS) || element.querySelector(STOPS) !== null || seenWordsOf(element) !== '');
    /** What a container lays out: the children of a child that makes no box of its own are its own. */
    const itemsOf = (element: Element): Element[] =>
      [...element.children].flatMap((child) =>
        getComputedStyle(child).display === 'contents' ? itemsOf(child) : [child],
      );
    const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

    const containers = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.children.length > 0 &&
        /flex|grid/.test(getComputedStyle(element).display) &&
        element.closest('svg') === null &&
        isSeen(element),
    );
    return containers.flatMap((container) => {
      const items = itemsOf(container)
        .filter((item) => isSeen(item) && isInFlow(item) && isMatter(item))
        .map((item) => ({ item, box: item.getBoundingClientRect() }));
      const backwards = isRightToLeft(container);
      return items.flatMap(({ item, box }, place) => {
        const next = items[place + 1];
        if (!next) return [];
        const overlap = Math.min(box.bottom, next.box.bottom) - Math.max(box.top, next.box.top);
        const isBeside = overlap > Math.min(box.height, next.box.height) / 2;
        const isAbove = next.box.bottom <= box.top + slack;
        const isBefore =
          isBeside && (backwards ? next.box.left >= box.right - slack : next.box.right <= box.left + slack);
        // In columns, the top of the next one is above the foot of this one, and beside it.
        const isNextColumn = backwards
          ? next.box.right <= box.left + slack
          : next.box.left >= box.right - slack;
        return isBefore || (isAbove && !isNextColumn)
          ? [`${nameOf(next.item)} is seen before ${nameOf(item)}, and comes after it for keys and ears`]
          : [];
      });
    });
  }, Object.keys(SOUND).join(', '));
}
