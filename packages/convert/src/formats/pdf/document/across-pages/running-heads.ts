import { maxOf, minOf } from '@relievo/words';
import { isLevelWith, type Row } from '../../text/rows.ts';

export interface HeadedPage {
  readonly number: number;
  readonly size: { readonly height: number };
  readonly rows: readonly Row[];
}

export interface RunningHeads {
  /** Rows that repeat at the edge of the pages, page numbers among them. */
  readonly rows: ReadonlySet<Row>;
  /** The printed number of each page, by its number in the file. */
  readonly printed: ReadonlyMap<number, string>;
}

/** The edges of a page are this share of it above and below the text. */
const MARGIN = 0.1;
const OUTER_MARGIN = 0.15;
const WIDE_MARGIN = 0.2;
/** Pages on which a row has to repeat. */
const MIN_PAGES = 3;
/** In usual sizes of the letters: larger words at the edge are a heading, and larger numbers do not count pages. */
const MAX_SIZE = 1.2;
const MAX_NUMBER = 1.6;

const ALONE =
  /^[\s–—|·[(-]*(?:(?:page|p\.|seite|s\.|página|pág\.|pagina)\s*)?(\d{1,4})(?:\s*(?:of|von|de|di|\/)\s*\d{1,4})?[\s–—|·\])-]*$/iu;
const AT_AN_END = [/^(\d{1,4})(?=\s|$|[|·–—])/u, /(?<=^|\s|[|·–—])(\d{1,4})$/u] as const;
const ROMAN = /^[\s–—-]*([ivxl]{1,7})[\s–—-]*$/u;

/** Finds running heads and page numbers by their repetition over all pages. */
export function findRunningHeads(pages: readonly HeadedPage[]): RunningHeads {
  const usual = usualSize(pages);
  const margins = pages.map((page) => ({
    page,
    rows: listAtEdge(page).filter((row) => row.size <= (isNumber(row) ? MAX_NUMBER : MAX_SIZE) * usual),
    outer: listOutermost(page, OUTER_MARGIN).filter((row) => row.size <= MAX_SIZE * usual),
  }));
  const running = new Set<Row>();
  const printed = new Map<number, string>();
  const shift = findShift(margins);
  for (const { page, rows } of margins) {
    if (shift === null) break;
    for (const row of chooseNumbers(page, rows, page.number + shift)) {
      printed.set(page.number, String(page.number + shift));
      running.add(row);
    }
  }
  for (const { page, rows } of margins)
    for (const row of rows) {
      const [, roman] = ROMAN.exec(row.text.trim()) ?? [];
      if (roman === undefined || printed.has(page.number) || rows.length > 2) continue;
      printed.set(page.number, roman);
      running.add(row);
    }
  addRepeated(margins, running);
  for (const { page } of margins)
    if (!printed.has(page.number)) {
      const counted = page.number + (shift ?? 0);
      printed.set(page.number, String(counted > 0 ? counted : page.number));
    }
  return { rows: running, printed };
}

/** Chooses the rows that have the number of a page. The mark of a note may be the same number, before its words. */
function chooseNumbers(page: HeadedPage, rows: readonly Row[], number: number): readonly Row[] {
  const having = rows.filter((row) => numbersOf(row, rows).includes(number));
  const alone = having.filter((row) => !page.rows.some((one) => one !== row && isLevelWith(one, row)));
  return alone.length > 0 ? alone : having;
}

function usualSize(pages: readonly HeadedPage[]): number {
  const sizes = pages.flatMap(({ rows }) => rows.map(({ size }) => size)).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 12;
}

/** Lists the rows near the edges: all that are very near, and a number alone as the first or last row of the page. */
function listAtEdge({ rows, size: { height } }: Omit<HeadedPage, 'number'>): readonly Row[] {
  const outermost = listOutermost({ rows, size: { height } }, WIDE_MARGIN);
  return rows.filter(
    (row) => isWithin(row, MARGIN * height, height) || (isNumber(row) && outermost.includes(row)),
  );
}

/** Lists the first and the last rows of a page, unless they are in its middle. */
function listOutermost(
  { rows, size: { height } }: Omit<HeadedPage, 'number'>,
  margin: number,
): readonly Row[] {
  const bases = rows.map(({ base }) => base);
  const ends = [maxOf(bases, 0), minOf(bases, height)];
  return rows.filter(
    (row) =>
      isWithin(row, margin * height, height) && ends.some((end) => Math.abs(row.base - end) < 0.4 * row.size),
  );
}

function isWithin({ base, size }: Row, margin: number, height: number): boolean {
  return base > height - margin || base + size < margin;
}

function isNumber({ text }: Row): boolean {
  return ALONE.test(text.trim()) || ROMAN.test(text.trim());
}

interface Margin {
  readonly page: HeadedPage;
  readonly rows: readonly Row[];
  /** The first and the last rows of the page, which may be farther from its edge. */
  readonly outer: readonly Row[];
}

/** Lists numbers that may be the number of the page: alone, or at an end of a running head. */
function numbersOf(row: Row, rows: readonly Row[]): readonly number[] {
  const text = row.text.trim();
  const [, alone] = ALONE.exec(text) ?? [];
  if (alone !== undefined) return [Number(alone)];
  if (rows.filter((one) => isLevelWith(one, row)).length > 3) return [];
  return AT_AN_END.flatMap((form) => {
    const [, number] = form.exec(text) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

/** Finds by how much the printed numbers differ from those of the file, if at least two pages agree. */
function findShift(margins: readonly Margin[]): number | null {
  const votes = new Map<number, { pages: number; alone: number }>();
  for (const { page, rows } of margins) {
    const alone = rows.flatMap((row) => (ALONE.test(row.text.trim()) ? numbersOf(row, rows) : []));
    for (const number of new Set(rows.flatMap((row) => numbersOf(row, rows)))) {
      const vote = votes.get(number - page.number) ?? { pages: 0, alone: 0 };
      vote.pages += 1;
      if (alone.includes(number)) vote.alone += 1;
      votes.set(number - page.number, vote);
    }
  }
  const [best] = [...votes].toSorted(([, a], [, b]) => b.pages - a.pages || b.alone - a.alone);
  if (!best) return null;
  const [shift, { pages, alone }] = best;
  const isOfFew = margins.length <= 2 && alone === margins.length;
  return (pages >= 2 && pages >= 0.3 * margins.length) || isOfFew ? shift : null;
}

/** Adds rows that say the same on several pages, whatever number they say, and those beside a page number. */
function addRepeated(margins: readonly Margin[], running: Set<Row>): void {
  const seen = countPages(margins, keyOf);
  const placed = countPages(margins, keyOfPlace);
  const numbered = countPages(margins, (row) => `${Math.round(row.base)} ${keyOf(row)}`);
  const apart = new Set<string>();
  for (const { page, rows, outer } of margins)
    for (const row of [...rows, ...outer])
      if (isApart(row, page, [...rows, ...outer])) apart.add(keyOfPlace(row));
  for (const { page, rows, outer } of margins) {
    const numbers = rows.filter((row) => running.has(row));
    for (const row of new Set([...rows, ...outer])) {
      if (isMarkOfNote(row, page)) continue;
      const isInPlace = margins.length > 1 && placed.get(keyOfPlace(row)) === margins.length;
      const isNumbered = numbered.get(`${Math.round(row.base)} ${keyOf(row)}`) === margins.length;
      const isRepeated = (seen.get(keyOf(row)) ?? 0) >= MIN_PAGES || (isNumbered && margins.length > 1);
      const isBesideNumber = margins.length >= MIN_PAGES && numbers.some((one) => isLevelWith(one, row));
      if (
        (isBesideNumber && rows.includes(row)) ||
        (isInPlace && apart.has(keyOfPlace(row))) ||
        (isRepeated && rows.includes(row) && isApart(row, page, rows))
      )
        running.add(row);
    }
  }
}

/** Tells whether a number at the foot of a page is before words, as the mark of a note is. */
function isMarkOfNote(row: Row, { rows, size }: HeadedPage): boolean {
  return (
    isNumber(row) &&
    row.base < size.height / 2 &&
    rows.some((one) => one.left >= row.right && one.left - row.right < 2 * row.size && isLevelWith(one, row))
  );
}

/** In sizes of the letters: the text of a page begins farther from its running head. */
const MIN_DISTANCE = 1.8;

/** Tells whether a row is apart from the text of its page. */
function isApart(row: Row, { rows }: HeadedPage, margin: readonly Row[]): boolean {
  return !rows.some((one) => {
    const distance = Math.abs(one.base - row.base);
    return !margin.includes(one) && !isLevelWith(one, row) && distance < MIN_DISTANCE * row.size;
  });
}

/** Counts the pages that have a row with each key. */
function countPages(margins: readonly Margin[], toKey: (row: Row) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rows, outer } of margins)
    for (const key of new Set([...rows, ...outer].map(toKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function keyOfPlace(row: Row): string {
  return `${Math.round(row.base)} ${Math.round(row.left)} ${row.text}`;
}

function keyOf({ text }: Row): string {
  return text.replaceAll(/\d+/g, '#').trim();
}
