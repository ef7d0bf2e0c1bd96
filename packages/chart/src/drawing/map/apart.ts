import {
  boundsOf,
  doBoxesMeet,
  expandBox,
  flatten,
  measurePolylineDistance,
  regionArea,
  regionOf,
  regionPath,
  stripAround,
  subtractRegion,
  uniteRegions,
} from '@relievo/graphic/geometry';
import type { Box, ShapeItem } from '@relievo/graphic/model';

/**
 * Lands that share no border but lie nearer to each other than fingers tell apart: the smaller one
 * gives way, so that a strait is felt as one.
 */
export function keepLandsApart(shapes: readonly ShapeItem[], gap: number): readonly ShapeItem[] {
  const sorted = shapes.toSorted((a, b) => areaOf(b) - areaOf(a));
  const placed: ShapeItem[] = [];
  for (const shape of sorted) placed.push(placed.reduce((kept, larger) => giveWay(kept, larger, gap), shape));
  return placed;
}

function areaOf({ geometry }: ShapeItem): number {
  return regionArea(regionOf(geometry));
}

function giveWay(shape: ShapeItem, larger: ShapeItem, gap: number): ShapeItem {
  const least = gap + (shape.line?.width ?? 0);
  if (!doBoxesMeet(expandBox(boxOf(shape), least), boxOf(larger))) return shape;
  const lines = flatten(larger.geometry);
  const distance = measurePolylineDistance(flatten(shape.geometry), lines);
  if (distance < TOUCHING || distance >= least) return shape;
  const around = uniteRegions(regionOf(larger.geometry), stripAround(lines, least + HAIR));
  const left = subtractRegion(regionOf(shape.geometry), around);
  return left.length === 0 ? shape : { ...shape, geometry: regionPath(left) };
}

const TOUCHING = 0.01;
const HAIR = 0.1;

function boxOf({ geometry }: ShapeItem): Box {
  return boundsOf(geometry) ?? { x: 0, y: 0, width: 0, height: 0 };
}
