import { millimetres } from '@relievo/words';
import { hasRole, isLine } from '../../measure/kinds.ts';
import { findNearParts, type Pair } from '../../measure/near.ts';
import type { Part } from '../../measure/part.ts';
import { boundPoints, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

/** Each line of the grid for itself, thin: a cell is measured from the middle of a line to that of the next. */
function gridLines(parts: readonly Part[]): readonly Part[] {
  return parts
    .filter((part) => isLine(part) && hasRole(part, 'grid'))
    .flatMap((part) => part.lines.map((line) => ({ ...part, lines: [line], half: 0 })))
    .map((part, index) => ({ ...part, index }));
}

/** Beside each other, not one behind the other as the pieces of an interrupted line are. */
function isBeside({ a, from, to, gap }: Pair): boolean {
  const points = a.lines[0]?.points ?? [];
  let sharpest = 0;
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [ax, ay, bx, by] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0];
    const length = Math.hypot(bx - ax, by - ay);
    const along = ((from.x - ax) * (bx - ax) + (from.y - ay) * (by - ay)) / (length || 1);
    const off = Math.abs((from.x - ax) * (by - ay) - (from.y - ay) * (bx - ax)) / (length || 1);
    if (off > 0.01 || along < -0.01 || along > length + 0.01) continue;
    sharpest = Math.max(
      sharpest,
      Math.abs((to.x - from.x) * (by - ay) - (to.y - from.y) * (bx - ax)) / (length || 1),
    );
  }
  return sharpest > gap / 2;
}

export const gridCell: Rule = {
  id: 'grid_cell',
  row: 'grid cell',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures:
    'millimetres from the middle of a grid line to the middle of the next, the narrowest of the sheet',
  wholeSheet: true,
  *faults({ parts, profile }) {
    const required = profile.limits.gridCell;
    const pairs = findNearParts(gridLines(parts), required + 0.1).pairs.filter(
      (pair) => pair.gap > 0 && isUnder(pair.gap, required) && isBeside(pair),
    );
    const narrowest = pairs.toSorted((x, y) => x.gap - y.gap)[0];
    if (!narrowest) return;
    const { a, b, gap, from, to } = narrowest;
    yield {
      items: [...new Set([a.item.id, b.item.id])],
      place: boundPoints(from, to),
      measured: gap,
      required,
      code: 'grid_cell_too_small',
      parameters: { gap: millimetres(gap), least: millimetres(required) },
    };
  },
};
