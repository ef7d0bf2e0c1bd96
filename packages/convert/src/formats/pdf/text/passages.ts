import { maxOf, minOf } from '@relievo/words';
import { LIST_MARK, type Row } from './rows.ts';

/** Rows that belong together: what it is among the others is known when all pages are. */
export interface Passage {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly rows: number;
  /** What stands before an item of a list; null where it is none. */
  readonly mark: string | null;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The same rows with the looks of their letters and the mark. */
  readonly lines: readonly Row[];
}

/** More than this of the usual distance of rows begins another passage. */
const APART = 1.35;
/** In sizes of the letters. */
const INDENT = 1;
const SHORT = 0.8;

/** Finds paragraphs, headings and items in the rows of one column. A few rows are at most so far apart in a paragraph. */
export function findPassages(rows: readonly Row[], most = Infinity): readonly Passage[] {
  const usual = Math.min(findUsualDistance(rows), most);
  const edge = maxOf(rows.map(({ right }) => right));
  const start = minOf(rows.map(({ left }) => left));
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const first = group?.[0];
    if (group && before && first && continues({ first, before, row, usual, edge, start })) group.push(row);
    else groups.push([row]);
  }
  return groups.flatMap(createPassage);
}

interface Step {
  readonly first: Row;
  readonly before: Row;
  readonly row: Row;
  readonly usual: number;
  readonly edge: number;
  readonly start: number;
}

function continues({ first, before, row, usual, edge, start }: Step): boolean {
  const distance = before.base - row.base;
  const size = Math.max(before.size, row.size);
  if (distance < 0 || distance > Math.max(APART * usual, 0.1) || distance > 2.5 * size) return false;
  if (Math.abs(before.size - row.size) > 0.08 * size || before.isBold !== row.isBold) return false;
  if (splitMark(row.text).mark !== null) return false;
  const isItem = splitMark(first.text).mark !== null;
  if (isItem) return row.left > first.left + 0.3 * size || before.right > edge - 6 * size;
  const isIndented = row.left > start + INDENT * size && before.left < row.left - INDENT * size;
  const isShort = before.right - start < SHORT * (edge - start) && /[.!?:]["”’)]?$/.test(before.text);
  return !isIndented && !isShort;
}

function findUsualDistance(rows: readonly Row[]): number {
  const distances = rows
    .flatMap((row, at) => {
      const before = rows[at - 1];
      const distance = before ? before.base - row.base : 0;
      return distance > 0 && distance < 3 * row.size ? [distance] : [];
    })
    .toSorted((a, b) => a - b);
  // The nearer rows are those of one paragraph.
  return distances[Math.floor(distances.length / 3)] ?? (rows[0]?.size ?? 10) * 1.3;
}

export function splitMark(text: string): { readonly mark: string | null; readonly words: string } {
  const [first = '', ...rest] = text.split(/\s+/);
  const isMark = rest.length > 0 && LIST_MARK.test(first);
  return isMark ? { mark: first, words: rest.join(' ') } : { mark: null, words: text };
}

function createPassage(rows: readonly Row[]): readonly Passage[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return [];
  let text = '';
  for (const row of rows) text = joinWords(text, row.text);
  const { mark, words } = splitMark(text);
  const { size, isBold, left, base } = first;
  const right = maxOf(rows.map((row) => row.right));
  const place = { left, right, top: base + size, bottom: last.base };
  return [{ text: words, size, isBold, rows: rows.length, mark, lines: rows, ...place }];
}

/** A word that was parted at the end of a line is one again. */
export function joinWords(before: string, after: string): string {
  if (before === '') return after;
  if (/\p{L}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  return `${before} ${after}`;
}
