/**
 * Where a key leads in a list of cards. Left and Right step, Up and Down keep the column, Home and End
 * go to the first and last of all, PageUp and PageDown move 3 rows of a grid or 10 items of a list.
 */
export const PAGE_ROWS = 3;
export const PAGE_ITEMS = 10;

export interface GridShape {
  readonly count: number;
  readonly columns: number;
}

export function moveInGrid(
  key: string,
  from: number,
  { count, columns }: GridShape,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  const last = count - 1;
  const clamp = (to: number) => Math.min(Math.max(to, 0), last);
  const forward = direction === 'ltr' ? 1 : -1;
  const page = columns > 1 ? PAGE_ROWS * columns : PAGE_ITEMS;
  switch (key) {
    case 'ArrowRight':
      return clamp(from + forward);
    case 'ArrowLeft':
      return clamp(from - forward);
    case 'ArrowDown':
      return from + columns <= last ? from + columns : from;
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : from;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return clamp(from + page);
    case 'PageUp':
      return clamp(from - page);
    default:
      return undefined;
  }
}
