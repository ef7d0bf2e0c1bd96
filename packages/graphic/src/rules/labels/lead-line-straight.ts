import { millimetres } from '@relievo/words';
import { pointToSegment } from '../../geometry/segments.ts';
import { endsOf, isLead } from '../../measure/labelled.ts';
import type { Part } from '../../measure/part.ts';
import { isOver } from '../../measure/places.ts';
import { straightenLine } from '../repairs/lead-line.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

/** No finger feels less. */
const STRAIGHT = 0.25;

function bendOf(part: Part): number {
  const [from, to] = endsOf(part);
  let most = 0;
  for (const { points } of part.lines)
    for (let at = 0; at < points.length; at += 2)
      most = Math.max(most, pointToSegment(points[at] ?? 0, points[at + 1] ?? 0, from.x, from.y, to.x, to.y));
  return most;
}

export const leadLineStraight: Rule = {
  id: 'lead_line_straight',
  row: 'lead line is straight',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'how far a lead line leaves the straight way between its ends, in millimetres',
  *faults({ parts }) {
    for (const part of parts) {
      if (!isLead(part)) continue;
      const bend = bendOf(part);
      if (!isOver(bend, STRAIGHT)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: bend,
        required: STRAIGHT,
        code: 'lead_line_bent',
        parameters: { bend: millimetres(bend) },
      };
    }
  },
  mends: [straightenLine],
};
