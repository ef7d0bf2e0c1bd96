import { translation } from '../geometry/matrix.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Item } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';

export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** An item that stays where it is stays the same value. */
export function moveItem(item: Item, { dx, dy }: Shift): Item {
  return (dx === 0 && dy === 0) || !Number.isFinite(dx + dy)
    ? item
    : transformItem(item, translation(dx, dy));
}

/** The shortest way into the room; what is larger than the room sticks out at its end. */
export function shiftInto(box: Box, room: Box): Shift {
  return {
    dx: shiftInwards(box.x, box.width, room.x, room.width),
    dy: shiftInwards(box.y, box.height, room.y, room.height),
  };
}

function shiftInwards(at: number, size: number, start: number, room: number): number {
  if (at < start || size > room) return start - at;
  return Math.min(start + room - at - size, 0);
}
