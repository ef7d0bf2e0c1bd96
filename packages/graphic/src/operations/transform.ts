import { apply, multiply } from '../geometry/matrix.ts';
import { transformGeometry } from '../geometry/transform.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Matrix } from '../model/geometry.ts';
import { mapItemList } from '../model/walk.ts';
import { mapChosen } from './choose.ts';

/**
 * The chosen items move, turn, stretch and mirror; line widths, textures, braille and point symbols
 * keep the size that fingers need. A text moves by its corner and stays upright. A matrix that is no
 * number, or squeezes everything onto a line, changes nothing.
 */
export const transform = (drawing: Drawing, ids: Iterable<string>, matrix: Matrix): Drawing =>
  isUsable(matrix) ? mapChosen(drawing, ids, (item) => transformItem(item, matrix)) : drawing;

const isUsable = (matrix: Matrix): boolean =>
  matrix.every(Number.isFinite) && Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) > 1e-9;

/** An item with everything in it. */
export const transformItem = (item: Item, matrix: Matrix): Item =>
  mapItemList([item], (each) => transformOne(each, matrix))[0] ?? item;

const transformOne = (item: Item, matrix: Matrix): Item => {
  switch (item.kind) {
    case 'shape':
      return { ...item, geometry: transformGeometry(item.geometry, matrix) };
    case 'text':
      return { ...item, at: apply(matrix, item.at) };
    case 'image':
      return { ...item, placement: multiply(matrix, item.placement) };
    case 'group':
      return item;
  }
};
