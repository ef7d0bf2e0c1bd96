import type { Drawing, Item, ShapeItem } from '../model/drawing.ts';
import type { Box, Matrix } from '../model/geometry.ts';
import { mapItems } from '../model/walk.ts';
import { multiply, translation } from './matrix.ts';
import { transformGeometry } from './transform.ts';

/** The shapes with these ids, changed; nothing else. */
export function changeShapes(
  drawing: Drawing,
  ids: readonly string[],
  change: (shape: ShapeItem) => ShapeItem,
): Drawing {
  const wanted = new Set(ids);
  return mapItems(drawing, (item) => (item.kind === 'shape' && wanted.has(item.id) ? change(item) : item));
}

export function withWidth(shape: ShapeItem, width: number): ShapeItem {
  return shape.line ? { ...shape, line: { ...shape.line, width } } : shape;
}

export function withSize(shape: ShapeItem, size: number): ShapeItem {
  return shape.geometry.type === 'symbol' ? { ...shape, geometry: { ...shape.geometry, size } } : shape;
}

/** Larger or smaller about the middle of its box; the line keeps its width. */
export function scaleAbout(shape: ShapeItem, box: Box, across: number, down = across): ShapeItem {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const matrix: Matrix = [across, 0, 0, down, x - across * x, y - down * y];
  return { ...shape, geometry: transformGeometry(shape.geometry, matrix) };
}

export function shiftItem(item: Item, dx: number, dy: number): Item {
  const matrix = translation(dx, dy);
  switch (item.kind) {
    case 'shape':
      return { ...item, geometry: transformGeometry(item.geometry, matrix) };
    case 'text':
      return { ...item, at: { x: item.at.x + dx, y: item.at.y + dy } };
    case 'image':
      return { ...item, placement: multiply(matrix, item.placement) };
    case 'group':
      return item;
  }
}

/** Leaves only: each is moved once, however deep it lies. */
export function shiftItems(drawing: Drawing, ids: ReadonlySet<string>, dx: number, dy: number): Drawing {
  return mapItems(drawing, (item) => (ids.has(item.id) ? shiftItem(item, dx, dy) : item));
}
