import type { Element } from '@xmldom/xmldom';
import { nameOf, valueOf } from '../../markup/xml.ts';
import { readLanguage } from '../../text/open-text-pages.ts';
import type { OpenPackage } from '../open-package.ts';
import { findLanguage } from '../start-reading.ts';
import { readTextLooks, type TextLooks } from '../text-looks.ts';

/** Finds the language of the slides: that of most of their words if runs say theirs, else that of the default styles. */
export function findSlideLanguage(opened: OpenPackage, presentation: Element): string | null {
  const counts = new Map<string, number>();
  count(presentation, readTextLooks([opened.styles, opened.content]), counts);
  const all = (presentation.textContent ?? '').replaceAll(/\s/g, '').length;
  const [language, letters] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return (letters * 2 > all ? readLanguage(language) : null) ?? findLanguage(opened);
}

/** Counts the letters of each language by the runs that say theirs. */
function count(element: Element, looks: TextLooks, counts: Map<string, number>): void {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    const language =
      nameOf(child) === 'span' ? looks.get(valueOf(child, 'style-name') ?? '')?.language : null;
    if (!language) count(child, looks, counts);
    else {
      const letters = (child.textContent ?? '').replaceAll(/\s/g, '').length;
      counts.set(language, (counts.get(language) ?? 0) + letters);
    }
  }
}
