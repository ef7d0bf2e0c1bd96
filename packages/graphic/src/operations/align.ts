import { itemBounds } from '../geometry/bounds.ts';
import { unionOf } from '../geometry/box.ts';
import { type Drawing, drawableArea } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { findOutermost, mapChosen } from './choose.ts';
import { moveItem, type Shift } from './shift.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Moves the chosen items to one edge or middle: of all of them together, or of the sheet's drawable area. */
export function align(
  drawing: Drawing,
  ids: Iterable<string>,
  alignment: Alignment,
  to: 'items' | 'sheet' = 'items',
): Drawing {
  const chosen = findOutermost(drawing, ids);
  const boxes = new Map([...chosen].map(([id, item]) => [id, itemBounds(item, drawing.sheet)]));
  const frame = to === 'sheet' ? drawableArea(drawing.sheet) : unionOf(boxes.values());
  if (!frame) return drawing;
  return mapChosen(drawing, chosen.keys(), (item) => {
    const box = boxes.get(item.id);
    return box ? moveItem(item, shift(box, frame, alignment)) : item;
  });
}

function shift(box: Box, frame: Box, alignment: Alignment): Shift {
  switch (alignment) {
    case 'left':
      return { dx: frame.x - box.x, dy: 0 };
    case 'center':
      return { dx: frame.x + frame.width / 2 - box.x - box.width / 2, dy: 0 };
    case 'right':
      return { dx: frame.x + frame.width - box.x - box.width, dy: 0 };
    case 'top':
      return { dx: 0, dy: frame.y - box.y };
    case 'middle':
      return { dx: 0, dy: frame.y + frame.height / 2 - box.y - box.height / 2 };
    case 'bottom':
      return { dx: 0, dy: frame.y + frame.height - box.y - box.height };
  }
}
