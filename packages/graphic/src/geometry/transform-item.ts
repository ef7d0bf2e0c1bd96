import type { Item, Sheet, TextItem } from '../model/drawing.ts';
import type { Matrix } from '../model/geometry.ts';
import { mapItemList } from '../model/walk.ts';
import { centerOf } from './box.ts';
import { apply, multiply } from './matrix.ts';
import { textBox } from './text-box.ts';
import { transformGeometry } from './transform.ts';

type BrailleSheet = Pick<Sheet, 'braille'>;

/** An item with everything in it. Without a sheet the size of braille is unknown, and texts go by their corner. */
export function transformItem(item: Item, matrix: Matrix, sheet?: BrailleSheet): Item {
  return mapItemList([item], (each) => transformOne(each, matrix, sheet))[0] ?? item;
}

function transformOne(item: Item, matrix: Matrix, sheet?: BrailleSheet): Item {
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
}

function isTranslation([a, b, c, d]: Matrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1;
}

function transformText(text: TextItem, matrix: Matrix, sheet: BrailleSheet): TextItem {
  const before = centerOf(textBox(text, sheet));
  const after = apply(matrix, before);
  return { ...text, at: { x: text.at.x + after.x - before.x, y: text.at.y + after.y - before.y } };
}
