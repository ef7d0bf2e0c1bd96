import { determinant } from '../geometry/matrix.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Matrix } from '../model/geometry.ts';
import { mapChosen } from './choose.ts';

/**
 * The chosen items move, turn, stretch and mirror; line widths, textures, braille and point symbols
 * keep the size that fingers need. A text goes with the middle of its box and stays upright, so that
 * it lies beside what it names. A matrix that is no number, or squeezes everything onto a line,
 * changes nothing.
 */
export function transform(drawing: Drawing, ids: Iterable<string>, matrix: Matrix): Drawing {
  return isUsable(matrix)
    ? mapChosen(drawing, ids, (item) => transformItem(item, matrix, drawing.sheet))
    : drawing;
}

function isUsable(matrix: Matrix): boolean {
  return matrix.every(Number.isFinite) && Math.abs(determinant(matrix)) > 1e-9;
}
