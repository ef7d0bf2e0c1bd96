import { type Millimetres, millimetres } from '@relievo/words';
import { itemBounds } from '../geometry/bounds.ts';
import { boxDistance } from '../geometry/box.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { toThousandth } from '../model/thousandth.ts';
import { findOutermost } from '../operations/choose.ts';
import { measureApart } from './apart.ts';
import { boxOf, callOf, kindOf, type ThingKind } from './things.ts';

/** The nearest other thing, and how far away its edge is; 0 where both meet, or one lies in a filled area of the other. */
export interface Neighbour {
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
  readonly distance: Millimetres;
}

/** Where something lies, as an author hears it. */
export interface Where {
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly near: Neighbour | null;
}

const NOWHERE: Where = {
  x: millimetres(0),
  y: millimetres(0),
  width: millimetres(0),
  height: millimetres(0),
  near: null,
};

export function whereOf(drawing: Drawing, ids: readonly string[]): Where {
  const box = boxOf(drawing, ids);
  if (!box) return NOWHERE;
  return {
    x: toLength(box.x),
    y: toLength(box.y),
    width: toLength(box.width),
    height: toLength(box.height),
    near: findNearest(drawing, ids, box),
  };
}

/** Rounds a length of a drawing for a sentence. */
export function toLength(value: number): Millimetres {
  return millimetres(toThousandth(value));
}

function findNearest(drawing: Drawing, ids: readonly string[], box: Box): Neighbour | null {
  return listNeighbours(drawing, ids, box, 1)[0] ?? null;
}

interface Measured {
  readonly item: Item;
  readonly distance: number;
}

/**
 * Lists other things of the visible layers, the nearest first and no more than `most`; a group counts as one. No thing is
 * nearer than the box around it, so things whose boxes are farther than those that were found are not measured.
 */
export function listNeighbours(
  drawing: Drawing,
  ids: readonly string[],
  box: Box,
  most = Number.POSITIVE_INFINITY,
): readonly Neighbour[] {
  const own = new Set(ids);
  const chosen = [...findOutermost(drawing, ids).values()];
  const boxed = drawing.layers.flatMap(({ items, visible }) =>
    (visible ? items : []).flatMap((item) => {
      const other = own.has(item.id) ? null : itemBounds(item, drawing.sheet);
      return other ? [{ item, least: toThousandth(boxDistance(box, other)) }] : [];
    }),
  );
  const nearest: Measured[] = [];
  for (const { item, least } of boxed.toSorted((a, b) => a.least - b.least)) {
    const farthest = nearest.length < most ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.distance ?? 0);
    if (least >= farthest) break;
    const distance = measureApart(chosen, [item], drawing.sheet);
    if (distance >= farthest) continue;
    nearest.splice(findPlace(nearest, distance), 0, { item, distance });
    if (nearest.length > most) nearest.pop();
  }
  return nearest.map(({ item, distance }) => neighbourOf(item, distance));
}

/** Behind all that are as near: of equals the one that is drawn first comes first. */
function findPlace(sorted: readonly Measured[], distance: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.distance ?? 0) <= distance) from = middle + 1;
    else to = middle;
  }
  return from;
}

function neighbourOf(item: Item, distance: number): Neighbour {
  return { id: item.id, kind: kindOf(item), name: callOf(item), distance: millimetres(distance) };
}
