import type { Page } from '@playwright/test';

/** What eyes would stumble over: texts and controls that lie on each other, texts that are cut, and areas that hold nothing. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) ||
        floats(element.parentElement));
    /** What of it is to be seen: the rest is scrolled out of sight, and lies on nothing. */
    const findSeenBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) continue;
        const frame = around.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.top = Math.max(box.top, frame.top);
        box.right = Math.min(box.right, frame.right);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      return box;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const shown = [...document.querySelectorAll('#main-content *, footer *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isClippedAway(element),
    );

    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const solid = shown
      .filter(
        (element) => hasOwnText(element) || element.matches('button, input, select, textarea, img, canvas'),
      )
      .filter((element) => !floats(element) && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: findSeenBox(element) }));
    const faults: string[] = [];
    const slack = 4;
    solid.forEach(({ element, box }, index) => {
      for (const { element: other, box: otherBox } of solid.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        if (across > slack && down > slack) faults.push(`${nameOf(element)} lies on ${nameOf(other)}`);
      }
    });

    for (const element of shown) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden';
      if (hasOwnText(element) && (isCut || textOverflow === 'ellipsis'))
        faults.push(`${nameOf(element)} is cut`);
      const { width, height } = element.getBoundingClientRect();
      const isArea = element.matches('section, article, ul, ol, dl, table, figure, fieldset');
      const holds =
        element.textContent.trim() ||
        element.querySelector('img, [role="img"], canvas, svg, input, iframe, video');
      if (isArea && !holds && width * height > 0) faults.push(`${nameOf(element)} is empty`);
    }
    return faults;
  });
}
