import { millimetres } from '@relievo/words';
import { hasRole, isSymbol } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { setRequiredSize, sizeOfOthers } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const symbolSize: Rule = {
  id: 'symbol_size',
  row: 'point symbol size',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('C'),
  measures: 'side of the square that holds a point symbol, in millimetres',
  *faults({ parts, profile }) {
    const required = profile.limits.symbolSize;
    for (const part of parts) {
      if (!isSymbol(part) || hasRole(part, 'key')) continue;
      const { size } = part.item.geometry;
      if (!isUnder(size, required)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: size,
        required,
        code: 'symbol_too_small',
        parameters: { item: subjectOf(part.item), size: millimetres(size), least: millimetres(required) },
      };
    }
  },
  mends: [setRequiredSize, sizeOfOthers],
};
