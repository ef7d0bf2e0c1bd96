import type { Page } from '@playwright/test';

/**
 * WCAG 1.4.1: what is pressed, chosen or current differs from what is not by shape or words, and a link in a sentence from
 * its words, for whoever tells no colours apart. Each element is compared with itself without its state, and with another
 * of its kind that does not have it.
 */
export function findStatesByColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHAPE = [
      ...['borderTopWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderRightWidth', 'borderTopStyle'],
      ...[
        'fontWeight',
        'fontStyle',
        'textDecorationLine',
        'textDecorationThickness',
        'display',
        'visibility',
      ],
      ...['width', 'height', 'content', 'justifyContent', 'rotate', 'backgroundSize', 'outlineStyle'],
    ] as const;
    const COLOURS = /(?:rgba?|oklch|oklab|color)\([^)]*\)/g;

    // A line without a colour is none.
    const isThere = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);
    const partOf = (style: CSSStyleDeclaration): string => {
      const { borderTopColor, borderBottomColor, borderInlineStartColor, boxShadow, backgroundImage } = style;
      const lines = [borderTopColor, borderBottomColor, borderInlineStartColor].map(isThere);
      const drawn = `${boxShadow} ${backgroundImage}`.replaceAll(COLOURS, '');
      return [...SHAPE.map((name) => style[name]), ...lines, drawn].join(' ');
    };
    /** How an element and all that is in it look, but for colours. */
    const shapeOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) => [null, '::before', '::after'].map((part) => partOf(getComputedStyle(each, part))))
        .join('|');
    /** Which icons it shows: words differ from one to the other, and say nothing of the state. */
    const iconsOf = (element: Element) =>
      [...element.querySelectorAll('svg, .list-box-mark, .choice-dot')].map((icon) => icon.innerHTML).join();

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.spoken, [inert]') === null;

    const STATES = [
      ['aria-pressed', 'true'],
      ['aria-selected', 'true'],
      ['aria-current', 'page'],
    ] as const;
    const differsFromItself = (element: Element, attributes: readonly string[]) => {
      const kept = attributes.map((name) => [name, element.getAttribute(name)] as const);
      const before = shapeOf(element);
      for (const [name, value] of kept)
        if (value !== null && name.startsWith('aria') && name !== 'aria-current')
          element.setAttribute(name, 'false');
        else element.removeAttribute(name);
      const after = shapeOf(element);
      for (const [name, value] of kept) if (value !== null) element.setAttribute(name, value);
      return before !== after;
    };
    const differsFromPeer = (element: Element, state: string) => {
      const peers = [...document.querySelectorAll(element.tagName)].filter(
        (other) =>
          other !== element &&
          other.className === element.className &&
          other.getAttribute('role') === element.getAttribute('role') &&
          !['true', 'page'].includes(other.getAttribute(state) ?? 'false'),
      );
      return peers.length > 0 && peers.every((peer) => iconsOf(peer) !== iconsOf(element));
    };
    const faults = STATES.flatMap(([state, value]) =>
      [...document.querySelectorAll(`[${state}="${value}"]`)]
        .filter(isShown)
        .filter(
          (element) =>
            !differsFromItself(element, [state, 'data-selected']) && !differsFromPeer(element, state),
        )
        .map(
          (element) => `${nameOf(element)} shows that it is ${state.slice('aria-'.length)} by colour alone`,
        ),
    );

    const inSentence = (link: Element) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
      );
    for (const link of document.querySelectorAll('a[href]'))
      if (
        isShown(link) &&
        inSentence(link) &&
        !getComputedStyle(link).textDecorationLine.includes('underline')
      )
        faults.push(`${nameOf(link)} is a link in a sentence without a line under it`);
    return faults;
  });
}
