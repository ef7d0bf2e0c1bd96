import type { Place } from './cells.ts';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** A screen of rows, as spreadsheets move. */
const PAGE = 10;

/** Where a key leads, as in a spreadsheet; nothing where it leads nowhere. */
export function findPlaceAfter(
  { key, ctrlKey, metaKey }: GridKey,
  from: Place,
  size: Size,
  isRtl = false,
): Place | null {
  const far = ctrlKey || metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const side = (forward: boolean): Place => {
    if (far) return { ...from, column: forward ? last.column : 0 };
    return { ...from, column: clamp(from.column + (forward ? 1 : -1), last.column) };
  };
  switch (key) {
    case 'ArrowRight':
      return side(!isRtl);
    case 'ArrowLeft':
      return side(isRtl);
    case 'ArrowDown':
      return { ...from, row: far ? last.row : clamp(from.row + 1, last.row) };
    case 'ArrowUp':
      return { ...from, row: far ? 0 : clamp(from.row - 1, last.row) };
    case 'PageDown':
      return { ...from, row: clamp(from.row + PAGE, last.row) };
    case 'PageUp':
      return { ...from, row: clamp(from.row - PAGE, last.row) };
    case 'Home':
      return far ? { row: 0, column: 0 } : { ...from, column: 0 };
    case 'End':
      return far ? last : { ...from, column: last.column };
    default:
      return null;
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** One letter, figure or sign begins to write, as in a spreadsheet. */
export function isWriting({ key, ctrlKey, metaKey }: GridKey): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey;
}
