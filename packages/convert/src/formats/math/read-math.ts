import type { Formula, TextRun } from '@relievo/document/model';
import { maxOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { markFormula } from '../../math/marked-words.ts';
import { listChildren, nameOf, parseOfficeXml } from '../markup/xml.ts';
import type { NoteTaker } from '../notes.ts';
import { cleanMathml } from './clean-mathml.ts';
import { writeMathText } from './math-text.ts';
import { writeUeb } from './ueb/write-ueb.ts';

/** Longer ones are read as a line alone, and so are those of parts in parts that no page has room for. */
const LONGEST = 20_000;
const DEEPEST = 12;

/** Reads a formula as MathML, or as a line of characters if it is too large for a formula. */
export function readFormula(mathml: string, notes: NoteTaker): Formula | TextRun | null {
  const root = parse(mathml);
  const clean = root && findClean(root);
  const line = root ? writeMathText(clean ?? root).trim() : '';
  if (line === '') return null;
  if (clean) return { kind: 'formula', mathml: cleanMathml(root), line };
  notes.add('formula_as_text');
  return { kind: 'text', text: line };
}

/** Marks a formula of a document among the words of a text. */
export function markDocumentFormula({ mathml, line }: Formula, notes: NoteTaker): string {
  const root = parse(mathml);
  const ueb = root && writeUeb(root);
  notes.add(ueb === null ? 'formula_as_text' : 'formula_kept');
  return markFormula({ line, mathml, ueb });
}

/** Finds the formula without its looks, if it is not too long and not too deep. */
function findClean(root: Element): Element | null {
  const mathml = cleanMathml(root);
  const clean = mathml.length <= LONGEST ? parse(mathml) : null;
  return clean && measureDepth(clean) <= DEEPEST ? clean : null;
}

/** The same of any MathML. */
export function readMathml(root: Element | null, notes: NoteTaker): string {
  const mathml = root ? cleanMathml(root) : '';
  const clean = mathml.length <= LONGEST ? parse(mathml) : null;
  const line = root ? writeMathText(clean ?? root) : '';
  if (!clean || measureDepth(clean) > DEEPEST || line.trim() === '') {
    if (line.trim() !== '') notes.add('formula_as_text');
    return line;
  }
  const ueb = writeUeb(clean);
  notes.add(ueb === null ? 'formula_as_text' : 'formula_kept');
  return markFormula({ line, mathml, ueb });
}

/** How many fractions, roots and the like stand in one another: what tells them takes twice as long for each. */
function measureDepth(element: Element): number {
  const inside = maxOf(listChildren(element).map(measureDepth), 0);
  return nameOf(element) === 'mrow' ? inside : inside + 1;
}

function parse(text: string): Element | null {
  return parseOfficeXml(new TextEncoder().encode(text));
}
