import { centerOf } from '../geometry/box.ts';
import { apply, determinant, multiply } from '../geometry/matrix.ts';
import { textBox } from '../geometry/text-box.ts';
import { transformGeometry } from '../geometry/transform.ts';
import type { Drawing, Item, Sheet, TextItem } from '../model/drawing.ts';
import type { Matrix } from '../model/geometry.ts';
import { mapItemList } from '../model/walk.ts';
import { mapChosen } from './choose.ts';

/**
 * The chosen items move, turn, stretch and mirror; line widths, textures, braille and point symbols
 * keep the size that fingers need. A text goes with the middle of its box and stays upright, so that
 * it lies beside what it names. A matrix that is no number, or squeezes everything onto a line,
 * changes nothing.
 */
export const transform = (drawing: Drawing, ids: Iterable<string>, matrix: Matrix): Drawing =>
  isUsable(matrix) ? mapChosen(drawing, ids, (item) => transformItem(item, matrix, drawing.sheet)) : drawing;

const isUsable = (matrix: Matrix): boolean =>
  matrix.every(Number.isFinite) && Math.abs(determinant(matrix)) > 1e-9;

type BrailleSheet = Pick<Sheet, 'braille'>;

/** An item with everything in it. Without a sheet the size of braille is unknown, and texts go by their corner. */
export const transformItem = (item: Item, matrix: Matrix, sheet?: BrailleSheet): Item =>
  mapItemList([item], (each) => transformOne(each, matrix, sheet))[0] ?? item;

const transformOne = (item: Item, matrix: Matrix, sheet?: BrailleSheet): Item => {
  switch (item.kind) {
    case 'shape':
      return { ...item, geometry: transformGeometry(item.geometry, matrix) };
    case 'text':
      // Where nothing turns or scales both come to the same, and the corner to exactly the same.
      return sheet && !isTranslation(matrix)
        ? transformText(item, matrix, sheet)
        : { ...item, at: apply(matrix, item.at) };
    case 'image':
      return { ...item, placement: multiply(matrix, item.placement) };
    case 'group':
      return item;
  }
};

const isTranslation = ([a, b, c, d]: Matrix): boolean => a === 1 && b === 0 && c === 0 && d === 1;

const transformText = (text: TextItem, matrix: Matrix, sheet: BrailleSheet): TextItem => {
  const before = centerOf(textBox(text, sheet));
  const after = apply(matrix, before);
  return { ...text, at: { x: text.at.x + after.x - before.x, y: text.at.y + after.y - before.y } };
};
