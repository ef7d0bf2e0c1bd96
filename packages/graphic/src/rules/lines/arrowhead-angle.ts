import { headOf } from '../../measure/heads.ts';
import { hasRole } from '../../measure/kinds.ts';
import { boundPoints, isOver, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { reshapeHead } from '../repairs/arrowhead.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const arrowheadAngle: Rule = {
  id: 'arrowhead_angle',
  row: 'arrowhead angle',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'degrees between the middle of an arrowhead and one of its sides',
  *faults({ parts, profile }) {
    const { angle, halfAngle } = profile.limits.arrowhead;
    for (const part of parts) {
      if (!hasRole(part, 'arrow')) continue;
      const head = headOf(part);
      if (!head) continue;
      const half = head.angle / 2;
      const required = isUnder(half, halfAngle.min)
        ? halfAngle.min
        : isOver(half, halfAngle.max)
          ? halfAngle.max
          : null;
      if (required === null) continue;
      yield {
        items: [part.item.id],
        place: boundPoints(head.tip, ...head.corners),
        measured: half,
        required,
        code: 'arrowhead_angle_wrong',
        parameters: {
          item: subjectOf(part.item),
          half,
          least: halfAngle.min,
          most: halfAngle.max,
          overall: angle,
        },
      };
    }
  },
  mends: [reshapeHead],
};
