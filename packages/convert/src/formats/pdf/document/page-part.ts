import type { HeadingLevel, Inline, Table } from '@relievo/document/model';
import type { Box } from '../page-marks.ts';
import type { PageFigure } from './figures/page-figure.ts';

/** A part of a page in the order of reading, whether tags or places show what it is. */
export type PagePart = WordsPart | CodePart | VersePart | TablePart | FigurePart | LinesPart | BoxPart;

export interface WordsPart {
  readonly kind: 'words';
  readonly role: Role;
  readonly content: readonly Inline[];
  readonly box: Box | null;
}

export type Role =
  | { readonly is: 'heading'; readonly level: HeadingLevel }
  | { readonly is: 'paragraph' }
  | { readonly is: 'caption' }
  | { readonly is: 'quotation' }
  /** The mark is as print shows it, and empty for a dot. */
  | { readonly is: 'item'; readonly depth: number; readonly mark: string }
  | { readonly is: 'note'; readonly mark: string };

/** Lines of a program, with their indents. */
export interface CodePart {
  readonly kind: 'code';
  readonly code: string;
  readonly box: Box | null;
}

/** Lines of a poem, which end where print ends them. */
export interface VersePart {
  readonly kind: 'verse';
  readonly stanzas: readonly (readonly { readonly content: readonly Inline[]; readonly indent: number }[])[];
  readonly box: Box | null;
}

export interface TablePart {
  readonly kind: 'table';
  readonly table: Omit<Table, 'id' | 'kind'>;
  readonly box: Box | null;
}

export interface FigurePart {
  readonly kind: 'figure';
  /** It is null if the file names a figure that is not seen on the page. */
  readonly figure: PageFigure | null;
  /** The file describes it so. */
  readonly alt: string;
  readonly box: Box | null;
}

/** Lines to write on. */
export interface LinesPart {
  readonly kind: 'lines';
  readonly count: number;
  readonly box: Box | null;
}

/** It is text in a frame or on a ground. */
export interface BoxPart {
  readonly kind: 'box';
  readonly title: readonly Inline[];
  readonly parts: readonly PagePart[];
  readonly box: Box | null;
}

/** Places parts among others by where they are on the page: before the first one below them in their column. */
export function placeAmong(
  parts: readonly PagePart[],
  placed: readonly (PagePart & { readonly box: Box })[],
): readonly PagePart[] {
  const all = [...parts];
  for (const part of listByRows(placed)) all.splice(findPlace(all, part.box), 0, part);
  return all;
}

/** Lists parts from top to bottom, and those beside each other from left to right, such as the panels of a figure. */
function listByRows<Placed extends { readonly box: Box }>(placed: readonly Placed[]): readonly Placed[] {
  const rows: Placed[][] = [];
  for (const part of placed.toSorted((a, b) => b.box.top - a.box.top)) {
    const row = rows.at(-1);
    if (row?.every(({ box }) => areInOneRow(box, part.box))) row.push(part);
    else rows.push([part]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left));
}

/** Tells whether boxes are beside each other, and share more than half of the height of the lower one. */
function areInOneRow(one: Box, other: Box): boolean {
  const shared = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  const isBeside = one.right <= other.left + 2 || other.right <= one.left + 2;
  return isBeside && shared > 0.5 * Math.min(one.top - one.bottom, other.top - other.bottom);
}

function findPlace(all: readonly PagePart[], place: Box): number {
  const { left, right, top } = place;
  // A figure at the left of a place comes before it, although its middle is lower than the top of the place.
  const parts = all.map((part) => (isAtLeft(part, place) ? { ...part, box: null } : part));
  const isInColumn = (box: Box | null) => box !== null && box.left < right && box.right > left;
  const isBelow = (box: Box | null) => box !== null && (box.top + box.bottom) / 2 < top;
  if (areBelowEachOther(parts)) {
    const below = parts.findIndex(({ box }) => isBelow(box));
    return below >= 0 ? below : parts.length;
  }
  const next = parts.findIndex(({ box }) => isInColumn(box) && isBelow(box));
  if (next >= 0) return findFirstBelow(parts, next, place);
  const last = parts.findLastIndex(({ box }) => isInColumn(box));
  if (last >= 0) return last + 1;
  // Columns on its left are read before it.
  const below = parts.findIndex(({ box }) => isBelow(box) && box !== null && box.right > left);
  return below >= 0 ? below : parts.length;
}

function isAtLeft({ kind, box }: PagePart, place: Box): boolean {
  return kind === 'figure' && box !== null && box.left < place.left && areInOneRow(box, place);
}

/** Points: lower parts, such as the words of one row, may be beside each other in one column. */
const MIN_COLUMN = 30;

/** Tells whether the parts of a page are one column: none begins above the previous one, or as words beside it. */
function areBelowEachOther(parts: readonly PagePart[]): boolean {
  const boxes = parts.flatMap(({ kind, box }) => (box ? [{ ...box, isWords: kind === 'words' }] : []));
  return boxes.every(({ top, left, right, isWords }, at) => {
    const before = boxes[at - 1];
    if (!before) return true;
    const isBeside = (left >= before.right || right <= before.left) && top > before.bottom + 2;
    return (
      top <= before.top + 2 &&
      !(isBeside && isWords && before.isWords && before.top - before.bottom > MIN_COLUMN)
    );
  });
}

/** Finds the first part below a place that leads to the one found there, such as a short heading at the edge. */
function findFirstBelow(parts: readonly PagePart[], found: number, { bottom }: Box): number {
  let first = found;
  for (let at = found - 1; at >= 0; at -= 1) {
    const [box, under] = [parts[at]?.box, parts[first]?.box];
    if (!box || !under || box.top > bottom || box.bottom < under.bottom) break;
    if (box.left >= under.right || box.right <= under.left) break;
    first = at;
  }
  return first;
}
