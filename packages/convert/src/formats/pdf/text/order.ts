import { addAll } from '@relievo/words';
import { isLevelWith, joinRowPieces, type Row } from './rows.ts';

/** A column has so many rows at least, of so many words on average: what has fewer is a table without lines. */
const LEAST_ROWS = 3;
const LEAST_WORDS = 3;
/** Between columns there is more white than so many sizes of the letters. */
const GUTTER = 0.9;
/** Of a page with more rows nobody would wait for the columns. */
const MOST_ROWS = 500;

/** The rows of a page in the order in which they are read: columns one after the other, and what spans them between. */
export function orderRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const sorted = rows.toSorted((a, b) => b.base - a.base || a.left - b.left);
  return sorted.length > MOST_ROWS ? [joinLevel(sorted)] : splitIntoColumns(sorted);
}

function splitIntoColumns(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  let across: Row[] = [];
  let from = 0;
  const endRun = () => {
    if (across.length > 0) runs.push([...joinLevel(across)]);
    across = [];
  };
  while (from < rows.length) {
    const found = findColumns(rows, from);
    const row = rows[from];
    if (found) {
      endRun();
      for (const side of [found.left, found.right])
        addAll(
          runs,
          splitIntoColumns(side).map((run) => [...run]),
        );
      from = found.end;
    } else {
      if (row) across.push(row);
      from += 1;
    }
  }
  endRun();
  return runs;
}

interface Columns {
  readonly left: readonly Row[];
  readonly right: readonly Row[];
  readonly end: number;
}

/** The most rows from here on that leave a stripe of white between them. */
function findColumns(rows: readonly Row[], from: number): Columns | null {
  const first = rows[from];
  if (!first) return null;
  let best: Columns | null = null;
  let gaps: readonly (readonly [number, number])[] = [[-Infinity, Infinity]];
  for (let end = from; end < rows.length; end += 1) {
    const row = rows[end];
    if (!row) break;
    gaps = gaps.flatMap((gap) => cutOut(gap, row));
    const taken = rows.slice(from, end + 1);
    const gap = gaps.find(([start, stop]) => {
      if (stop - start < GUTTER * row.size) return false;
      return taken.some(({ right }) => right <= start) && taken.some(({ left }) => left >= stop);
    });
    const isOpen = gaps.some(([start, stop]) => Number.isFinite(start) && Number.isFinite(stop));
    if (gap) {
      const left = taken.filter(({ right }) => right <= gap[0]);
      const right = taken.filter((one) => one.left >= gap[1]);
      if (isColumn(left) && isColumn(right)) best = { left, right, end: end + 1 };
    } else if (!isOpen && end > from + 2) break;
  }
  return best && endColumns(best, rows, from);
}

/** Where one column has ended, the other ends at a gap or at larger letters: what follows spans both. */
function endColumns(columns: Columns, rows: readonly Row[], from: number): Columns {
  const { left, right, end } = columns;
  const bottom = Math.max(...[left, right].map((side) => side.at(-1)?.base ?? 0));
  const longer = (left.at(-1)?.base ?? 0) < (right.at(-1)?.base ?? 0) ? left : right;
  const cut = longer.find((row, at) => {
    const before = longer[at - 1];
    if (!before || row.base >= bottom - 1) return false;
    return before.base - row.base > MOST_DISTANCE * row.size || row.size > LARGER * before.size;
  });
  if (!cut) return columns;
  const stop = Math.min(end, rows.indexOf(cut, from));
  const isKept = (row: Row) => rows.indexOf(row) < stop;
  return { left: left.filter(isKept), right: right.filter(isKept), end: stop };
}
const MOST_DISTANCE = 3;
const LARGER = 1.1;

function cutOut([start, stop]: readonly [number, number], { left, right }: Row) {
  if (right <= start || left >= stop) return [[start, stop] as const];
  const parts: (readonly [number, number])[] = [];
  if (left > start) parts.push([start, left]);
  if (right < stop) parts.push([right, stop]);
  return parts;
}

function isColumn(all: readonly Row[]): boolean {
  const rows = all.filter(({ text }) => !/^[_\s]*$/.test(text));
  if (rows.length < LEAST_ROWS) return false;
  const words = rows.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return words >= LEAST_WORDS * rows.length;
}

/** Joins the rows on one baseline from left to right, so that a blank stays between its words. */
function joinLevel(rows: readonly Row[]): readonly Row[] {
  const levels: Row[][] = [];
  for (const row of rows) {
    const level = levels.at(-1);
    if (level?.[0] && isLevelWith(level[0], row)) level.push(row);
    else levels.push([row]);
  }
  return levels.flatMap((level) => joinBeside(level.toSorted((a, b) => a.left - b.left)));
}

function joinBeside(level: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of level) {
    const last = joined.at(-1);
    if (last && !areApart(last, row))
      joined[joined.length - 1] = {
        ...(last.text.length >= row.text.length ? last : row),
        text: `${last.text} ${row.text}`,
        left: last.left,
        right: Math.max(last.right, row.right),
        pieces: joinRowPieces(last, row),
      };
    else joined.push(row);
  }
  return joined;
}

/** A heading and words of another size that are far behind it are two texts on one line. */
const OTHER_SIZE = 1.2;

function areApart(one: Row, other: Row): boolean {
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  return large > OTHER_SIZE * small && gap > 0.5 * large;
}
