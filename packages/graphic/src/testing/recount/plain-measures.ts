import { type Edge, listEdges, type PlainItem, type PlainLine, type Spot } from './plain-drawing.ts';

export function measureLength({ lines }: Pick<PlainItem, 'lines'>): number {
  return lines
    .flatMap(listEdges)
    .reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures the box around what is drawn, without the width of its line. */
export function measureExtent(lines: readonly PlainLine[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines)
    for (const { x, y } of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return { left, top, right, bottom };
}

/** Measures the narrowest strip that holds what is drawn, which lies along an edge of its hull, and its length. */
export function measureNarrowest(lines: readonly PlainLine[]): readonly [narrow: number, long: number] {
  const hull = wrapAround(lines.flatMap(({ points }) => points));
  let best: readonly [number, number] = [Infinity, 0];
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const across = measureSpread(hull, -uy, ux);
    if (across < best[0]) best = [across, measureSpread(hull, ux, uy)];
  }
  return best[0] === Infinity ? [0, 0] : best;
}

function measureSpread(spots: readonly Spot[], ux: number, uy: number): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { x, y } of spots) {
    least = Math.min(least, x * ux + y * uy);
    most = Math.max(most, x * ux + y * uy);
  }
  return most - least;
}

/** Finds the hull by wrapping: from the leftmost spot on to the next one that leaves all others on one side. */
function wrapAround(spots: readonly Spot[]): readonly Spot[] {
  const start = spots.reduce<Spot | undefined>(
    (best, one) => (!best || one.x < best.x || (one.x === best.x && one.y < best.y) ? one : best),
    undefined,
  );
  const hull: Spot[] = [];
  for (let at = start; at && hull.length <= spots.length; ) {
    hull.push(at);
    const here: Spot = at;
    let next: Spot | undefined;
    for (const one of spots) {
      if (one.x === here.x && one.y === here.y) continue;
      const turn = next ? turnOf(here, next, one) : -1;
      const isFarther =
        next && Math.hypot(one.x - here.x, one.y - here.y) > Math.hypot(next.x - here.x, next.y - here.y);
      if (!next || turn < 0 || (turn === 0 && isFarther)) next = one;
    }
    if (!next || (next.x === start?.x && next.y === start.y)) break;
    at = next;
  }
  return hull;
}

type Drawn = Pick<PlainItem, 'lines' | 'half'>;

/** Measures the gap between the edges of what two things raise, which is 0 where they meet. */
export function measureGap(a: Drawn, b: Drawn): number {
  const [first, second] = [listBoxedEdges(a.lines), listBoxedEdges(b.lines)];
  let nearest = Infinity;
  for (const { edge: one, left, top, right, bottom } of first) {
    for (const box of second) {
      const other = box.edge;
      // No edge is nearer than the box around it.
      if (Math.max(left - box.right, box.left - right, top - box.bottom, box.top - bottom) > nearest)
        continue;
      if (doCross(one, other)) return 0;
      nearest = Math.min(
        nearest,
        measureToEdge(one[0], other),
        measureToEdge(one[1], other),
        measureToEdge(other[0], one),
        measureToEdge(other[1], one),
      );
    }
  }
  return Math.max(0, nearest - a.half - b.half);
}

interface BoxedEdge extends Extent {
  readonly edge: Edge;
}

const KNOWN = new WeakMap<readonly PlainLine[], readonly BoxedEdge[]>();

function listBoxedEdges(lines: readonly PlainLine[]): readonly BoxedEdge[] {
  const edges = KNOWN.get(lines) ?? lines.flatMap(listEdges).map(boxEdge);
  KNOWN.set(lines, edges);
  return edges;
}

function boxEdge(edge: Edge): BoxedEdge {
  const [from, to] = edge;
  return {
    edge,
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

/** Measures the gap between the boxes around two things, which are never nearer than that. */
export function measureBoxGap(a: Drawn, b: Drawn): number {
  const [one, other] = [measureExtent(a.lines), measureExtent(b.lines)];
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.max(0, Math.hypot(across, down) - a.half - b.half);
}

export function measureToEdge({ x, y }: Spot, [from, to]: Edge): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

function turnOf(a: Spot, b: Spot, c: Spot): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function doCross([a, b]: Edge, [c, d]: Edge): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
}

/** Whether a thing begins within an area of another. */
export function doesLieIn(
  { lines: [first] }: Pick<PlainItem, 'lines'>,
  { lines }: Pick<PlainItem, 'lines'>,
): boolean {
  const start = first?.points[0];
  return start !== undefined && isWithin(start, lines);
}

/** Tells whether a spot lies within lines: a ray to the right crosses the edge around it an odd number of times. */
export function isWithin({ x, y }: Spot, lines: readonly PlainLine[]): boolean {
  const crossed = lines
    .filter(({ isClosed }) => isClosed)
    .flatMap(listEdges)
    .filter(
      ([from, to]) =>
        from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y),
    );
  return crossed.length % 2 === 1;
}

/** Measures from a spot to the nearest place of what lines draw. */
export function measureToLines(spot: Spot, lines: readonly PlainLine[]): number {
  return lines
    .flatMap(listEdges)
    .reduce((least, edge) => Math.min(least, measureToEdge(spot, edge)), Infinity);
}

/** Lists spots along a line at this distance from each other. */
export function walkAlong(
  line: PlainLine,
  step: number,
): readonly { readonly spot: Spot; readonly edge: Edge }[] {
  return listEdges(line).flatMap((edge) => {
    const [from, to] = edge;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: count }, (_, at) => ({
      spot: {
        x: from.x + ((to.x - from.x) * (at + 0.5)) / count,
        y: from.y + ((to.y - from.y) * (at + 0.5)) / count,
      },
      edge,
    }));
  });
}
