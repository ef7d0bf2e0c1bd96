import type { HeadingLevel, Inline, Table } from '@relievo/document/model';
import type { Box } from '../page-marks.ts';
import type { PageFigure } from './figures/find-figures.ts';

/** A part of a page in the order of reading, whether tags or places show what it is. */
export type PagePart = WordsPart | VersePart | TablePart | FigurePart | LinesPart;

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

/** Places parts among others by where they are on the page: before the first one below them in their column. */
export function placeAmong(
  parts: readonly PagePart[],
  placed: readonly (PagePart & { readonly box: Box })[],
): readonly PagePart[] {
  const all = [...parts];
  for (const part of placed.toSorted((a, b) => b.box.top - a.box.top))
    all.splice(findPlace(all, part.box), 0, part);
  return all;
}

function findPlace(parts: readonly PagePart[], { left, right, top }: Box): number {
  const isInColumn = (box: Box | null) => box !== null && box.left < right && box.right > left;
  const isBelow = (box: Box | null) => box !== null && (box.top + box.bottom) / 2 < top;
  const next = parts.findIndex(({ box }) => isInColumn(box) && isBelow(box));
  if (next >= 0) return next;
  const last = parts.findLastIndex(({ box }) => isInColumn(box));
  if (last >= 0) return last + 1;
  const below = parts.findIndex(({ box }) => isBelow(box));
  return below >= 0 ? below : parts.length;
}
