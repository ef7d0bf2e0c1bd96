import { itemBounds } from '../geometry/bounds.ts';
import { boxDistance, doBoxesMeet } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
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
    near: listNeighbours(drawing, ids, box)[0] ?? null,
  };
}

/** All other things of the visible layers, the nearest first; a group counts as one. */
export function listNeighbours(drawing: Drawing, ids: readonly string[], box: Box): readonly Neighbour[] {
  const own = new Set(ids);
  const found: Neighbour[] = [];
  for (const { item, layer, parent } of walk(drawing)) {
    if (!layer.visible || parent || own.has(item.id)) continue;
    const other = itemBounds(item, drawing.sheet);
    if (!other) continue;
    const distance = doBoxesMeet(box, other) ? 0 : toThousandth(boxDistance(box, other));
    found.push({
      id: item.id,
      kind: kindOf(item),
      name: callOf(item),
      distance,
    });
  }
  return found.toSorted((a, b) => a.distance - b.distance);
}
