import { boundsOf } from '../geometry/bounds.ts';
import { doBoxesMeet, doesBoxContain, unionOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { flatten, lengthOf, type Polyline } from '../geometry/flatten.ts';
import {
  intersectRegion,
  type Region,
  regionArea,
  regionOf,
  regionPath,
  subtractRegion,
  TANGLED,
} from '../geometry/region.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Box, PathGeometry, Point, Subpath } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import { isPale } from './lines.ts';

/** A drawing with more shapes or corners than these is left as it is: it would take too long. */
const MAX_SHAPES = 300;
const MAX_CORNERS = 20_000;
/** Square millimetres by which neighbours may lie upon each other along a border. */
const BORDER = 2;
/** A share of the whole: what is larger and lies under other parts is their ground. */
const GROUND = 0.5;

interface Placed {
  readonly shape: ShapeItem;
  readonly box: Box;
}

/** Leaves out what lies under an area of another colour, as eyes see it, and the colour of the ground under all. */
export function hideCovered(drawing: Drawing, translucent: ReadonlySet<string>): Drawing {
  const shapes = listPlaced(drawing);
  if (shapes.length > MAX_SHAPES || countCorners(shapes) > MAX_CORNERS) return drawing;
  const regionFor = createRegions();
  const whole = unionOf(shapes.map(({ box }) => box));
  const changed = new Map<string, ShapeItem | null>();
  for (const [index, below] of shapes.entries()) {
    const above = shapes
      .slice(index + 1)
      .filter(({ shape, box }) => shape.texture && doBoxesMeet(box, below.box));
    const opaque = above.filter(({ shape }) => !translucent.has(shape.id));
    const isThrough = translucent.has(below.shape.id) && meetsAnother(below, shapes, regionFor);
    const after = isThrough ? toOutline(below.shape) : hideOne(below, opaque, regionFor, whole);
    if (after !== below.shape) changed.set(below.shape.id, after);
  }
  return replaceShapes(drawing, changed);
}

/** Leaves out areas that are white, and all that lies under them, as eyes see it. */
export function hideUnderWhite(drawing: Drawing, white: ReadonlySet<string>): Drawing {
  const changed = new Map<string, ShapeItem | null>([...white].map((id) => [id, null]));
  const shapes = white.size === 0 ? [] : listPlaced(drawing);
  if (shapes.length <= MAX_SHAPES && countCorners(shapes) <= MAX_CORNERS) {
    const regionFor = createRegions();
    for (const [index, below] of shapes.entries()) {
      if (white.has(below.shape.id)) continue;
      const above = shapes
        .slice(index + 1)
        .filter(({ shape, box }) => white.has(shape.id) && doBoxesMeet(box, below.box));
      const after = hideOne(below, above, regionFor, null);
      if (after !== below.shape) changed.set(below.shape.id, after);
    }
  }
  return replaceShapes(drawing, changed);
}

function listPlaced(drawing: Drawing): readonly Placed[] {
  return [...walkLeaves(drawing)].flatMap((item): readonly Placed[] => {
    const box = item.kind === 'shape' ? boundsOf(item.geometry) : null;
    return item.kind === 'shape' && item.geometry.type !== 'symbol' && box ? [{ shape: item, box }] : [];
  });
}

function createRegions(): (placed: Placed) => Region {
  const regions = new Map<string, Region>();
  return ({ shape }) => {
    const known = regions.get(shape.id);
    if (known) return known;
    const region = regionOf(shape.geometry, 0.02);
    regions.set(shape.id, region);
    return region;
  };
}

function replaceShapes(drawing: Drawing, changed: ReadonlyMap<string, ShapeItem | null>): Drawing {
  if (changed.size === 0) return drawing;
  return mapItems(drawing, (item) => {
    const after = changed.get(item.id);
    return after === undefined ? item : (after ?? []);
  });
}

function countCorners(shapes: readonly Placed[]): number {
  let corners = 0;
  for (const { shape } of shapes)
    for (const { points } of flatten(shape.geometry)) corners += points.length / 2;
  return corners;
}

/** Two textures upon each other feel like neither: areas through which others are seen are outlines. */
function toOutline(shape: ShapeItem): ShapeItem {
  return shape.texture ? { ...shape, texture: null, line: shape.line ?? OUTLINE } : shape;
}

const OUTLINE = { style: 'solid', width: 1 } as const;

/** Tells whether the area lies partly upon another area, and partly beside it. */
function meetsAnother(
  one: Placed,
  shapes: readonly Placed[],
  regionFor: (placed: Placed) => Region,
): boolean {
  const region = regionFor(one);
  return shapes.some((other) => {
    if (other === one || !other.shape.texture || !doBoxesMeet(other.box, one.box)) return false;
    const shared = intersectRegion(region, regionFor(other));
    const smaller = Math.min(regionArea(region), regionArea(regionFor(other)));
    return regionArea(shared) > BORDER && regionArea(shared) < 0.95 * smaller;
  });
}

function hideOne(
  below: Placed,
  above: readonly Placed[],
  regionFor: (placed: Placed) => Region,
  whole: Box | null,
): ShapeItem | null {
  const { shape, box } = below;
  if (above.length === 0) return shape;
  if (shape.texture && whole && isGround(below, above, whole)) {
    if (shape.line) return { ...shape, texture: null };
    return isRectangular(below, regionFor) ? null : { ...shape, texture: null, line: OUTLINE };
  }
  if (!shape.texture) return cutLine(below, above, regionFor);
  let region = regionFor(below);
  if (region === TANGLED || region.length === 0) return shape;
  const before = regionArea(region);
  for (const one of above) {
    const cover = regionFor(one);
    if (cover === TANGLED || !doBoxesMeet(one.box, box)) continue;
    const shared = intersectRegion(region, cover);
    if (shared === TANGLED || regionArea(shared) <= BORDER) continue;
    const rest = subtractRegion(region, cover);
    if (rest === TANGLED) continue;
    region = rest;
  }
  const left = regionArea(region);
  if (left === before) return shape;
  return left < BORDER ? null : { ...shape, geometry: regionPath(region) };
}

/** Tells whether it is as large as most of the drawing, with other parts on it. */
function isGround({ shape, box }: Placed, above: readonly Placed[], whole: Box): boolean {
  const inside = above.filter((one) => doesBoxContain(box, one.box, 1)).length;
  // An outlined area has the colour of its outline.
  if (!shape.line && !isPale(shape)) return false;
  return box.width * box.height > GROUND * whole.width * whole.height && inside >= 2;
}

function isRectangular(placed: Placed, regionFor: (placed: Placed) => Region): boolean {
  const region = regionFor(placed);
  return region !== TANGLED && regionArea(region) > 0.97 * placed.box.width * placed.box.height;
}

/** Returns the parts of a line that lie under no area above it. */
function cutLine(
  { shape }: Placed,
  above: readonly Placed[],
  regionFor: (placed: Placed) => Region,
): ShapeItem | null {
  const covers = above.flatMap((one) => {
    const region = regionFor(one);
    return region === TANGLED || region.length === 0 ? [] : [flatten(regionPath(region))];
  });
  if (covers.length === 0) return shape;
  const lines = flatten(shape.geometry);
  const pieces = lines.map((line) => splitLine(line, covers));
  const before = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const isWhole = Math.abs(pieces.flat().reduce((sum, run) => sum + lengthOfRun(run), 0) - before) < 0.01;
  if (isWhole) return shape;
  const subpaths = pieces
    .flat()
    .filter((run) => lengthOfRun(run) > 1)
    .map(toOpenPath);
  return subpaths.length === 0
    ? null
    : { ...shape, geometry: { type: 'path', subpaths } satisfies PathGeometry };
}

/** Splits a line into runs of corners outside all covers; a line that is covered nowhere is one run of all its corners. */
function splitLine(
  { points, closed }: Polyline,
  covers: readonly (readonly Polyline[])[],
): readonly Point[][] {
  const corners: Point[] = [];
  for (let at = 0; at < points.length; at += 2) corners.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
  const [first] = corners;
  if (closed && first) corners.push(first);
  const isHidden = (point: Point): boolean => covers.some((cover) => isInside(point, cover));
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [at, to] of corners.entries()) {
    const from = corners[at - 1];
    if (from) {
      const cuts = [0, ...findCrossings(from, to, covers), 1];
      for (let cut = 1; cut < cuts.length; cut += 1) {
        const [start = 0, end = 1] = [cuts[cut - 1], cuts[cut]];
        if (end - start < 1e-6) continue;
        if (isHidden(pointAt(from, to, (start + end) / 2))) {
          if (run.length > 0) runs.push(run);
          run = [];
        } else {
          if (run.length === 0) run.push(pointAt(from, to, start));
          run.push(pointAt(from, to, end));
        }
      }
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function pointAt(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Finds where the segment meets the edges of the covers, as shares of its length in order. */
function findCrossings(from: Point, to: Point, covers: readonly (readonly Polyline[])[]): readonly number[] {
  const shares: number[] = [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const { points } of covers.flat())
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [ax, ay] = [points[at] ?? 0, points[at + 1] ?? 0];
      const [ex, ey] = [(points[next] ?? 0) - ax, (points[next + 1] ?? 0) - ay];
      const across = dx * ey - dy * ex;
      if (Math.abs(across) < 1e-12) continue;
      const share = ((ax - from.x) * ey - (ay - from.y) * ex) / across;
      const other = ((ax - from.x) * dy - (ay - from.y) * dx) / across;
      if (share > 0 && share < 1 && other >= 0 && other <= 1) shares.push(share);
    }
  return shares.sort((a, b) => a - b);
}

function lengthOfRun(run: readonly Point[]): number {
  return run.reduce((sum, point, at) => {
    const before = run[at - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);
}

function toOpenPath([start = { x: 0, y: 0 }, ...rest]: readonly Point[]): Subpath {
  return { start, segments: rest.map((to) => ({ to })), closed: false };
}
