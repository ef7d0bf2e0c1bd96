import type { Polyline } from '../../geometry/flatten.ts';

/** A corner's offset runs at most this many times the distance away, however sharp it is. */
const MITRE = 2;

/** The line moved sideways, to its right for a positive distance; corners are mitred. */
export function offsetPolyline({ points, closed }: Polyline, distance: number): Polyline {
  const corners = dropRepeats(points);
  const count = corners.length / 2;
  if (count < 2) return { points, closed };
  const moved = new Float64Array(corners.length);
  const normal = (from: number): readonly [number, number] => {
    const a = ((from + count) % count) * 2;
    const b = ((from + 1 + count) % count) * 2;
    const dx = (corners[b] ?? 0) - (corners[a] ?? 0);
    const dy = (corners[b + 1] ?? 0) - (corners[a + 1] ?? 0);
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  };
  for (let i = 0; i < count; i++) {
    const before = closed || i > 0 ? normal(i - 1) : normal(i);
    const after = closed || i < count - 1 ? normal(i) : before;
    const [sx, sy] = [before[0] + after[0], before[1] + after[1]];
    const square = sx * sx + sy * sy;
    // The sum of two unit normals, divided by half its square, reaches the corner of both offset lines.
    const reach = Math.min(2 / (square || 1), MITRE / (Math.sqrt(square) || 1));
    moved[i * 2] = (corners[i * 2] ?? 0) + sx * reach * distance;
    moved[i * 2 + 1] = (corners[i * 2 + 1] ?? 0) + sy * reach * distance;
  }
  return { points: moved, closed };
}

function dropRepeats(points: Float64Array): readonly number[] {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (kept.length > 0 && kept.at(-2) === x && kept.at(-1) === y) continue;
    kept.push(x, y);
  }
  return kept;
}
