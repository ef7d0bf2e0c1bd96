import { itemBounds } from '../geometry/bounds.ts';
import { boxDistance, doBoxesMeet } from '../geometry/box.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { toThousandth } from '../model/thousandth.ts';
import { walk } from '../model/walk.ts';
import { boxOf, callOf, kindOf, type ThingKind } from './things.ts';

/** The nearest other thing, and how far away its box is; 0 where both share some of the sheet. */
export interface Neighbour {
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
  readonly distance: number;
}

/** Where something lies, as an author hears it. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly near: Neighbour | null;
}

const NOWHERE: Where = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  near: null,
};

export function whereOf(drawing: Drawing, ids: readonly string[]): Where {
  const box = boxOf(drawing, ids);
  if (!box) return NOWHERE;
  return {
    x: toThousandth(box.x),
    y: toThousandth(box.y),
    width: toThousandth(box.width),
    height: toThousandth(box.height),
    near: findNearest(drawing, ids, box),
  };
}

/** The first of them, without putting all the others in their order. */
function findNearest(drawing: Drawing, ids: readonly string[], box: Box): Neighbour | null {
  let nearest: { readonly item: Item; readonly distance: number } | null = null;
  for (const { item, distance } of measureOthers(drawing, ids, box))
    if (!nearest || distance < nearest.distance) nearest = { item, distance };
  return nearest && neighbourOf(nearest.item, nearest.distance);
}

/** All other things of the visible layers, the nearest first; a group counts as one. */
export function listNeighbours(drawing: Drawing, ids: readonly string[], box: Box): readonly Neighbour[] {
  return [...measureOthers(drawing, ids, box)]
    .map(({ item, distance }) => neighbourOf(item, distance))
    .toSorted((a, b) => a.distance - b.distance);
}

function* measureOthers(drawing: Drawing, ids: readonly string[], box: Box) {
  const own = new Set(ids);
  for (const { item, layer, parent } of walk(drawing)) {
    if (!layer.visible || parent || own.has(item.id)) continue;
    const other = itemBounds(item, drawing.sheet);
    if (!other) continue;
    yield { item, distance: doBoxesMeet(box, other) ? 0 : toThousandth(boxDistance(box, other)) };
  }
}

function neighbourOf(item: Item, distance: number): Neighbour {
  return { id: item.id, kind: kindOf(item), name: callOf(item), distance };
}
