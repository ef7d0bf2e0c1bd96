import { millimetres } from '@relievo/words';
import { lengthOf } from '../../geometry/flatten.ts';
import { isLead } from '../../measure/labelled.ts';
import { isOver, isUnder } from '../../measure/places.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const leadLineLength: Rule = {
  id: 'lead_line_length',
  row: 'lead line length',
  media: ['swell', 'embosser', 'pins'],
  severity: 'advice',
  source: citeSources('T', 'B'),
  measures: 'length of a lead line, in millimetres',
  *faults({ parts, profile }) {
    const { ideal, min, max } = profile.limits.leadLine;
    for (const part of parts) {
      if (!isLead(part)) continue;
      const length = part.lines.reduce((sum, line) => sum + lengthOf(line), 0);
      const required = isUnder(length, min) ? min : isOver(length, max) ? max : null;
      if (required === null) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: length,
        required,
        code: 'lead_line_length_wrong',
        parameters: {
          length: millimetres(length),
          least: millimetres(min),
          most: millimetres(max),
          ideal: millimetres(ideal),
        },
      };
    }
  },
};
