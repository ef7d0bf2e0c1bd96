import type { PageTable } from '../../text/page-table.ts';
import type { Passage } from '../../text/passages.ts';
import type { Row } from '../../text/rows.ts';

interface Laid {
  readonly passages: readonly Passage[];
  readonly tables: readonly PageTable[];
  /** These passages are lines of programs. */
  readonly code: ReadonlySet<Passage>;
}

/** A longer line is text, and a title is so much larger than the text below it. */
const MAX_TITLE = 120;
const MAX_ROWS = 2;
const LARGER = 1.1;

/** Splits the title of a box from its text: bold or larger words in its first line. */
export function splitTitle({ passages, tables, code }: Laid): {
  readonly title: readonly Row[];
  readonly passages: readonly Passage[];
} {
  const [first, next, ...others] = passages;
  const isFirst = first && tables.every(({ box }) => box.top <= first.bottom + 1);
  if (!isFirst || code.has(first) || !isTitle(first, next)) return { title: [], passages };
  return { title: first.lines, passages: next ? [next, ...others] : [] };
}

function isTitle({ text, mark, rows, isBold, size }: Passage, next: Passage | undefined): boolean {
  if (mark !== null || rows > MAX_ROWS || text.length > MAX_TITLE || /[.,;_]$/.test(text)) return false;
  return next !== undefined && ((isBold && !next.isBold) || size > LARGER * next.size);
}
