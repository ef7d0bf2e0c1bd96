import type { Box, Point, Segment, Subpath } from '../model/geometry.ts';
import { clipPiece } from './clip-piece.ts';
import { lengthOf, type Polyline, pointCount } from './flatten.ts';

/** The pieces of lines that lie in a box; a closed line that leaves it becomes open ones. */
export function clipLines(lines: readonly Polyline[], box: Box): readonly Subpath[] {
  return lines.flatMap((line) => clipLine(line, box));
}

function clipLine(line: Polyline, { x, y, width, height }: Box): readonly Subpath[] {
  const { points, closed } = line;
  const edges = { left: x, top: y, right: x + width, bottom: y + height };
  const pieces: Point[][] = [];
  let current: Point[] = [];
  const count = pointCount(line);
  for (let index = 0; index < count - (closed ? 0 : 1); index += 1) {
    const next = (index + 1) % count;
    const [x0, y0] = [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
    const [x1, y1] = [points[next * 2] ?? 0, points[next * 2 + 1] ?? 0];
    const inside = clipPiece(x0, y0, x1, y1, edges);
    if (!inside) continue;
    const [from, to] = inside;
    // Rounding may not carry a cut end out of the box.
    const at = (t: number): Point => ({
      x: Math.min(edges.right, Math.max(edges.left, x0 + (x1 - x0) * t)),
      y: Math.min(edges.bottom, Math.max(edges.top, y0 + (y1 - y0) * t)),
    });
    if (from > 0 || current.length === 0) {
      current = [at(from)];
      pieces.push(current);
    }
    current.push(at(to));
    if (to < 1) current = [];
  }
  return joinAround(pieces, line)
    .filter((piece) => piece.some((p) => p.x !== piece[0]?.x || p.y !== piece[0]?.y) || lengthOf(line) === 0)
    .map(toSubpath);
}

/** A closed line that begins inside the box has its last piece before its first. */
function joinAround(pieces: readonly Point[][], { closed }: Polyline): readonly (readonly Point[])[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const [start, end] = [first?.[0], last?.at(-1)];
  if (
    !closed ||
    !first ||
    !last ||
    !start ||
    !end ||
    first === last ||
    start.x !== end.x ||
    start.y !== end.y
  ) {
    return pieces;
  }
  return [[...last, ...first.slice(1)], ...pieces.slice(1, -1)];
}

function toSubpath(points: readonly Point[]): Subpath {
  const [start = { x: 0, y: 0 }, ...rest] = points;
  const segments = rest.map((to): Segment => ({ to }));
  return { start, segments, closed: false };
}
