import type { Point } from '@relievo/graphic/model';
import type { DataPoint } from '../../model/chart.ts';

export type Known = DataPoint & { readonly y: number; readonly row: number };

/** Values that follow each other without one missing between them. */
export function splitIntoRuns(points: readonly DataPoint[]): readonly (readonly Known[])[] {
  const runs: Known[][] = [[]];
  for (const [row, point] of points.entries()) {
    if (point.y === null) runs.push([]);
    else runs.at(-1)?.push({ ...point, y: point.y, row });
  }
  return runs.filter((run) => run.length > 0);
}

/** A rise or fall of less is not felt as one. */
const LEAST_TURN = 3;

/** How far apart along the axis a line turns, at its tightest: a finger loses one whose legs touch. */
export function measureTightestTurn(course: readonly Point[]): number {
  const turns: Point[] = [];
  for (const point of course) {
    const [before, last] = [turns.at(-2), turns.at(-1)];
    if (!last || (before && (last.y - before.y) * (point.y - last.y) >= 0 && turns.length > 1)) {
      if (last && before) turns.pop();
      turns.push(point);
    } else if (Math.abs(point.y - last.y) >= LEAST_TURN) turns.push(point);
  }
  let tightest = Infinity;
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (before && index > 1 && index < turns.length - 1) tightest = Math.min(tightest, turn.x - before.x);
  }
  return tightest;
}

/** Between neighbours on the line. */
export function measureNearestGap(course: readonly Point[]): number {
  return course.reduce((least, { x, y }, index) => {
    const before = course[index - 1];
    return before ? Math.min(least, Math.hypot(x - before.x, y - before.y)) : least;
  }, Infinity);
}
