import { millimetres } from '@relievo/words';
import { hasRole, isLine } from '../../measure/kinds.ts';
import { isOver } from '../../measure/places.ts';
import { setRequiredWidth } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const helperWidth: Rule = {
  id: 'helper_width',
  row: 'helper and grid width',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T'),
  measures: 'width of a grid line, in millimetres',
  *faults({ parts, profile }) {
    const required = profile.limits.helperWidth;
    if (required === null) return;
    for (const part of parts) {
      if (!isLine(part) || !hasRole(part, 'grid') || !isOver(part.item.line.width, required)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: part.item.line.width,
        required,
        code: 'helper_line_too_wide',
        parameters: {
          item: subjectOf(part.item),
          width: millimetres(part.item.line.width),
          most: millimetres(required),
        },
      };
    }
  },
  mends: [setRequiredWidth],
};
