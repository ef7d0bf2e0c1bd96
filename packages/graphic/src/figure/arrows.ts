import { maxOf, minOf } from '@relievo/words';
import { drawHead, HEAD_LENGTH } from '../geometry/arrowhead.ts';
import { flatten, lengthOf, type Polyline } from '../geometry/flatten.ts';
import { toPath } from '../geometry/to-path.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Point, Subpath } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';
import { findTip } from './arrow-tips.ts';
import { measureAhead } from './measure-ahead.ts';

/** A head that was found, at one end of one path of a line. */
interface FoundHead {
  readonly line: ShapeItem;
  readonly path: number;
  readonly isAtStart: boolean;
  readonly tip: Point;
}

/** A piece of a drawing that may be the head of an arrow: a small filled form, or an open path. */
interface Candidate {
  readonly item: ShapeItem;
  readonly path: number;
  readonly isFilled: boolean;
  readonly points: readonly Point[];
}

/** Draws the arrows of a drawing with heads of the set, which are felt as heads whatever size the source gave them. */
export function drawArrows(drawing: Drawing, { limits }: Profile): Drawing {
  const shapes = [...walkLeaves(drawing)].filter((item): item is ShapeItem => item.kind === 'shape');
  const candidates = shapes.flatMap(listCandidates);
  if (candidates.length === 0) return drawing;
  const taken = new Set<Candidate>();
  const found = shapes.flatMap((line): readonly FoundHead[] =>
    listEnds(line).flatMap(({ path, isAtStart, points }) => {
      for (const one of candidates) {
        if (taken.has(one) || (one.item === line && one.path === path) || !isAlike(one.item, line)) continue;
        const tip = findTip(points, one.points, one.isFilled);
        if (!tip) continue;
        taken.add(one);
        return [{ line, path, isAtStart, tip }];
      }
      return [];
    }),
  );
  if (found.length === 0) return drawing;
  const heads = new Set([...taken].map(({ item, path }) => `${item.id} ${path}`));
  const lines = shapes.filter(({ id }) => ![...taken].some(({ item }) => item.id === id));
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape') return item;
    const own = found.filter(({ line }) => line.id === item.id);
    const { subpaths } = toPath(item.geometry);
    const rest = subpaths.flatMap((_, path) => (heads.has(`${item.id} ${path}`) ? [] : [path]));
    if (own.length === 0 && rest.length === subpaths.length) return item;
    if (rest.length === 0) return [];
    const others = lines.filter(({ id }) => id !== item.id).map(({ geometry }) => flatten(geometry));
    const drawn = rest.flatMap((path) => {
      const subpath = subpaths[path];
      if (!subpath) return [];
      const ends = own.filter((one) => one.path === path);
      return drawPath(
        subpath,
        ends,
        (tip, from) => measureAhead(tip, from, others),
        limits.arrowhead.offTarget,
      );
    });
    return {
      ...item,
      ...(own.length > 0 && { role: 'arrow' as const }),
      geometry: { type: 'path', subpaths: drawn },
    };
  });
}

/** Millimetres of the largest form that is a head, and of the smallest. */
const MAX_HEAD = 14;

function listCandidates(item: ShapeItem): readonly Candidate[] {
  const lines = flatten(item.geometry);
  const isFilled = item.texture !== null;
  if (item.geometry.type === 'symbol' || (isFilled && lines.length !== 1)) return [];
  return lines.flatMap((line, path) => {
    const points = listPoints(line);
    const isOpen = !line.closed && points.length >= 3;
    const isSmall = sizeOf(points) <= MAX_HEAD;
    return isSmall && (isFilled || isOpen) ? [{ item, path, isFilled, points }] : [];
  });
}

/** A line that is shorter than this many millimetres is not the shaft of an arrow. */
const MIN_SHAFT = 6;

interface LineEnd {
  readonly path: number;
  readonly isAtStart: boolean;
  /** They are in the order that leads to this end. */
  readonly points: readonly Point[];
}

function listEnds({ geometry, line, texture }: ShapeItem): readonly LineEnd[] {
  if (!line || texture || geometry.type === 'symbol') return [];
  return flatten(geometry).flatMap((one, path): readonly LineEnd[] => {
    const points = listPoints(one);
    if (one.closed || sizeOf(points) < MIN_SHAFT || isAlmostClosed(one)) return [];
    return [
      { path, isAtStart: false, points },
      { path, isAtStart: true, points: points.toReversed() },
    ];
  });
}

/** A line whose ends are nearer to each other than this share of its length is the edge of an area. */
const ALMOST_CLOSED = 0.12;

function isAlmostClosed(line: Polyline): boolean {
  const points = listPoints(line);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  return Math.hypot(last.x - first.x, last.y - first.y) < ALMOST_CLOSED * lengthOf(line);
}

function listPoints({ points }: Polyline): readonly Point[] {
  return Array.from({ length: points.length / 2 }, (_, at) => ({
    x: points[2 * at] ?? 0,
    y: points[2 * at + 1] ?? 0,
  }));
}

function sizeOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.hypot(maxOf(xs) - minOf(xs), maxOf(ys) - minOf(ys));
}

/** Steps of 256 by which the colors of a head and of its line may differ: a crown of leaves on a trunk is not a head. */
const SAME_COLOR = 90;

function isAlike({ color: one = '#000000' }: ShapeItem, { color: other = '#000000' }: ShapeItem): boolean {
  return [1, 3, 5].every((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.abs((a ?? 0) - (b ?? 0)) <= SAME_COLOR;
  });
}

/** Ends a path at the tips of its heads, as far from what they point at as the profile says, and draws the heads. */
function drawPath(
  path: Subpath,
  ends: readonly FoundHead[],
  measure: (tip: Point, from: Point) => number,
  offTarget: number,
): readonly Subpath[] {
  let drawn = path;
  const heads: Subpath[] = [];
  for (const { tip: wished, isAtStart } of ends) {
    const turned = isAtStart ? turnPath(drawn) : drawn;
    const last = turned.segments.at(-1);
    const before = turned.segments.at(-2)?.to ?? turned.start;
    if (!last) continue;
    if (last.control) {
      heads.push(drawHead(wished, last.control[1]));
      const joined = { ...turned, segments: [...turned.segments, { to: wished }] };
      drawn = isAtStart ? turnPath(joined) : joined;
      continue;
    }
    const length = Math.hypot(wished.x - before.x, wished.y - before.y);
    const back = Math.min(Math.max(0, offTarget - measure(wished, before)), length / 3);
    const share = length === 0 ? 1 : (length - back) / length;
    const tip = { x: before.x + (wished.x - before.x) * share, y: before.y + (wished.y - before.y) * share };
    heads.push(
      drawHead(tip, before, Math.min(HEAD_LENGTH, Math.max(length - back, sizeOf(listCorners(turned))) / 2)),
    );
    const ended = { ...turned, segments: [...turned.segments.slice(0, -1), { to: tip }] };
    drawn = isAtStart ? turnPath(ended) : ended;
  }
  return [drawn, ...heads];
}

function listCorners({ start, segments }: Subpath): readonly Point[] {
  return [start, ...segments.map(({ to }) => to)];
}

function turnPath({ start, segments, closed }: Subpath): Subpath {
  const corners = [start, ...segments.map(({ to }) => to)];
  return {
    start: corners.at(-1) ?? start,
    segments: segments
      .map(({ control }, at) => ({
        to: corners[at] ?? start,
        ...(control && { control: [control[1], control[0]] as const }),
      }))
      .toReversed(),
    closed,
  };
}
