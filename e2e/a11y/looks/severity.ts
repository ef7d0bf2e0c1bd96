import type { Page } from '@playwright/test';

/** Words for how grave something is or how it stands; where several stand in a list, each has one of these. */
const STANDINGS =
  'error|warning|advice|problem|danger|caution|success|approved|pending|draft|rejected|changes? requested|failed|refused|ready|(not )?working|expired|suspended|withdrawn';
/** Words that make plain what a thing that stands alone is about. */
const PLAIN =
  'done|saved|sent|verified|waiting|invalid|missing|required|wrong|locked|remove|delete|discard|cancel|revoke|withdraw|leave|change|cannot|could not|no longer|not|once';

/**
 * WCAG 1.4.1: the colours of danger, warning and success never say alone what they stand for: an icon or a word is with them.
 * A button says what it does.
 */
export function findSeverityByColour(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ standings, plain }) => {
      const { isSeen, nameOf, seenWordsOf, readColour } = window.a11yLooks;
      const root = getComputedStyle(document.documentElement);
      const colourOf = (name: string) => readColour(root.getPropertyValue(name).trim()).join();
      const grave = new Map(
        ['--danger', '--warning', '--success'].map((name) => [colourOf(name), name.slice(2)] as const),
      );
      // In high contrast they are the colour of all words, and say nothing.
      grave.delete(colourOf('--ink'));
      const wornBy = (element: Element): string | undefined => {
        const style = getComputedStyle(element);
        const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
        const lines = sides
          .filter(
            (side) =>
              Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
          )
          .map((side) => style[`border${side}Color`]);
        const painted = element instanceof SVGElement ? [style.fill, style.stroke] : [];
        return [style.color, style.backgroundColor, ...lines, ...painted]
          .map((colour) => grave.get(readColour(colour === 'none' ? 'transparent' : colour).join()))
          .find((name) => name !== undefined);
      };
      const isSaid = (element: Element) => {
        const item = element.closest('li, tr');
        const words =
          item && item.parentElement && item.parentElement.children.length > 1 ? standings : plain;
        return (
          [...element.querySelectorAll('svg, img')].some(isSeen) ||
          new RegExp(String.raw`\b(${words})`, 'i').test(seenWordsOf(element))
        );
      };
      return [
        ...document.querySelectorAll(
          ':is(#main-content, footer, [role="dialog"], [role="alertdialog"], .toasts) *',
        ),
      ].flatMap((element) => {
        if (element.closest('button, a, svg, input, select, textarea') || !isSeen(element)) return [];
        const worn = wornBy(element);
        if (worn === undefined || (element.parentElement && wornBy(element.parentElement) === worn))
          return [];
        // What has no words of its own is a mark, and stands with its label in a line or a field.
        const around = element.closest('li, tr, fieldset, [role="group"], [role="radiogroup"], .field');
        const told = seenWordsOf(element) === '' ? (around ?? element.parentElement ?? element) : element;
        return isSaid(told) ? [] : [`${nameOf(element)} says by the colour of ${worn} alone how it stands`];
      });
    },
    { standings: STANDINGS, plain: `${STANDINGS}|${PLAIN}` },
  );
}
