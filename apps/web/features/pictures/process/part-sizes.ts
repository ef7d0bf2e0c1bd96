import { kindOf, type ThingKind } from '@relievo/graphic/editing';
import { itemBounds } from '@relievo/graphic/geometry';
import { type Drawing, type Item, walk } from '@relievo/graphic/model';

/** A part of the drawing that can stay or go. */
export interface SizedPart {
  readonly item: Item;
  readonly kind: ThingKind;
  /** Its longer side, in millimetres. */
  readonly size: number;
}

/** The smallest first: what a finger misses first can go first. Words are no parts; they say what parts are. */
export function listParts(drawing: Drawing): readonly SizedPart[] {
  const parts = [...walk(drawing)].flatMap(({ item }) => {
    const box = item.kind === 'group' || item.kind === 'text' ? null : itemBounds(item, drawing.sheet);
    return box ? [{ item, kind: kindOf(item), size: Math.max(box.width, box.height) }] : [];
  });
  return parts.sort((a, b) => a.size - b.size);
}
