import { serializeOuter } from 'parse5';
import { parseOfficeXml } from '../markup/xml.ts';
import { readMathml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import type { HtmlElement } from './tree.ts';

/** A formula of a page in one line of characters. */
export function readHtmlMath(element: HtmlElement, notes: NoteTaker): string {
  const markup = serializeOuter(element).replaceAll('&nbsp;', '&#160;');
  return readMathml(parseOfficeXml(new TextEncoder().encode(markup)), notes);
}
