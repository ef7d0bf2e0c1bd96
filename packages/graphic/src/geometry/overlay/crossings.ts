import { createEdgeList, type Edges, side } from './edges.ts';
import { visitPairs } from './pairs.ts';

/** Rounding a crossing to the grid bends its edges by a hair, which may make new crossings; few rounds end that. */
const MOST_ROUNDS = 40;
/**
 * Edges that pass each other within a hair may go on to meet a hair further on, round after round. What still does
 * after so many is led through every end whose square it passes, half a micrometre to each side, which stops it
 * (J. Hobby, "Practical segment intersection with finite precision output").
 */
const ROUNDS_BEFORE_SNAPPING = 8;

/**
 * The edges cut wherever they meet, so that they meet at ends only. Crossings are rounded to whole
 * micrometres. null where there are more of them than `limit`.
 */
export function cutAtCrossings(edges: Edges, limit: number): Edges | null {
  let current = edges;
  let isNew: Uint8Array | null = null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const cuts = findCuts(current, isNew, limit, round < ROUNDS_BEFORE_SNAPPING ? 0 : 0.5);
    if (!cuts) return null;
    if (cuts.size === 0) return current;
    const next = cutEdges(current, cuts);
    isNew = findNewAmong(next, current, cuts);
    current = next;
  }
  return current;
}

/** For each edge that is met between its ends: the places, x and y interleaved. */
type Cuts = Map<number, number[]>;

function findCuts(edges: Edges, isNew: Uint8Array | null, limit: number, reach: number): Cuts | null {
  const { ax, ay, bx, by } = edges;
  const cuts: Cuts = new Map();
  let count = 0;
  const add: Add = (edge, x, y) => {
    if ((x === ax[edge] && y === ay[edge]) || (x === bx[edge] && y === by[edge])) return false;
    const places = cuts.get(edge);
    if (places) places.push(x, y);
    else cuts.set(edge, [x, y]);
    count += 1;
    return true;
  };
  visitPairs(edges, (i, j) => {
    if (isNew && !isNew[i] && !isNew[j]) return true;
    addCrossings(edges, i, j, reach, add);
    return count <= limit;
  });
  return count > limit ? null : cuts;
}

/** False where the place is an end of the edge. */
type Add = (edge: number, x: number, y: number) => boolean;

function addCrossings({ ax, ay, bx, by }: Edges, i: number, j: number, reach: number, add: Add): void {
  const [x1, y1, x2, y2] = [ax[i] ?? 0, ay[i] ?? 0, bx[i] ?? 0, by[i] ?? 0];
  const [x3, y3, x4, y4] = [ax[j] ?? 0, ay[j] ?? 0, bx[j] ?? 0, by[j] ?? 0];
  const s3 = side(x1, y1, x2, y2, x3, y3);
  const s4 = side(x1, y1, x2, y2, x4, y4);
  const s1 = side(x3, y3, x4, y4, x1, y1);
  const s2 = side(x3, y3, x4, y4, x2, y2);
  const isOn = (off: number, x: number, y: number, fromX: number, fromY: number, toX: number, toY: number) =>
    Math.abs(off) <= reach * (toX - fromX + Math.abs(toY - fromY)) && isBetween(x, y, fromX, fromY, toX, toY);
  const atEnds = [
    isOn(s3, x3, y3, x1, y1, x2, y2) && add(i, x3, y3),
    isOn(s4, x4, y4, x1, y1, x2, y2) && add(i, x4, y4),
    isOn(s1, x1, y1, x3, y3, x4, y4) && add(j, x1, y1),
    isOn(s2, x2, y2, x3, y3, x4, y4) && add(j, x2, y2),
  ];
  if (atEnds.includes(true) || !areApart(s1, s2) || !areApart(s3, s4)) return;
  const t = s1 / (s1 - s2);
  const x = Math.round(x1 + (x2 - x1) * t) + 0;
  const y = Math.round(y1 + (y2 - y1) * t) + 0;
  add(i, x, y);
  add(j, x, y);
}

function areApart(a: number, b: number): boolean {
  return (a > 0 && b < 0) || (a < 0 && b > 0);
}

/** Of a point on the line through both ends, or within a hair of it. */
function isBetween(x: number, y: number, x1: number, y1: number, x2: number, y2: number): boolean {
  return x >= x1 && x <= x2 && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
}

function cutEdges(edges: Edges, cuts: Cuts): Edges {
  const { ax, ay, bx, by, first, second } = edges;
  const list = createEdgeList();
  for (let edge = 0; edge < ax.length; edge += 1) {
    const [x1, y1, x2, y2] = [ax[edge] ?? 0, ay[edge] ?? 0, bx[edge] ?? 0, by[edge] ?? 0];
    const [a, b] = [first[edge] ?? 0, second[edge] ?? 0];
    const along = ({ x, y }: Place): number => (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
    const places = placesOf(cuts.get(edge) ?? []).sort((p, q) => along(p) - along(q));
    let [x, y] = [x1, y1];
    for (const place of places) {
      list.add(x, y, place.x, place.y, a, b);
      x = place.x;
      y = place.y;
    }
    list.add(x, y, x2, y2, a, b);
  }
  return list.finish();
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesOf(numbers: readonly number[]): Place[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));
}

/** An edge that was not cut stands in the new list as it was; both lists have one order. */
function findNewAmong(next: Edges, before: Edges, cuts: Cuts): Uint8Array {
  const isNew = new Uint8Array(next.ax.length).fill(1);
  let at = 0;
  for (let edge = 0; edge < before.ax.length; edge += 1) {
    if (cuts.has(edge)) continue;
    while (at < next.ax.length && compare(next, at, before, edge) < 0) at += 1;
    if (at < next.ax.length && compare(next, at, before, edge) === 0) isNew[at] = 0;
  }
  return isNew;
}

function compare(a: Edges, i: number, b: Edges, j: number): number {
  return (
    (a.ax[i] ?? 0) - (b.ax[j] ?? 0) ||
    (a.ay[i] ?? 0) - (b.ay[j] ?? 0) ||
    (a.bx[i] ?? 0) - (b.bx[j] ?? 0) ||
    (a.by[i] ?? 0) - (b.by[j] ?? 0)
  );
}
