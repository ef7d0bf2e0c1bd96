import { hasRole } from '../../measure/kinds.ts';
import { isLead } from '../../measure/labelled.ts';
import { boundPoints } from '../../measure/places.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const leadLineHead: Rule = {
  id: 'lead_line_head',
  row: 'lead line has no arrowhead',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'arrowheads that touch a lead line: there are none',
  *faults(survey) {
    for (const { a, b, gap, from, to } of survey.near().pairs) {
      if (gap > 0 || !((isLead(a) && hasRole(b, 'arrow')) || (isLead(b) && hasRole(a, 'arrow')))) continue;
      yield {
        items: [a.item.id, b.item.id],
        place: boundPoints(from, to),
        measured: 1,
        required: 0,
        code: 'lead_line_has_head',
        parameters: {},
      };
    }
  },
};
