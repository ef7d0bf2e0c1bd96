import type { Element } from '@xmldom/xmldom';
import { findChild, valueOf } from '../markup/xml.ts';
import type { PrintPages } from './reading.ts';

/** Counts the pages of the print if Word saved where each begins (ECMA-376, part 1, 17.3.3.13). */
export function countPages(body: Element): PrintPages | null {
  if (body.getElementsByTagNameNS('*', 'lastRenderedPageBreak').length === 0) return null;
  const said = Number(valueOf(findChild(body, 'sectPr', 'pgNumType'), 'start') ?? '1');
  const first = Number.isInteger(said) && said >= 0 ? said : 1;
  let page = first;
  return {
    first: String(first),
    next() {
      page += 1;
      return String(page);
    },
  };
}
