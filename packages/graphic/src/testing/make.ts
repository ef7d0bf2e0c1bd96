import type { BrailleText } from '@relievo/braille';
import type {
  Drawing,
  GroupItem,
  ImageItem,
  Item,
  Layer,
  ShapeItem,
  Sheet,
  TextItem,
} from '../model/drawing.ts';
import type { Geometry, PathGeometry } from '../model/geometry.ts';

// Missing parts are filled in, so that a test states only what matters to it.

export const A4: Sheet = {
  width: 210,
  height: 297,
  margins: { top: 10, right: 10, bottom: 10, left: 10 },
  braille: 'marburg-medium',
};

export function shape(id: string, geometry: Geometry, rest: Partial<ShapeItem> = {}): ShapeItem {
  return {
    kind: 'shape',
    id,
    role: 'outline',
    name: id,
    description: '',
    geometry,
    line: { style: 'solid', width: 1 },
    texture: null,
    height: 1,
    ...rest,
  };
}

export function text(id: string, print: string, rest: Partial<TextItem> = {}): TextItem {
  return {
    kind: 'text',
    id,
    role: 'label',
    name: id,
    description: '',
    at: { x: 20, y: 20 },
    print,
    printSize: 5,
    braille: null,
    height: 1,
    ...rest,
  };
}

export function cells(text: string): BrailleText {
  return { cells: text, engine: 'letters', table: 'letters' };
}

export function group(id: string, items: readonly Item[], rest: Partial<GroupItem> = {}): GroupItem {
  return {
    kind: 'group',
    id,
    role: 'data',
    name: id,
    description: '',
    items,
    ...rest,
  };
}

/** One grey pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export function image(id: string, rest: Partial<ImageItem> = {}): ImageItem {
  return {
    kind: 'image',
    id,
    role: 'data',
    name: id,
    description: '',
    png: PIXEL,
    placement: [50, 0, 0, 40, 30, 30],
    height: 1,
    ...rest,
  };
}

export function layer(items: readonly Item[], rest: Partial<Layer> = {}): Layer {
  return {
    id: 'main',
    name: 'Main',
    visible: true,
    items,
    ...rest,
  };
}

export function drawing(items: readonly Item[], rest: Partial<Drawing> = {}): Drawing {
  return {
    version: 1,
    id: 'drawing',
    title: 'A drawing',
    description: '',
    language: 'en',
    sheet: A4,
    layers: [layer(items)],
    ...rest,
  };
}

export function rect(x: number, y: number, width: number, height: number): Geometry {
  return {
    type: 'rect',
    x,
    y,
    width,
    height,
  };
}

/** One subpath of straight lines through the coordinates, given as x and y in turn. */
export function lines(coordinates: readonly number[], closed = false): PathGeometry {
  const points = Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[index * 2] ?? 0,
    y: coordinates[index * 2 + 1] ?? 0,
  }));
  const [start = { x: 0, y: 0 }, ...rest] = points;
  return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed }] };
}

/** Groups in groups, `depth` deep, around one shape. */
export function nested(depth: number): Item {
  let item: Item = shape('inmost', rect(20, 20, 30, 30));
  for (let index = 0; index < depth; index += 1) item = group(`group-${index}`, [item]);
  return item;
}
