import { parseOfficeXml } from '../markup/xml.ts';
import { readLatex } from '../math/latex/read-latex.ts';
import { readMathml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import { type HtmlElement, loadParse5 } from './tree.ts';

/** A formula of a page, marked among the words. */
export function readHtmlMath(element: HtmlElement, notes: NoteTaker): string {
  const markup = loadParse5().serializeOuter(element).replaceAll('&nbsp;', '&#160;');
  return readMathml(parseOfficeXml(new TextEncoder().encode(markup)), notes);
}

/** The same of one in LaTeX; one that is not understood stays as it was typed. */
export function readHtmlLatex({ childNodes }: HtmlElement, notes: NoteTaker): string {
  const typed = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const mathml = readLatex(typed);
  if (mathml !== null) return readMathml(parseOfficeXml(new TextEncoder().encode(mathml)), notes);
  notes.add('formula_as_latex');
  return typed;
}
