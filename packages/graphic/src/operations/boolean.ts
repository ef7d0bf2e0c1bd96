import {
  intersectionOfAll,
  type Region,
  regionOf,
  regionPath,
  subtractRegion,
  TANGLED,
  unionOfAll,
} from '../geometry/region.ts';
import type { Drawing, Item, ShapeItem } from '../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { findOutermost, mapChosen } from './choose.ts';
import { redirectLabels } from './ids.ts';
import type { OperationReports } from './reports.ts';

const refuse: Refuse<OperationReports> = fail;

/** The chosen shapes become one: the lowest, with its name, role and style, as large as all together. */
export function union(drawing: Drawing, ids: Iterable<string>): Result<Drawing> {
  return joinShapes(drawing, ids, (lowest, others) => unionOfAll([lowest, ...others]));
}

/** The lowest chosen shape without what the others cover; they are used up. */
export function subtract(drawing: Drawing, ids: Iterable<string>): Result<Drawing> {
  return joinShapes(drawing, ids, (lowest, others) => subtractRegion(lowest, unionOfAll(others)));
}

/** The lowest chosen shape where all the others lie too; they are used up. */
export function intersect(drawing: Drawing, ids: Iterable<string>): Result<Drawing> {
  return joinShapes(drawing, ids, (lowest, others) => intersectionOfAll([lowest, ...others]));
}

type Combine = (lowest: Region, others: readonly Region[]) => Region;

function joinShapes(drawing: Drawing, ids: Iterable<string>, combine: Combine): Result<Drawing> {
  const shapes = [...findOutermost(drawing, ids).values()].filter(isArea);
  const [lowest, ...others] = shapes;
  if (!lowest || others.length === 0) {
    return refuse({ code: 'operation_shapes_too_few', parameters: {} });
  }
  const region = combine(
    regionOf(lowest.geometry),
    others.map(({ geometry }) => regionOf(geometry)),
  );
  if (region === TANGLED) return refuseTangled(lowest.id);
  if (region.length === 0) {
    return refuse({ code: 'operation_shapes_vanish', parameters: {}, itemId: lowest.id });
  }
  const gone = new Set(others.map(({ id }) => id));
  const merged: ShapeItem = { ...lowest, geometry: regionPath(region) };
  const result = mapChosen(drawing, [lowest.id, ...gone], (item): Item | readonly Item[] =>
    item.id === lowest.id ? merged : [],
  );
  return succeed(redirectLabels(result, new Map([...gone].map((id) => [id, lowest.id]))));
}

export function refuseTangled(itemId: string): Result<never> {
  return refuse({ code: 'operation_shapes_tangled', parameters: {}, itemId });
}

/** An open path with no texture is a line: it has a course and no inside. */
export function isArea(item: Item): item is ShapeItem {
  return (
    item.kind === 'shape' &&
    item.geometry.type !== 'symbol' &&
    (item.geometry.type !== 'path' ||
      item.texture !== null ||
      item.geometry.subpaths.some(({ closed }) => closed))
  );
}
