import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf } from '../../markup/xml.ts';

/** The texts that cells name by their number. */
export function readSharedTexts(root: Element | null): readonly string[] {
  return root ? listChildren(root, 'si').map(readText) : [];
}

/** Runs are joined; how the words are pronounced is left aside (ECMA-376, part 1, 18.4.6). */
export function readText(holder: Element): string {
  return listChildren(holder)
    .map((child) => {
      const name = nameOf(child);
      if (name === 't') return child.textContent ?? '';
      return name === 'r' ? readText(child) : '';
    })
    .join('');
}
