import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { readOmml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import { writeScript } from '../text/scripts.ts';

/** The words of a paragraph, those of fields such as the day among them. */
export function readWords(element: Element, notes: NoteTaker): string {
  return listChildren(element)
    .map((child) => {
      const name = nameOf(child);
      if (name === 't') return child.textContent ?? '';
      if (name === 'br' || name === 'tab') return ' ';
      if (name === 'pPr' || name === 'rPr' || name === 'endParaRPr' || name === 'Fallback') return '';
      if (name === 'oMath') return readOmml(child, notes);
      const words = readWords(child, notes);
      return name === 'r' && words.trim() !== '' ? writeRun(child, words) : words;
    })
    .join('');
}

/** A run says by how many thousandths of a percent it is raised; what is lowered stands below nought. */
function writeRun(run: Element, words: string): string {
  const raised = Number(valueOf(findChild(run, 'rPr'), 'baseline') ?? 0) || 0;
  return raised === 0 ? words : writeScript(words, raised > 0 ? 'sup' : 'sub');
}
