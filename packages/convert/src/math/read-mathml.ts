import { BrailleError } from '@relievo/braille';
import { MARKUP_LIMITS, measureMarkup } from '@relievo/graphic/xml';
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** More than any formula that a page can hold. */
const LONGEST = 50_000;

/** Reads MathML, or refuses it before anything is made of it. */
export function readMathml(mathml: string): Element {
  const root = mathml.length > LONGEST || /<!DOCTYPE|<!ENTITY/i.test(mathml) ? null : findRoot(mathml);
  if (root?.localName !== 'math') throw new BrailleError('formula_unreadable', { text: mathml.slice(0, 40) });
  return root;
}

function findRoot(text: string): Element | null {
  const { depth, attributes, namespaces } = measureMarkup(text);
  if (depth > MARKUP_LIMITS.depth || attributes > MARKUP_LIMITS.attributes) return null;
  if (namespaces > MARKUP_LIMITS.namespaces) return null;
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    return parser.parseFromString(text, 'application/xml').documentElement;
  } catch {
    return null;
  }
}
