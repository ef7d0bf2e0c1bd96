import type { BraillePageSettings } from '../../settings.ts';
import { writeAsciiLine } from './ascii.ts';

const LINE_END = '\r\n';
const FORM_FEED = '\f';

/** Writes pages in braille ASCII: lines end with CR LF, pages with a form feed. It is null if a cell has eight dots. */
export function writeBrf(
  pages: readonly { readonly rows: readonly string[] }[],
  { pageBreak }: Pick<BraillePageSettings, 'pageBreak'>,
): string | null {
  const turn = pageBreak === 'form-feed' ? FORM_FEED : `${FORM_FEED}${LINE_END}`;
  const lines = pages.map(({ rows }) => rows.map(writeAsciiLine));
  if (lines.flat().includes(null)) return null;
  return lines.map((page) => `${page.join(LINE_END)}${LINE_END}`).join(turn);
}
