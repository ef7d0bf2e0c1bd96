import { millimetres } from '@relievo/words';
import { createSegmentIndex } from '../../geometry/segment-index.ts';
import { isLine, isOpen, type LinePart } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import type { Medium } from '../../profiles/profile.ts';
import { doubleOffset } from '../../set/line-styles.ts';
import { removeSecondPiece } from '../repairs/double-line.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/**
 * Middle to middle of the two strokes: those that the medium draws for a double line, or those of a
 * line drawn twice by hand.
 */
function measureStrokesApart(part: LinePart, medium: Medium): number | null {
  if (part.item.line.style === 'double') return 2 * doubleOffset(part.item.line, medium);
  const [first, second] = part.lines;
  if (!first || !second || part.lines.length !== 2 || !isOpen(part)) return null;
  return doesRunAlong(first.points, second.points)
    ? createSegmentIndex([first]).distanceTo(createSegmentIndex([second]))
    : null;
}

/** Both ends of one lie about as far from the ends of the other, in either direction. */
function doesRunAlong(a: Float64Array, b: Float64Array): boolean {
  const [ax, ay, bx, by] = [a[0] ?? 0, a[1] ?? 0, a.at(-2) ?? 0, a.at(-1) ?? 0];
  const [cx, cy, dx, dy] = [b[0] ?? 0, b[1] ?? 0, b.at(-2) ?? 0, b.at(-1) ?? 0];
  const straight = Math.max(Math.hypot(cx - ax, cy - ay), Math.hypot(dx - bx, dy - by));
  const turned = Math.max(Math.hypot(dx - ax, dy - ay), Math.hypot(cx - bx, cy - by));
  return Math.min(straight, turned) < NEAR_ENDS && Math.hypot(bx - ax, by - ay) > 2 * NEAR_ENDS;
}
const NEAR_ENDS = 5;

export const doubleLine: Rule = {
  id: 'double_line',
  row: 'double line distance',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres from the middle of one stroke of a double line to the middle of the other',
  *faults({ parts, profile }) {
    const required = profile.limits.doubleLineDistance;
    for (const part of parts) {
      if (!isLine(part)) continue;
      const apart = measureStrokesApart(part, profile.medium);
      if (apart === null || !isUnder(apart, required)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: apart,
        required,
        repairable: part.item.line.style !== 'double',
        code: 'double_line_too_close',
        parameters: { item: subjectOf(part.item), apart: millimetres(apart), least: millimetres(required) },
      };
    }
  },
  mends: [removeSecondPiece],
};
