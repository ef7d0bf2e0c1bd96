import type { Page } from '@playwright/test';

/** What every look asks of an element, in the page. */
export interface InPage {
  /** Somebody sees it: it has room, is not clipped to nothing, and lies on no page behind a dialog. */
  readonly isSeen: (element: Element) => boolean;
  /** What it is called in a report. */
  readonly nameOf: (element: Element) => string;
  /** The words that stand in it and in no element inside of it. */
  readonly ownWordsOf: (element: Element) => string;
  /** The words in it that somebody sees. */
  readonly seenWordsOf: (element: Element) => string;
  /** A colour as red, green and blue up to 255, and how much it covers, up to 1. */
  readonly readColour: (colour: string) => readonly [number, number, number, number];
}

declare global {
  interface Window {
    a11yLooks: InPage;
  }
}

/** From the next page on the looks have their tools in it. */
export function bringTools(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.closest('[inert]') || isClipped(element)) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const wordsIn = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const ownWordsOf = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(wordsIn)
        .filter(Boolean)
        .join(' ');
    const seenWordsOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*')].filter(isSeen).map(ownWordsOf).filter(Boolean).join(' ');
    const colours = new Map<string, readonly [number, number, number, number]>();
    let canvas: OffscreenCanvasRenderingContext2D | null = null;
    const readColour = (colour: string): readonly [number, number, number, number] => {
      const known = colours.get(colour);
      if (known) return known;
      canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas to read a colour with.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, cover = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const read = [red, green, blue, cover / 255] as const;
      colours.set(colour, read);
      return read;
    };
    window.a11yLooks = {
      isSeen,
      nameOf: (element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? wordsIn(element)).slice(0, 40)}"`,
      ownWordsOf,
      seenWordsOf,
      readColour,
    };
  });
}
