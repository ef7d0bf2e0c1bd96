import { addAll } from '@relievo/words';
import { flatten } from '../geometry/flatten.ts';
import { offsetRegion, type Region, regionOf, regionPath, stripAround, TANGLED } from '../geometry/region.ts';
import type { Drawing, Item, ShapeItem } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import { fail, type Problem, type Refuse, type Result, succeed } from '../model/result.ts';
import { isArea, refuseTangled } from './boolean.ts';
import { mapChosen } from './choose.ts';
import type { OperationReports } from './reports.ts';

const refuse: Refuse<OperationReports> = fail;

/**
 * Every chosen shape grown by so many millimetres on each side, or shrunk where it is below 0. A line
 * becomes the strip around it. Symbols, texts and pictures have sizes of their own and stay.
 */
export function offset(drawing: Drawing, ids: Iterable<string>, distance: number): Result<Drawing> {
  if (!Number.isFinite(distance)) {
    return refuse({ code: 'operation_distance_not_number', parameters: {} });
  }
  const problems: Problem[] = [];
  const result = mapChosen(drawing, ids, (item) => {
    if (item.kind !== 'shape' || item.geometry.type === 'symbol' || distance === 0) return item;
    const changed = offsetShape(item, distance);
    if (!changed.ok) addAll(problems, changed.problems);
    return changed.ok ? { ...item, geometry: changed.value } : item;
  });
  const [first, ...rest] = problems;
  return first ? fail(first, ...rest) : succeed(result);
}

function offsetShape(item: ShapeItem, distance: number): Result<Geometry> {
  const { geometry } = item;
  if (geometry.type === 'rect') {
    const { x, y, width, height } = geometry;
    if (Math.min(width, height) + 2 * distance <= 0) return refuseNothingLeft(item);
    return succeed({
      type: 'rect',
      x: x - distance,
      y: y - distance,
      width: width + 2 * distance,
      height: height + 2 * distance,
    });
  }
  if (geometry.type === 'ellipse' && geometry.rx === geometry.ry) {
    const radius = geometry.rx + distance;
    return radius > 0 ? succeed({ ...geometry, rx: radius, ry: radius }) : refuseNothingLeft(item);
  }
  const region = offsetOf(item, geometry, distance);
  if (region === TANGLED) return refuseTangled(item.id);
  return region.length > 0 ? succeed(regionPath(region)) : refuseNothingLeft(item);
}

function offsetOf(item: Item, geometry: Geometry, distance: number): Region {
  if (isArea(item)) return offsetRegion(regionOf(geometry), distance);
  return distance > 0 ? stripAround(flatten(geometry), distance) : [];
}

function refuseNothingLeft({ id }: ShapeItem): Result<never> {
  return refuse({ code: 'operation_item_vanishes', parameters: { id }, itemId: id });
}
