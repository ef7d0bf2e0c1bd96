import { addAll } from '@relievo/words';
import type { DataPoint } from '../model/chart.ts';

export interface Heard {
  readonly point: DataPoint;
  readonly index: number;
}

/**
 * A series that is too dense for its time, as the least and the greatest value of every stretch of it,
 * in the order in which they come: peaks stay where averages would lose them.
 */
export function thinPoints(points: readonly DataPoint[], most: number): readonly Heard[] {
  const all = points.map((point, index) => ({ point, index }));
  if (points.length <= most) return all;
  const stretches = Math.max(1, Math.floor(most / 2));
  const heard: Heard[] = [];
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * points.length) / stretches);
    const to = Math.floor(((stretch + 1) * points.length) / stretches);
    addAll(heard, findExtremes(all.slice(from, to)));
  }
  return heard;
}

function findExtremes(stretch: readonly Heard[]): readonly Heard[] {
  const known = stretch.filter(({ point }) => point.y !== null);
  const [first] = known;
  if (!first) return stretch.slice(0, 1);
  let least = first;
  let greatest = first;
  for (const one of known) {
    if ((one.point.y ?? 0) < (least.point.y ?? 0)) least = one;
    if ((one.point.y ?? 0) > (greatest.point.y ?? 0)) greatest = one;
  }
  if (least === greatest) return [least];
  return least.index < greatest.index ? [least, greatest] : [greatest, least];
}
