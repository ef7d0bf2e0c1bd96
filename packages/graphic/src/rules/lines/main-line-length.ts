import { millimetres } from '@relievo/words';
import { lengthOf } from '../../geometry/flatten.ts';
import { hasRole, isLine, isOpen } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const mainLineLength: Rule = {
  id: 'main_line_length',
  row: 'main line length',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'advice',
  source: citeSources('T', 'B'),
  measures: 'length of a line that carries meaning and joins no other, in millimetres along its curve',
  *faults(survey) {
    const required = survey.profile.limits.mainLineLength;
    for (const part of survey.parts) {
      if (!isLine(part) || !hasRole(part, 'data', 'outline') || !isOpen(part)) continue;
      const length = part.lines.reduce((sum, line) => sum + lengthOf(line), 0);
      // A line that goes on in another is as long as both.
      if (!isUnder(length, required) || survey.joined().has(part)) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: length,
        required,
        code: 'main_line_too_short',
        parameters: { item: subjectOf(part.item), length: millimetres(length), least: millimetres(required) },
      };
    }
  },
};
