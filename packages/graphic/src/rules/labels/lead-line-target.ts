import { millimetres, minOf } from '@relievo/words';
import { hasRole, isText } from '../../measure/kinds.ts';
import { type Lead, leadsOf } from '../../measure/leads.ts';
import { findNeighbours, movePart } from '../../measure/neighbours.ts';
import { isOver, isUnder } from '../../measure/places.ts';
import type { Survey } from '../../measure/survey.ts';
import { endOffTarget } from '../repairs/lead-line.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

/** From the tip of the lead line to what lies ahead of it; null where nothing is near enough to be meant. */
function measureOffTarget({ part, to, text }: Lead, survey: Survey): number | null {
  const { offTarget: required } = survey.profile.limits.leadLine;
  const tip = movePart({ ...part, lines: [{ points: Float64Array.of(to.x, to.y), closed: true }] }, 0, 0);
  const at = { ...tip, box: { x: to.x, y: to.y, width: 0, height: 0 } };
  const gaps = findNeighbours(at, survey, 3 * required)
    .filter(({ part: other }) => other !== part && other !== text && !isText(other))
    .filter(({ part: other }) => !hasRole(other, 'grid', 'background', 'lead-line'))
    .map(({ gap }) => gap);
  return gaps.length > 0 ? minOf(gaps) : null;
}

export const leadLineTarget: Rule = {
  id: 'lead_line_target',
  row: 'lead line ends off its target',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between the tip of a lead line and what it points at',
  *faults(survey) {
    const { offTarget: required } = survey.profile.limits.leadLine;
    for (const lead of leadsOf(survey)) {
      const gap = measureOffTarget(lead, survey);
      if (gap === null) continue;
      const near = isUnder(gap, required);
      if (!near && !isOver(gap, 2 * required)) continue;
      yield {
        items: [lead.part.item.id],
        place: { x: lead.to.x, y: lead.to.y, width: 0, height: 0 },
        measured: gap,
        required: near ? required : 2 * required,
        repairable: gap > 0,
        code: 'lead_line_target_wrong',
        parameters: { gap: millimetres(gap), required: millimetres(required) },
      };
    }
  },
  mends: [endOffTarget],
};
