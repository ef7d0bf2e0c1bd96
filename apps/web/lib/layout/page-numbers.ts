/** Which page numbers a pager shows: the ends, the neighbours of the page on screen, and gaps between. */
export type PageMark = number | 'gap';

export const NEIGHBOURS = { full: 2, compact: 1 } as const;
export const BOUNDARY = 1;
/** First and Last are offered only where a caller asks, and above this many pages. */
export const FIRST_LAST_ABOVE = 5;

export function listPageNumbers(
  current: number,
  total: number,
  neighbours: number = NEIGHBOURS.full,
): readonly PageMark[] {
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(BOUNDARY, total); page++) shown.add(page);
  for (let page = Math.max(1, total - BOUNDARY + 1); page <= total; page++) shown.add(page);
  for (let page = Math.max(1, current - neighbours); page <= Math.min(total, current + neighbours); page++)
    shown.add(page);
  const marks: PageMark[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    // A gap that hides one page is longer than the page's number.
    if (page - previous === 2) marks.push(previous + 1);
    else if (page - previous > 2) marks.push('gap');
    marks.push(page);
    previous = page;
  }
  return marks;
}

export function countPages(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

export function clampPage(page: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, total));
}

/** The page that keeps roughly the same first item on screen when the page size changes. */
export function findPageAfterResize(page: number, from: number, to: number): number {
  return Math.floor(((page - 1) * from) / to) + 1;
}

/** The page that somebody typed; nothing where it is no whole number from 1 to the last. */
export function parsePage(text: string, total: number): number | undefined {
  const page = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= total ? page : undefined;
}
