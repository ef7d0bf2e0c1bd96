import { millimetres } from '@relievo/words';
import { hasRole, isLine, MAIN_ROLES } from '../../measure/kinds.ts';
import { EXACT } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { weakenBelowAll } from '../repairs/weaken.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const gridWeakest: Rule = {
  id: 'grid_weakest',
  row: 'the grid is the weakest line',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'width of a grid line beside the narrowest axis or main line, in millimetres',
  *faults({ parts }) {
    const others = parts.filter(isLine).filter((part) => hasRole(part, 'axis', ...MAIN_ROLES));
    const narrowest = others.reduce((least, { item }) => Math.min(least, item.line.width), Infinity);
    for (const part of parts) {
      if (!isLine(part) || !hasRole(part, 'grid') || part.item.line.width < narrowest - EXACT) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: part.item.line.width,
        required: narrowest,
        code: 'grid_not_weakest',
        parameters: {
          item: subjectOf(part.item),
          width: millimetres(part.item.line.width),
          narrowest: millimetres(narrowest),
        },
      };
    }
  },
  mends: [weakenBelowAll],
};
