import { millimetres } from '@relievo/words';
import { hasRole, isLine } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { setRequiredWidth } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const axisWidth: Rule = {
  id: 'axis_width',
  row: 'axis width',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'V'),
  measures: 'width of an axis, in millimetres',
  *faults({ parts, profile }) {
    const required = profile.limits.axisWidth;
    for (const part of parts) {
      if (!isLine(part) || !hasRole(part, 'axis') || !isUnder(part.item.line.width, required)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: part.item.line.width,
        required,
        code: 'axis_width_wrong',
        parameters: {
          item: subjectOf(part.item),
          width: millimetres(part.item.line.width),
          required: millimetres(required),
        },
      };
    }
  },
  mends: [setRequiredWidth],
};
