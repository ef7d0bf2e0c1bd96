import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf } from '../markup/xml.ts';
import { readOmml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';

/** The words of a paragraph, those of fields such as the day among them. */
export function readWords(element: Element, notes: NoteTaker): string {
  return listChildren(element)
    .map((child) => {
      const name = nameOf(child);
      if (name === 't') return child.textContent ?? '';
      if (name === 'br' || name === 'tab') return ' ';
      if (name === 'pPr' || name === 'rPr' || name === 'endParaRPr' || name === 'Fallback') return '';
      if (name === 'oMath') return readOmml(child, notes);
      return readWords(child, notes);
    })
    .join('');
}
