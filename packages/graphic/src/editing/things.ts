import { itemBounds } from '../geometry/bounds.ts';
import { unionOf } from '../geometry/box.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box, PathGeometry } from '../model/geometry.ts';
import { findOutermost } from '../operations/choose.ts';

/** What an author calls a thing on the sheet. */
export type ThingKind =
  | 'rectangle'
  | 'square'
  | 'ellipse'
  | 'circle'
  | 'line'
  | 'polyline'
  | 'curve'
  | 'triangle'
  | 'polygon'
  | 'area'
  | 'arrow'
  | 'symbol'
  | 'label'
  | 'text'
  | 'group'
  | 'picture';

/** What something was done to: one thing by its kind and name, or so many. */
export interface What {
  readonly count: number;
  readonly kind: ThingKind;
  readonly name: string;
}

export function kindOf(item: Item): ThingKind {
  switch (item.kind) {
    case 'group':
      return 'group';
    case 'image':
      return 'picture';
    case 'text':
      return item.role === 'label' ? 'label' : 'text';
    case 'shape':
      if (item.role === 'arrow') return 'arrow';
      switch (item.geometry.type) {
        case 'rect':
          return item.geometry.width === item.geometry.height ? 'square' : 'rectangle';
        case 'ellipse':
          return item.geometry.rx === item.geometry.ry ? 'circle' : 'ellipse';
        case 'symbol':
          return 'symbol';
        case 'path':
          return kindOfPath(item.geometry);
      }
  }
}

function kindOfPath({ subpaths }: PathGeometry): ThingKind {
  const [first] = subpaths;
  const isCurved = subpaths.some(({ segments }) => segments.some(({ control }) => control !== undefined));
  if (!first || subpaths.length > 1) return subpaths.some(({ closed }) => closed) ? 'area' : 'polyline';
  if (first.closed) {
    if (isCurved) return 'area';
    return first.segments.length === 2 ? 'triangle' : 'polygon';
  }
  if (isCurved) return 'curve';
  return first.segments.length === 1 ? 'line' : 'polyline';
}

/** Its own name, or its words. */
export function callOf(item: Item): string {
  return (item.name || (item.kind === 'text' ? item.print : '')).replaceAll(/\s+/g, ' ').trim();
}

export function whatOf(items: Iterable<Item>): What {
  const all = [...items];
  const [first] = all;
  return {
    count: all.length,
    kind: first ? kindOf(first) : 'group',
    name: first && all.length === 1 ? callOf(first) : '',
  };
}

/** Around all chosen items together, their lines included; null where there is nothing of any size. */
export function boxOf(drawing: Drawing, ids: Iterable<string>): Box | null {
  return unionOf([...findOutermost(drawing, ids).values()].map((item) => itemBounds(item, drawing.sheet)));
}
