import type { PageSize } from '../text/page-content.ts';
import type { Row } from '../text/rows.ts';

/** A column of prose has so many rows at least, of so many words on average. */
const MIN_ROWS = 6;
const MIN_WORDS = 3.5;
/** The share of the rows that may run across both columns, and the part of a page in which the gutter is. */
const MAX_ACROSS = 0.2;
const MIDDLE = [0.35, 0.65] as const;
/** Points: TeX leaves 10 between columns, and letters at their edges reach into them. */
const STEP = 1;

/**
 * Splits the rows of a page that is printed in two columns of prose into parts in the order of reading. Rows that run
 * across both columns are parts between them. The gutter is where the smallest number of rows cross it. A page without such columns is one part.
 */
export function splitByGutter(rows: readonly Row[], { width }: PageSize): readonly (readonly Row[])[] {
  const usual = rows.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 12;
  let best: { readonly across: number; readonly parts: readonly (readonly Row[])[] } | null = null;
  for (let x = MIDDLE[0] * width; x <= MIDDLE[1] * width; x += STEP) {
    const across = rows.filter(({ left, right, size }) => {
      const around = Math.min(size, usual) / 3;
      return left < x + around && right > x - around;
    });
    if (across.length > MAX_ACROSS * rows.length || (best && best.across <= across.length)) continue;
    const left = rows.filter((row) => !across.includes(row) && row.right <= x);
    const right = rows.filter((row) => !across.includes(row) && row.left >= x);
    if (isProse(left) && isProse(right))
      best = { across: across.length, parts: listBands(across, left, right) };
  }
  return best?.parts ?? [rows];
}

/** Tells whether rows are prose. Words on one baseline count as one row, since the cells of a table are several. */
function isProse(rows: readonly Row[]): boolean {
  const levels = new Set(rows.map(({ base }) => Math.round(base / 3))).size;
  const words = rows.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return levels >= MIN_ROWS && words >= MIN_WORDS * levels;
}

/** Lists the rows across both columns from the top, each followed by the two columns below it. */
function listBands(
  across: readonly Row[],
  left: readonly Row[],
  right: readonly Row[],
): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  const heads = across.toSorted((a, b) => b.base - a.base);
  let top = Infinity;
  const addColumns = (bottom: number) => {
    const isBetween = ({ base }: Row) => base < top && base >= bottom;
    for (const side of [left, right]) {
      const own = side.filter(isBetween);
      if (own.length > 0) parts.push(own);
    }
  };
  for (const head of heads) {
    const hasBetween = [...left, ...right].some(({ base }) => base < top && base >= head.base);
    addColumns(head.base);
    const last = parts.at(-1);
    if (!hasBetween && last && heads.includes(last[0] ?? head)) last.push(head);
    else parts.push([head]);
    top = head.base;
  }
  addColumns(-Infinity);
  return parts;
}
