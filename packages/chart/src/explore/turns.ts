import type { DataPoint } from '../model/chart.ts';

export interface Turn {
  readonly point: number;
  readonly kind: 'peak' | 'valley';
}

/** Where the values stop rising and fall, or stop falling and rise; of a level stretch its first point. */
export function findTurns(points: readonly DataPoint[]): readonly Turn[] {
  const turns: Turn[] = [];
  let direction = 0;
  let before: { readonly y: number; readonly point: number } | null = null;
  for (const [point, { y }] of points.entries()) {
    if (y === null) continue;
    if (before === null) {
      before = { y, point };
      continue;
    }
    const now = Math.sign(y - before.y);
    if (now === 0) continue;
    if (direction !== 0 && now !== direction)
      turns.push({ point: before.point, kind: direction > 0 ? 'peak' : 'valley' });
    direction = now;
    before = { y, point };
  }
  return turns;
}

export interface Crossing {
  /** The last point on the one side, and the first on the other; the points on zero lie between. */
  readonly from: number;
  readonly to: number;
  readonly way: 'up' | 'down';
}

/** Where the values go through zero. To arrive at zero is not yet to cross it. */
export function findZeroCrossings(points: readonly DataPoint[]): readonly Crossing[] {
  const crossings: Crossing[] = [];
  let before: { readonly y: number; readonly point: number } | null = null;
  for (const [point, { y }] of points.entries()) {
    if (y === null || y === 0) continue;
    if (before !== null && Math.sign(before.y) !== Math.sign(y))
      crossings.push({ from: before.point, to: point, way: y > 0 ? 'up' : 'down' });
    before = { y, point };
  }
  return crossings;
}
