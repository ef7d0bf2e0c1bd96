import type { Page } from '@playwright/test';

/**
 * WCAG 1.4.6, by computing: engines leave undecided what lies below the whole of a card or what is faded, and do not look at
 * the words of an empty field. What cannot be used now is exempt.
 */
export function findPaleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { isSeen, nameOf, ownWordsOf, readColour } = window.a11yLooks;
    type Rgb = readonly [number, number, number];
    const LEAST = { small: 7, large: 4.5 } as const;

    const mix = (over: Rgb, cover: number, under: Rgb): Rgb => {
      const part = (place: 0 | 1 | 2) => over[place] * cover + under[place] * (1 - cover);
      return [part(0), part(1), part(2)];
    };
    const brightnessOf = (colour: Rgb) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: Rgb, other: Rgb) => {
      const [darker = 0, brighter = 0] = [brightnessOf(one), brightnessOf(other)].toSorted((a, b) => a - b);
      return (brighter + 0.05) / (darker + 0.05);
    };

    /** What is painted from the page up to the element, and how much of the element is left by all that fades it. */
    const groundOf = (element: Element): { readonly ground: Rgb; readonly fading: number } => {
      const around: Element[] = [];
      for (let next: Element | null = element; next; next = next.parentElement) around.unshift(next);
      let ground: Rgb = [255, 255, 255];
      let fading = 1;
      for (const each of around) {
        const { backgroundColor, opacity } = getComputedStyle(each);
        const [red, green, blue, cover] = readColour(backgroundColor);
        fading *= Number(opacity);
        ground = mix([red, green, blue], cover * fading, ground);
      }
      return { ground, fading };
    };
    const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    };
    const judge = (element: Element, style: CSSStyleDeclaration, fadedBy: number, what: string) => {
      const { ground, fading } = groundOf(element);
      const [red, green, blue, cover] = readColour(style.color);
      const ink = mix([red, green, blue], cover * fading * fadedBy, ground);
      const found = contrastOf(ink, ground);
      const least = isLarge(style) ? LEAST.large : LEAST.small;
      return found < least - 0.05
        ? [`${what} of ${nameOf(element)} have a contrast of ${found.toFixed(2)}, and need ${least}`]
        : [];
    };

    const canBeUsed = (element: Element) => element.closest(':disabled, [aria-disabled="true"]') === null;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('svg, canvas') || !canBeUsed(element)) return [];
      const isField = element.matches(
        'input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"], [type="color"]), textarea',
      );
      const hasWords = ownWordsOf(element) !== '' || element.matches('select');
      if ((!isField && !hasWords) || !isSeen(element)) return [];
      const words = hasWords || isField ? judge(element, getComputedStyle(element), 1, 'the words') : [];
      if (!isField || !element.matches(':placeholder-shown')) return words;
      const hint = getComputedStyle(element, '::placeholder');
      return [...words, ...judge(element, hint, Number(hint.opacity), 'the words of the empty field')];
    });
  });
}
