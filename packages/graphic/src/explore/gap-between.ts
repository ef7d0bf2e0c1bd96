import type { Polyline } from '../geometry/flatten.ts';
import { createFarthest, sharpen } from '../measure/closest.ts';
import { doesCover } from '../measure/near.ts';
import type { Part } from '../measure/part.ts';

/** From the edge of what the ones raise to that of the others; 0 where they meet, or lie in an area of the others. */
export function measureGapBetween(ones: readonly Part[], others: readonly Part[]): number {
  let gap = Infinity;
  for (const one of ones)
    for (const other of others) {
      if (liesIn(one, other) || liesIn(other, one)) return 0;
      gap = Math.min(gap, measureLines(one.lines, other.lines) - one.half - other.half);
      if (gap <= 0) return 0;
    }
  return gap;
}

function liesIn(inner: Part, outer: Part): boolean {
  return outer.lines.some(({ closed }) => closed) && doesCover(outer, inner);
}

function measureLines(ones: readonly Polyline[], others: readonly Polyline[]): number {
  const best = createFarthest();
  const segments = others.flatMap(listSegments);
  for (const [px, py, qx, qy] of ones.flatMap(listSegments))
    for (const [rx, ry, sx, sy] of segments) {
      sharpen(best, px, py, qx, qy, rx, ry, sx, sy);
      if (best.distance === 0) return 0;
    }
  return best.distance;
}

type Segment = readonly [px: number, py: number, qx: number, qy: number];

/** A point alone is a segment from it to itself. */
function listSegments({ points, closed }: Polyline): readonly Segment[] {
  const count = points.length / 2;
  const ends = count === 1 || closed ? count : count - 1;
  const at = (index: number): readonly [number, number] => [
    points[(index % count) * 2] ?? 0,
    points[(index % count) * 2 + 1] ?? 0,
  ];
  return Array.from({ length: ends }, (_, index) => [...at(index), ...at(index + 1)] as const);
}
