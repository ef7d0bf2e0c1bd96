import { itemBounds } from '../geometry/bounds.ts';
import { centerOf } from '../geometry/box.ts';
import type { Drawing, Item } from '../model/drawing.ts';

const ROWS = [
  ['top left', 'top', 'top right'],
  ['left', 'middle', 'right'],
  ['bottom left', 'bottom', 'bottom right'],
] as const;
/** A ninth of the sheet, as somebody would say where something lies. */
export type SheetPart = (typeof ROWS)[number][number];

/** Where the middle of a thing lies. */
export function partOf({ sheet }: Drawing, item: Item): SheetPart {
  const box = itemBounds(item, sheet);
  if (!box) return 'middle';
  const { x, y } = centerOf(box);
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));
  return ROWS[third(y / sheet.height)]?.[third(x / sheet.width)] ?? 'middle';
}
