import { itemBounds } from '../../geometry/bounds.ts';
import { centerOf, expandBox, unionOf } from '../../geometry/box.ts';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { walkLeaves } from '../../model/walk.ts';
import { type View, viewFor } from '../view.ts';

/** Where a drawing lies on a display: its box, its scale, and the pins left of it and above it. */
export type PinView = View & { readonly left: number; readonly top: number };

/** Pins for a code of two cells, or its height, and a flat one beside it. */
const ROOM = { across: 6, down: 4 } as const;
/** Millimetres around what is raised, so that lines on its edge are whole. */
const EDGE = 2;

/**
 * A sheet that fits is shown as it is. Of a larger one all that is raised is made as large as it fits beside codes for
 * its labels, which stand on the sides that have labels: names in full would leave a drawing half the display.
 */
export function viewOnPins(drawing: Drawing, columns: number, rows: number, pitch: number): PinView {
  const whole = viewFor(drawing, columns * pitch, rows * pitch);
  const shapes = [...walkLeaves(drawing)].filter(({ kind }) => kind !== 'text');
  const bounds = unionOf(shapes.map((item) => itemBounds(item, drawing.sheet)));
  if (isWholeSheet(drawing, whole) || !bounds || bounds.width <= 0 || bounds.height <= 0) {
    const { box, scale } = whole;
    return {
      ...whole,
      left: (columns - (box.width * scale) / pitch) / 2,
      top: (rows - (box.height * scale) / pitch) / 2,
    };
  }
  const box = expandBox(bounds, EDGE);
  const sides = findSides(drawing, box);
  const [across, down] = [columns - sides.left - sides.right, rows - sides.top - sides.bottom];
  const scale = Math.min(1, (across * pitch) / box.width, (down * pitch) / box.height);
  return {
    box,
    scale,
    left: sides.left + (across - (box.width * scale) / pitch) / 2,
    top: sides.top + (down - (box.height * scale) / pitch) / 2,
  };
}

/** A title names the whole: where a display has no room for it, it stands first in the key. */
export function isTitleOfWhole(item: TextItem, drawing: Drawing, view: View): boolean {
  return item.role === 'title' && !isWholeSheet(drawing, view);
}

export function isWholeSheet({ sheet }: Drawing, { box }: View): boolean {
  return box.x === 0 && box.y === 0 && box.width === sheet.width && box.height === sheet.height;
}

function findSides(drawing: Drawing, box: Box) {
  const middles = [...walkLeaves(drawing)].flatMap((item) => {
    const bounds =
      item.kind === 'text' && item.braille && item.role !== 'title' ? itemBounds(item, drawing.sheet) : null;
    return bounds ? [centerOf(bounds)] : [];
  });
  const roomWhere = (isBeyond: (x: number, y: number) => boolean, room: number): number =>
    middles.some(({ x, y }) => isBeyond(x, y)) ? room : 0;
  return {
    left: roomWhere((x) => x < box.x, ROOM.across),
    right: roomWhere((x) => x > box.x + box.width, ROOM.across),
    top: roomWhere((_, y) => y < box.y, ROOM.down),
    bottom: roomWhere((_, y) => y > box.y + box.height, ROOM.down),
  };
}
