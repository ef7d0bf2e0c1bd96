import type { Box, Point } from '../model/geometry.ts';
import type { Polyline } from './flatten.ts';
import { type Box4, buildTree, type TreeNode } from './segment-tree.ts';
import { measureSegmentDistance, pointToSegment } from './segments.ts';

/** One straight piece: its ends, and the polyline that it belongs to. */
export interface IndexedSegment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** Which of the polylines that were indexed. */
  readonly polyline: number;
  /** Where its first end stands in that polyline, counted in points. */
  readonly at: number;
}

export interface SegmentIndex {
  readonly size: number;
  readonly segment: (index: number) => IndexedSegment;
  /** Numbers of the segments whose boxes meet the box. */
  readonly search: (box: Box, visit: (index: number) => void) => void;
  /** The nearest segment nearer than `limit`, of those that `accept` takes. */
  readonly nearest: (
    p: Point,
    limit?: number,
    accept?: (index: number) => boolean,
  ) => { readonly index: number; readonly distance: number } | null;
  readonly distanceTo: (other: SegmentIndex, limit?: number) => number;
}

/** Straight pieces found by place: what meets a box, what is nearest, how near another's are. */
export function createSegmentIndex(polylines: readonly Polyline[]): SegmentIndex {
  const { coordinates, owners, positions } = gatherSegments(polylines);
  const size = owners.length;
  const order = Uint32Array.from({ length: size }, (_, index) => index);
  const tree = buildTree(coordinates, order);

  const segment = (index: number): IndexedSegment => ({
    ax: coordinates[index * 4] ?? 0,
    ay: coordinates[index * 4 + 1] ?? 0,
    bx: coordinates[index * 4 + 2] ?? 0,
    by: coordinates[index * 4 + 3] ?? 0,
    polyline: owners[index] ?? 0,
    at: positions[index] ?? 0,
  });

  const descend = (reach: (box: Box4) => number, limit: () => number, visit: (index: number) => void) => {
    if (!tree) return;
    const waiting: TreeNode[] = [tree];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (reach(node.box) > limit()) continue;
      if (!node.children) {
        for (let at = node.from; at < node.to; at += 1) visit(order[at] ?? 0);
        continue;
      }
      const [first, second] = node.children;
      if (reach(first.box) < reach(second.box)) waiting.push(second, first);
      else waiting.push(first, second);
    }
  };

  const search: SegmentIndex['search'] = (box, visit) => {
    const right = box.x + box.width;
    const bottom = box.y + box.height;
    const reach = ([l, t, r, b]: Box4): number =>
      l <= right && r >= box.x && t <= bottom && b >= box.y ? 0 : 1;
    descend(
      reach,
      () => 0,
      (index) => {
        const ax = coordinates[index * 4] ?? 0;
        const ay = coordinates[index * 4 + 1] ?? 0;
        const bx = coordinates[index * 4 + 2] ?? 0;
        const by = coordinates[index * 4 + 3] ?? 0;
        const box4: Box4 = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
        if (reach(box4) === 0) visit(index);
      },
    );
  };

  const nearest: SegmentIndex['nearest'] = ({ x, y }, limit = Infinity, accept = () => true) => {
    let best = limit;
    let found = -1;
    descend(
      ([l, t, r, b]) => Math.hypot(Math.max(0, l - x, x - r), Math.max(0, t - y, y - b)),
      () => best,
      (index) => {
        const { ax, ay, bx, by } = segment(index);
        const distance = pointToSegment(x, y, ax, ay, bx, by);
        if (distance < best && accept(index)) {
          best = distance;
          found = index;
        }
      },
    );
    return found < 0 ? null : { index: found, distance: best };
  };

  const distanceTo: SegmentIndex['distanceTo'] = (other, limit = Infinity) => {
    let best = limit;
    let met = false;
    for (let index = 0; index < other.size && best > 0; index += 1) {
      const { ax, ay, bx, by } = other.segment(index);
      const left = Math.min(ax, bx);
      const right = Math.max(ax, bx);
      const top = Math.min(ay, by);
      const bottom = Math.max(ay, by);
      descend(
        ([l, t, r, b]) => Math.hypot(Math.max(0, l - right, left - r), Math.max(0, t - bottom, top - b)),
        () => best,
        (own) => {
          const s = segment(own);
          const distance = measureSegmentDistance(s.ax, s.ay, s.bx, s.by, ax, ay, bx, by);
          if (distance < best) {
            best = distance;
            met = true;
          }
        },
      );
    }
    return met ? best : Infinity;
  };

  return { size, segment, search, nearest, distanceTo };
}

function gatherSegments(polylines: readonly Polyline[]) {
  const size = polylines.reduce((sum, polyline) => sum + countSegments(polyline), 0);
  const coordinates = new Float64Array(size * 4);
  const owners = new Uint32Array(size);
  const positions = new Uint32Array(size);
  let index = 0;
  for (const [owner, polyline] of polylines.entries()) {
    const { points } = polyline;
    for (let at = 0; at < countSegments(polyline); at += 1) {
      const next = ((at + 1) * 2) % points.length;
      coordinates[index * 4] = points[at * 2] ?? 0;
      coordinates[index * 4 + 1] = points[at * 2 + 1] ?? 0;
      coordinates[index * 4 + 2] = points[next] ?? 0;
      coordinates[index * 4 + 3] = points[next + 1] ?? 0;
      owners[index] = owner;
      positions[index] = at;
      index += 1;
    }
  }
  return { coordinates, owners, positions };
}

/** A lone point counts as a segment of no length. */
export function countSegments({ points, closed }: Polyline): number {
  return points.length <= 2 ? points.length / 2 : points.length / 2 - (closed ? 0 : 1);
}
