import type { FromPicture } from '@relievo/contracts/charts';
import { type Cells, cellAt, type Place } from './cells.ts';

type Marks = FromPicture | null | undefined;

function isAt(place: Place) {
  return ({ row, column }: Place): boolean => row === place.row && column === place.column;
}

export function isUncertain(marks: Marks, place: Place): boolean {
  return marks?.unsure.some(isAt(place)) ?? false;
}

/** Where the number of a cell stands on the picture. */
export function findMark(marks: Marks, place: Place): { x: number; y: number } | null {
  return marks?.places.find(isAt(place)) ?? null;
}

/** Whoever has changed a cell has looked at it. */
export function settleChanged(marks: FromPicture, before: Cells, after: Cells): FromPicture {
  return { ...marks, unsure: marks.unsure.filter((place) => cellAt(before, place) === cellAt(after, place)) };
}

export function confirmCell(marks: FromPicture, place: Place): FromPicture {
  const isIt = isAt(place);
  return { ...marks, unsure: marks.unsure.filter((one) => !isIt(one)) };
}

/** The uncertain cell that comes next, row by row, and after the last one the first. */
export function findNextUncertain(marks: FromPicture, after: Place): Place | null {
  const sorted = marks.unsure.toSorted((a, b) => a.row - b.row || a.column - b.column);
  const next = sorted.find(
    ({ row, column }) => row > after.row || (row === after.row && column > after.column),
  );
  return next ?? sorted[0] ?? null;
}

interface Move {
  readonly along: 'row' | 'column';
  readonly at: number;
  /** One was added there, or that one was removed. */
  readonly by: 1 | -1;
}

/** Marks go with their cells where a row or a column is added or removed. */
export function moveMarks(marks: FromPicture, { along, at, by }: Move): FromPicture {
  const move = <Marked extends Place>(marked: readonly Marked[]): Marked[] =>
    marked.flatMap((one) => {
      if (by === -1 && one[along] === at) return [];
      return [one[along] >= at ? { ...one, [along]: one[along] + by } : one];
    });
  return { ...marks, unsure: move(marks.unsure), places: move(marks.places) };
}
