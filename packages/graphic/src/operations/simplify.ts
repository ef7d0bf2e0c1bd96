import type { Polyline } from '../geometry/flatten.ts';
import { flatten } from '../geometry/flatten.ts';
import { type LineToSimplify, simplifyLines } from '../geometry/simplify/simplify-lines.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { PathGeometry, Point, Subpath } from '../model/geometry.ts';
import { mapItems, type Visit, walk } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

/**
 * What a finger can tell apart on the medium, in millimetres: how far contours must part where that is
 * known, else the narrowest line; never less than the medium's own grain of dots or pins.
 */
export function findSmallestFeature({ resolution, limits }: Profile): number {
  const felt = limits.divergingChord ?? limits.mainLineWidth.min;
  switch (resolution.type) {
    case 'dots':
      return Math.max(felt, 25.4 / resolution.perInch);
    case 'pins':
      return Math.max(felt, resolution.pitch);
    default:
      return felt;
  }
}

/**
 * Paths without the corners that no finger feels on the medium. Borders that shapes share stay shared,
 * nothing comes to cross, no shape goes, and no line moves by more than half the smallest feature.
 * Shapes that are not chosen stay as they are, and so does what they share with chosen ones. A path
 * with curves keeps them unless some piece of it is finer than a finger feels.
 */
export function simplify(drawing: Drawing, profile: Profile, ids?: Iterable<string>): Drawing {
  const smallest = findSmallestFeature(profile);
  const isFree = createFreedomTest(drawing, smallest, ids);
  const lines: LineToSimplify[] = [];
  const starts = new Map<ShapeItem, number>();
  for (const { item } of walk(drawing)) {
    if (item.kind !== 'shape' || item.geometry.type === 'symbol') continue;
    const free = isFree(item);
    if (free) starts.set(item, lines.length);
    for (const line of flatten(item.geometry, smallest / 8)) lines.push({ ...line, isFixed: !free });
  }
  const simple = simplifyLines(lines, smallest / 2);
  return mapItems(drawing, (item) => {
    const start = item.kind === 'shape' ? starts.get(item) : undefined;
    if (item.kind !== 'shape' || start === undefined || item.geometry.type !== 'path') return item;
    const end = start + item.geometry.subpaths.length;
    const after = simple.slice(start, end);
    const isSame = after.every((line, index) => line.points.length === lines[start + index]?.points.length);
    return isSame ? item : { ...item, geometry: pathOf(after) };
  });
}

function createFreedomTest(
  drawing: Drawing,
  smallest: number,
  ids?: Iterable<string>,
): (shape: ShapeItem) => boolean {
  if (!ids) return (shape) => canSimplify(shape, smallest);
  const chosen = new Set(ids);
  const inside = new WeakSet<Visit>();
  const free = new Set<ShapeItem>();
  for (const visit of walk(drawing)) {
    if (!chosen.has(visit.item.id) && !(visit.parent && inside.has(visit.parent))) continue;
    inside.add(visit);
    if (visit.item.kind === 'shape') free.add(visit.item);
  }
  return (shape) => free.has(shape) && canSimplify(shape, smallest);
}

/** Whether simplifying could help: straight paths may always have too many corners. */
function canSimplify({ geometry }: ShapeItem, smallest: number): boolean {
  return (
    geometry.type === 'path' &&
    (!hasCurves(geometry) || geometry.subpaths.some((subpath) => hasShortPiece(subpath, smallest)))
  );
}

function hasCurves({ subpaths }: PathGeometry): boolean {
  return subpaths.some(({ segments }) => segments.some(({ control }) => control !== undefined));
}

function hasShortPiece({ start, segments }: Subpath, smallest: number): boolean {
  let from = start;
  for (const { to } of segments) {
    if (Math.hypot(to.x - from.x, to.y - from.y) < smallest) return true;
    from = to;
  }
  return false;
}

function pathOf(lines: readonly Polyline[]): PathGeometry {
  return {
    type: 'path',
    subpaths: lines.map(({ points, closed }) => {
      const corners = Array.from(
        { length: points.length / 2 },
        (_, at): Point => ({
          x: points[at * 2] ?? 0,
          y: points[at * 2 + 1] ?? 0,
        }),
      );
      const [start = { x: 0, y: 0 }, ...rest] = corners;
      return { start, segments: rest.map((to) => ({ to })), closed };
    }),
  };
}
