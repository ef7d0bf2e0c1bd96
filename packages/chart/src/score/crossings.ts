import type { Signal } from '@relievo/sound';
import type { Chart, DataPoint } from '../model/chart.ts';
import { isCourse } from '../model/kinds.ts';

/**
 * What lies between two neighbouring points of a series: zero, where the line goes through it, and a
 * series heard before, where two lines cross.
 */
export function findCrossings(
  { type, series }: Chart,
  index: number,
  from: number,
  to: number,
): readonly Signal['signal'][] {
  const valueAt = (one: number, row: number): number | null => series[one]?.points[row]?.y ?? null;
  const [before, after] = [valueAt(index, from), valueAt(index, to)];
  if (before === null || after === null) return [];
  const found: Signal['signal'][] = [];
  if (doesChangeSign(findLastOffZero(series[index]?.points ?? [], from), after)) found.push('zero-crossing');
  if (
    isCourse(type) &&
    series.some(
      ({ unit }, other) =>
        other < index &&
        unit === series[index]?.unit &&
        doMeet(valueAt(other, from), valueAt(other, to), before, after),
    )
  )
    found.push('intersection');
  return found;
}

/** To arrive at zero is not yet to cross it: what counts is the side from which it came. */
function findLastOffZero(points: readonly DataPoint[], from: number): number {
  for (let row = from; row >= 0; row -= 1) {
    const y = points[row]?.y ?? null;
    if (y === null) return 0;
    if (y !== 0) return y;
  }
  return 0;
}

function doesChangeSign(before: number, after: number): boolean {
  return (before < 0 && after > 0) || (before > 0 && after < 0);
}

function doMeet(
  otherBefore: number | null,
  otherAfter: number | null,
  before: number,
  after: number,
): boolean {
  return (
    otherBefore !== null && otherAfter !== null && doesChangeSign(before - otherBefore, after - otherAfter)
  );
}
