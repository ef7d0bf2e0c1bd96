import type { Formula, TextRun } from '@relievo/document/model';
import { readLatex } from '../math/latex/read-latex.ts';
import { readFormula } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import { type HtmlElement, loadParse5 } from './tree.ts';

/** Reads a formula of a page as a document has it; null for one that shows nothing. */
export function readHtmlFormula(element: HtmlElement, notes: NoteTaker): Formula | TextRun | null {
  return readFormula(loadParse5().serializeOuter(element).replaceAll('&nbsp;', '&#160;'), notes);
}

/** Reads a formula in LaTeX; one that is not understood stays as it was typed. */
export function readLatexFormula({ childNodes }: HtmlElement, notes: NoteTaker): Formula | TextRun | null {
  const typed = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const mathml = readLatex(typed);
  if (mathml !== null) return readFormula(mathml, notes);
  notes.add('formula_as_latex');
  return typed.trim() === '' ? null : { kind: 'text', text: typed };
}
