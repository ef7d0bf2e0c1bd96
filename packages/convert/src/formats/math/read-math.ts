import type { Element } from '@xmldom/xmldom';
import { parseOfficeXml } from '../markup/xml.ts';
import type { NoteTaker } from '../notes.ts';
import { writeMathText } from './math-text.ts';
import { toMathml } from './omml.ts';

/** A formula of Word or PowerPoint in one line of characters. */
export function readOmml(formula: Element, notes: NoteTaker): string {
  return readMathml(parseOfficeXml(new TextEncoder().encode(toMathml(formula))), notes);
}

/** The same of any MathML. */
export function readMathml(root: Element | null, notes: NoteTaker): string {
  notes.add('formula_as_text');
  return root ? writeMathText(root) : '';
}
