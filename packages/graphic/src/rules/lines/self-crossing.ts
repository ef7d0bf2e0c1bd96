import { doSegmentsCross } from '../../geometry/segments.ts';
import { isClosed, isTextured } from '../../measure/kinds.ts';
import { visitMeetings } from '../../measure/meetings.ts';
import type { Part } from '../../measure/part.ts';
import type { Box } from '../../model/geometry.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/** Advice is not worth more: what is denser than this has graver findings. */
const MOST_LOOKS = 4_000_000;

/** The first place where an outline crosses itself. */
function findCrossing({ lines }: Part): Box | null {
  for (const { points } of lines) {
    const count = points.length / 2;
    if (count < 4) continue;
    const at = (index: number): number => points[index % points.length] ?? 0;
    const boxes = new Float64Array(count * 4);
    for (let index = 0; index < count; index += 1) {
      const [ax, ay, bx, by] = [at(index * 2), at(index * 2 + 1), at(index * 2 + 2), at(index * 2 + 3)];
      boxes.set([Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)], index * 4);
    }
    let found: Box | null = null;
    let looks = MOST_LOOKS;
    visitMeetings({ count, boxes }, 0, (a, b) => {
      looks -= 1;
      if (looks < 0) return false;
      if (Math.abs(a - b) < 2 || Math.abs(a - b) === count - 1) return true;
      const [i, j] = [a * 2, b * 2];
      if (!doSegmentsCross(at(i), at(i + 1), at(i + 2), at(i + 3), at(j), at(j + 1), at(j + 2), at(j + 3)))
        return true;
      found = { x: at(i), y: at(i + 1), width: 0, height: 0 };
      return false;
    });
    if (found) return found;
  }
  return null;
}

export const selfCrossing: Rule = {
  id: 'self_crossing',
  row: 'areas do not cross themselves',
  media: MEDIA,
  severity: 'advice',
  source: citeSources('R'),
  measures: 'places where the outline of a textured area crosses itself: none',
  *faults({ parts }) {
    for (const part of parts) {
      if (!isTextured(part) || !isClosed(part)) continue;
      const place = findCrossing(part);
      if (!place) continue;
      yield {
        items: [part.item.id],
        place,
        measured: 1,
        required: 0,
        code: 'outline_crosses_itself',
        parameters: { item: subjectOf(part.item) },
      };
    }
  },
};
