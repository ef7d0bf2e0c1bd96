import { computeMean } from './numbers.ts';

/** y = slope · x + begin. */
export interface Trend {
  readonly slope: number;
  readonly begin: number;
}

interface Place {
  readonly x: number;
  readonly y: number | null;
}

/** The straight line from which the squares of the upright distances are least in sum; null where x does not vary. */
export function computeTrend(points: readonly Place[]): Trend | null {
  const known = points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
  const [meanX, meanY] = [computeMean(known.map(({ x }) => x)), computeMean(known.map(({ y }) => y))];
  let together = 0;
  let alongX = 0;
  for (const { x, y } of known) {
    together += (x - meanX) * (y - meanY);
    alongX += (x - meanX) ** 2;
  }
  const slope = together / alongX;
  return Number.isFinite(slope) ? { slope, begin: meanY - slope * meanX } : null;
}

/** What a trend says at a place. */
export function valueOfTrend({ slope, begin }: Trend, x: number): number {
  return slope * x + begin;
}
