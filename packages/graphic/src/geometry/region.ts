import type { Geometry, PathGeometry, Subpath } from '../model/geometry.ts';
import { flatten, type Polyline } from './flatten.ts';
import type { Ring } from './overlay/edges.ts';
import { type Join, moveRing } from './overlay/offset.ts';
import { type Keep, overlay } from './overlay/overlay.ts';

/**
 * An area of the sheet: rings in whole micrometres, the resolution of the file form. Outer rings run
 * one way and holes the other, and none crosses itself or another.
 */
export type Region = readonly Ring[];

const PER_MM = 1000;

export const EMPTY_REGION: Region = [];

function isOdd(winding: number): boolean {
  return (winding & 1) !== 0;
}

/** Which places a path that crosses itself fills: the drawing's own rule, and the one that SVG takes by itself. */
export type FillRule = 'evenodd' | 'nonzero';

/** What the geometry fills; open paths count as closed, as SVG fills them. */
export function regionOf(geometry: Geometry, tolerance = 0.01, rule: FillRule = 'evenodd'): Region {
  return combine(
    flatten(geometry, tolerance).map(toRing),
    EMPTY_REGION,
    rule === 'evenodd' ? isOdd : (winding) => winding !== 0,
  );
}

function toRing({ points }: Polyline): Ring {
  const ring: number[] = [];
  for (let at = 0; at < points.length; at += 1) ring.push(Math.round((points[at] ?? 0) * PER_MM) + 0);
  return ring;
}

/** Borders that cross millions of times are not worked out, and nothing is made of them either. */
export const TANGLED: Region = [];

function combine(a: Region, b: Region, keep: Keep): Region {
  return a === TANGLED || b === TANGLED ? TANGLED : (overlay(a, b, keep) ?? TANGLED);
}

export function uniteRegions(a: Region, b: Region): Region {
  return combine(a, b, (p, q) => isOdd(p) || isOdd(q));
}
export function subtractRegion(a: Region, b: Region): Region {
  return combine(a, b, (p, q) => isOdd(p) && !isOdd(q));
}
export function intersectRegion(a: Region, b: Region): Region {
  return combine(a, b, (p, q) => isOdd(p) && isOdd(q));
}

function isAround(winding: number): boolean {
  return winding > 0;
}

/** Of any number of regions at once: outer rings wind once around their inside, and holes take that back. */
function combineAll(regions: readonly Region[], keep: (winding: number) => boolean): Region {
  return regions.includes(TANGLED) ? TANGLED : combine(regions.flat(), EMPTY_REGION, keep);
}

export function unionOfAll(regions: readonly Region[]): Region {
  return combineAll(regions, isAround);
}
export function intersectionOfAll(regions: readonly Region[]): Region {
  return combineAll(regions, (winding) => winding >= regions.length);
}

function moveRings(rings: readonly Ring[], distance: number, join: Join): Region {
  return combine(
    rings.map((ring) => moveRing(ring, distance * PER_MM, join)),
    EMPTY_REGION,
    isAround,
  );
}

/** Grown on every side by the distance in millimetres, or shrunk where it is below 0. */
export function offsetRegion(region: Region, distance: number): Region {
  return moveRings(region, distance, 'mitre');
}

/** The strip that reaches so far to each side of the lines, with round ends and corners. */
export function stripAround(lines: readonly Polyline[], distance: number): Region {
  return moveRings(lines.flatMap(traceBothSides), Math.abs(distance), 'round');
}

/** A line has a right side on its way there, and another on its way back. */
function traceBothSides(line: Polyline): readonly Ring[] {
  const there = toRing(line);
  const back: number[] = [];
  for (let at = there.length - 2; at >= 0; at -= 2) back.push(there[at] ?? 0, there[at + 1] ?? 0);
  return line.closed ? [there, back] : [[...there, ...back]];
}

/** Square millimetres. */
export function regionArea(region: Region): number {
  let twice = 0;
  for (const ring of region) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      twice += (ring[before] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[before + 1] ?? 0);
    }
  }
  return Math.abs(twice) / 2 / PER_MM / PER_MM;
}

export function regionPath(region: Region): PathGeometry {
  return {
    type: 'path',
    subpaths: region.map(toSubpath),
  };
}

function toSubpath(ring: Ring): Subpath {
  const [start = { x: 0, y: 0 }, ...rest] = Array.from({ length: ring.length / 2 }, (_, index) => ({
    x: (ring[index * 2] ?? 0) / PER_MM,
    y: (ring[index * 2 + 1] ?? 0) / PER_MM,
  }));
  return { start, segments: rest.map((to) => ({ to })), closed: true };
}
