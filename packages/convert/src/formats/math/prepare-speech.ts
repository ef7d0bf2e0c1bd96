import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';

/** In these languages speech-rule-engine says what is enclosed, and nothing of what encloses it. */
const WITHOUT_ENCLOSURES: ReadonlySet<string> = new Set(['de', 'fr', 'it']);
const MATHML = 'http://www.w3.org/1998/Math/MathML';
const LINES: Readonly<Record<string, readonly [string, string]>> = {
  top: ['mover', '¯'],
  bottom: ['munder', '_'],
};

/**
 * Prepares MathML for a language in which it is said: lines over and under become marks, which each language has a word
 * for. Null: something in it would be left out of the words, and nothing would say so.
 */
export function prepareSpeech(mathml: string, language: string): string | null {
  if (!WITHOUT_ENCLOSURES.has(language) || !mathml.includes('<menclose')) return mathml;
  const root = parseOfficeXml(new TextEncoder().encode(mathml));
  if (!root || !replaceLines(root)) return null;
  return new XMLSerializer().serializeToString(root);
}

function replaceLines(element: Element): boolean {
  const children = listChildren(element);
  if (!children.every(replaceLines)) return false;
  if (nameOf(element) !== 'menclose') return true;
  const [name, sign] = LINES[(valueOf(element, 'notation') ?? '').trim()] ?? [];
  const document = element.ownerDocument;
  if (name === undefined || sign === undefined || !document) return false;
  const [marked, row, mark] = [name, 'mrow', 'mo'].map((one) => document.createElementNS(MATHML, one));
  if (!marked || !row || !mark) return false;
  for (const child of listChildren(element)) row.appendChild(child);
  mark.textContent = sign;
  marked.appendChild(row);
  marked.appendChild(mark);
  element.parentNode?.replaceChild(marked, element);
  return true;
}
