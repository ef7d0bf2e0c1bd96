export const PAGE_KINDS = ['page-normal', 'page-front', 'page-special'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Tells how DAISY counts a page of the print: numbers, roman numbers of the first pages, and all others. */
export function pageKindOf(page: string): PageKind {
  if (/^\d+$/u.test(page)) return 'page-normal';
  return /^[ivxlcdm]+$/iu.test(page) ? 'page-front' : 'page-special';
}
