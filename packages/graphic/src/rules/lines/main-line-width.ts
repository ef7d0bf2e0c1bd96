import { millimetres } from '@relievo/words';
import { hasRole, isLine, MAIN_ROLES } from '../../measure/kinds.ts';
import { isOver, isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { setRequiredWidth } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const mainLineWidth: Rule = {
  id: 'main_line_width',
  row: 'main line width',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'V'),
  measures: 'width of a line that carries meaning, in millimetres',
  *faults({ parts, profile }) {
    const { min, max } = profile.limits.mainLineWidth;
    for (const part of parts) {
      if (!isLine(part) || !hasRole(part, ...MAIN_ROLES)) continue;
      const { width } = part.item.line;
      const thin = isUnder(width, min);
      if (!thin && !(max !== null && isOver(width, max))) continue;
      const required = thin || max === null ? min : max;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: width,
        required,
        code: thin ? 'main_line_too_thin' : 'main_line_too_wide',
        parameters: {
          item: subjectOf(part.item),
          width: millimetres(width),
          required: millimetres(required),
        },
      };
    }
  },
  mends: [setRequiredWidth],
};
