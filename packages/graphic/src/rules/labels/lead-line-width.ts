import { millimetres } from '@relievo/words';
import { isLine } from '../../measure/kinds.ts';
import { isLead } from '../../measure/labelled.ts';
import { setRequiredWidth } from '../repairs/resize.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

/** Thinner is not felt, thicker is felt as a part of the figure. */
const SLACK = 0.02;

export const leadLineWidth: Rule = {
  id: 'lead_line_width',
  row: 'lead line width',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T'),
  measures: 'width of a lead line, in millimetres',
  *faults({ parts, profile }) {
    const required = profile.limits.leadLine.width;
    for (const part of parts) {
      if (!isLead(part) || !isLine(part)) continue;
      const { width } = part.item.line;
      if (Math.abs(width - required) <= SLACK) continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: width,
        required,
        code: 'lead_line_width_wrong',
        parameters: { width: millimetres(width), required: millimetres(required) },
      };
    }
  },
  mends: [setRequiredWidth],
};
