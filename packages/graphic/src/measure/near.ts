import { isInside } from '../geometry/distance.ts';
import type { Point } from '../model/geometry.ts';
import { type Chunks, chunksOf } from './chunks.ts';
import { type Closest, createFarthest, fromOf, sharpen, toOf } from './closest.ts';
import { visitMeetings } from './meetings.ts';
import type { Part } from './part.ts';

/** Two parts and what lies between them, edge to edge: 0 where they touch, cross or cover. */
export interface Pair {
  readonly a: Part;
  readonly b: Part;
  readonly gap: number;
  /** Where they come nearest, on the middle of each line. */
  readonly from: Point;
  readonly to: Point;
}

export interface Near {
  readonly pairs: readonly Pair[];
  /** False where so much lies upon itself that measuring every pair would not end. */
  readonly complete: boolean;
}

/** Flattening leaves a curve by 0.02 mm: what is nearer than twice that touches. */
export const TOUCH = 0.04;

/** Twice what ten thousand parts have on a sheet; thousands that lie upon each other would have millions. */
const MOST_PAIRS = 400_000;

export function findNearParts(parts: readonly Part[], reach: number): Near {
  const chunks = chunksOf(parts);
  const found = new Map<number, Closest>();
  const isLooked = visitMeetings({ ...chunks, owners: chunks.part }, reach, (first, second) => {
    measureParts(chunks, parts, found, first, second, reach);
    return found.size < MOST_PAIRS;
  });
  const complete = isLooked && found.size < MOST_PAIRS;
  addCoverings(parts, found);
  const pairs: Pair[] = [];
  for (const key of [...found.keys()].sort((x, y) => x - y)) {
    const a = parts[Math.floor(key / parts.length)];
    const b = parts[key % parts.length];
    const closest = found.get(key);
    if (!a || !b || !closest) continue;
    const gap = Math.max(0, closest.distance - a.half - b.half);
    if (gap < reach)
      pairs.push({ a, b, gap: gap <= TOUCH ? 0 : gap, from: fromOf(closest), to: toOf(closest) });
  }
  return { pairs, complete };
}

function measureParts(
  { part, from, to, segments, boxes }: Chunks,
  parts: readonly Part[],
  found: Map<number, Closest>,
  first: number,
  second: number,
  reach: number,
): void {
  const [a, b] = (part[first] ?? 0) < (part[second] ?? 0) ? [first, second] : [second, first];
  const one = part[a] ?? 0;
  const two = part[b] ?? 0;
  const halves = (parts[one]?.half ?? 0) + (parts[two]?.half ?? 0);
  const key = one * parts.length + two;
  let best = found.get(key);
  if (best && best.distance <= halves) return;
  const across = Math.max(
    0,
    (boxes[a * 4] ?? 0) - (boxes[b * 4 + 2] ?? 0),
    (boxes[b * 4] ?? 0) - (boxes[a * 4 + 2] ?? 0),
  );
  const down = Math.max(
    0,
    (boxes[a * 4 + 1] ?? 0) - (boxes[b * 4 + 3] ?? 0),
    (boxes[b * 4 + 1] ?? 0) - (boxes[a * 4 + 3] ?? 0),
  );
  const apart = Math.hypot(across, down);
  if (apart >= (best ? best.distance - halves : reach)) return;
  if (!best) {
    best = createFarthest();
    found.set(key, best);
  }
  for (let i = (from[a] ?? 0) * 4; i < (to[a] ?? 0) * 4; i += 4) {
    const ax = segments[i] ?? 0;
    const ay = segments[i + 1] ?? 0;
    const bx = segments[i + 2] ?? 0;
    const by = segments[i + 3] ?? 0;
    const limit = Math.min(best.distance, reach + halves);
    const left = Math.min(ax, bx) - limit;
    const right = Math.max(ax, bx) + limit;
    const top = Math.min(ay, by) - limit;
    const bottom = Math.max(ay, by) + limit;
    for (let j = (from[b] ?? 0) * 4; j < (to[b] ?? 0) * 4; j += 4) {
      const cx = segments[j] ?? 0;
      const dx = segments[j + 2] ?? 0;
      if ((cx < left && dx < left) || (cx > right && dx > right)) continue;
      const cy = segments[j + 1] ?? 0;
      const dy = segments[j + 3] ?? 0;
      if ((cy < top && dy < top) || (cy > bottom && dy > bottom)) continue;
      sharpen(best, ax, ay, bx, by, cx, cy, dx, dy);
    }
    if (best.distance <= halves) return;
  }
}

/** What lies wholly inside a text, an image or a symbol touches it, however far its rim is. */
function addCoverings(parts: readonly Part[], found: Map<number, Closest>): void {
  const solids = parts.filter(({ solid }) => solid);
  if (solids.length === 0) return;
  const boxes = new Float64Array(parts.length * 4);
  for (const [index, { box }] of parts.entries())
    boxes.set([box.x, box.y, box.x + box.width, box.y + box.height], index * 4);
  visitMeetings({ count: parts.length, boxes }, 0, (first, second) => {
    const a = parts[Math.min(first, second)];
    const b = parts[Math.max(first, second)];
    if (!a || !b || !(a.solid || b.solid)) return true;
    const key = a.index * parts.length + b.index;
    const known = found.get(key);
    if (known && known.distance <= a.half + b.half) return true;
    const inner = a.solid && doesCover(a, b) ? startOf(b) : b.solid && doesCover(b, a) ? startOf(a) : null;
    if (inner) found.set(key, { distance: 0, ax: inner.x, ay: inner.y, bx: inner.x, by: inner.y });
    return true;
  });
}

export function startOf({ lines }: Part): Point {
  return {
    x: lines[0]?.points[0] ?? 0,
    y: lines[0]?.points[1] ?? 0,
  };
}

export function doesCover(outer: Part, inner: Part): boolean {
  return isInside(startOf(inner), outer.lines);
}
