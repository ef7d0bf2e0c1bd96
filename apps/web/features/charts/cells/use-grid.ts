import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place, Range } from './cells.ts';

/** Rows have one height, which grows with the letters, so that of many only those in sight are drawn. */
export const ROW_REMS = 2.75;
const AROUND = 10;
/** More columns than these are drawn around the cell that has the focus. */
const MOST_COLUMNS = 40;

export interface GridView {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where one is in a grid, what is selected, what is written in, and which cells are in sight. */
export function useGrid({ rows, columns }: Size) {
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setCursor] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [writing, setWriting] = useState<string | null>(null);
  /** In rows. */
  const [seen, setSeen] = useState({ from: 0, to: VIEW_ROWS });
  const takesFocus = useRef(false);
  const cursor = {
    row: Math.max(0, Math.min(asked.row, rows - 1)),
    column: Math.max(0, Math.min(asked.column, columns - 1)),
  };
  const firstSeen = Math.max(0, Math.floor(seen.from) - AROUND);
  const lastSeen = Math.min(rows - 1, Math.ceil(seen.to) + AROUND);
  const firstColumn = columns <= MOST_COLUMNS ? 0 : Math.max(0, cursor.column - MOST_COLUMNS / 2);
  const view: GridView = {
    firstRow: Math.min(firstSeen, lastSeen),
    lastRow: lastSeen,
    firstColumn,
    lastColumn: Math.min(columns - 1, firstColumn + MOST_COLUMNS - 1),
  };
  const move = (to: Place, extend = false) => {
    setAnchor(extend ? (anchor ?? cursor) : null);
    setCursor(to);
    setWriting(null);
    takesFocus.current = true;
    bringRowIntoSight(frame.current, to.row);
  };
  const write = (text: string) => {
    setWriting(text);
    takesFocus.current = true;
  };
  // The cell is drawn first, and has the focus then.
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    const cell = frame.current?.querySelector<HTMLElement>('[data-cursor]');
    if (!cell) return;
    takesFocus.current = false;
    const input = cell.querySelector('input');
    if (!input) return cell.focus();
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
  const range: Range = { from: anchor ?? cursor, to: cursor };
  return {
    frame,
    cursor,
    range,
    writing,
    view,
    move,
    write,
    /** Without taking the focus, as where the field below the grid writes. */
    point: setCursor,
    stopWriting: () => {
      setWriting(null);
      takesFocus.current = true;
    },
    /** The focus has gone elsewhere by itself. */
    leave: () => setWriting(null),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollTop, clientHeight } = currentTarget;
      const rowHeight = measureRow();
      setSeen({ from: scrollTop / rowHeight, to: (scrollTop + clientHeight) / rowHeight });
    },
  };
}

const VIEW_ROWS = 11;

/** Measures a row in pixels, with letters of the size that the person has chosen. */
function measureRow(): number {
  return ROW_REMS * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
}

function bringRowIntoSight(frame: HTMLElement | null, row: number): void {
  if (!frame) return;
  // The names of the columns stay in sight above.
  const height = measureRow();
  const top = row * height;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + 2 * height > frame.scrollTop + frame.clientHeight)
    frame.scrollTop = top + 2 * height - frame.clientHeight;
}
