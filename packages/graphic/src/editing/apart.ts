import { isInside } from '../geometry/distance.ts';
import { measureGap } from '../measure/labelled.ts';
import { type Part, partOf } from '../measure/part.ts';
import type { Item, Sheet } from '../model/drawing.ts';
import { toThousandth } from '../model/thousandth.ts';
import { type LeafItem, walkWithin } from '../model/walk.ts';

/**
 * Measures from the edge of some items to the edge of further ones, in millimetres; 0 if they meet, or if some lie in a
 * filled area of the rest. The boxes around two circles may overlap while the circles are apart.
 */
export function measureApart(ones: Iterable<Item>, others: Iterable<Item>, sheet: Sheet): number {
  const [first, second] = [listParts(ones, sheet), listParts(others, sheet)];
  let apart = Infinity;
  for (const one of first)
    for (const other of second) {
      if (liesIn(one, other) || liesIn(other, one)) return 0;
      apart = Math.min(apart, measureGap(one, other));
      if (apart === 0) return 0;
    }
  return toThousandth(Math.round(apart / FINEST) * FINEST);
}

/** Millimetres: a curve is followed to 0.02 on each side. */
const FINEST = 0.05;

/** Items never change, so what is measured of one is measured once for each braille of its sheet. */
const known = new WeakMap<LeafItem, { readonly braille: Sheet['braille']; readonly part: Part | null }>();

function listParts(items: Iterable<Item>, sheet: Sheet): readonly Part[] {
  return [...items]
    .flatMap((item) => (item.kind === 'group' ? [...walkWithin(item)] : [item]))
    .flatMap((item) => {
      if (item.kind === 'group') return [];
      const part = measurePart(item, sheet);
      return part ? [part] : [];
    });
}

function measurePart(item: LeafItem, sheet: Sheet): Part | null {
  const before = known.get(item);
  if (before?.braille === sheet.braille) return before.part;
  const part = partOf(item, sheet, 'swell', 0);
  const measured = typeof part === 'string' ? null : part;
  known.set(item, { braille: sheet.braille, part: measured });
  return measured;
}

function liesIn({ lines: [first] }: Part, { item, solid, lines }: Part): boolean {
  const isFilled = solid || (item.kind === 'shape' && item.texture !== null);
  const [x, y] = first?.points ?? [];
  return isFilled && x !== undefined && y !== undefined && isInside({ x, y }, lines);
}
