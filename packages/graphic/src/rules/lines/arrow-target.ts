import { MEDIA } from '../../profiles/profile.ts';
import { apart, toNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { gapFaults } from '../sheet/element-gap.ts';

export const arrowTarget: Rule = {
  id: 'arrow-target',
  row: 'arrowhead ends off its target',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: cite('T'),
  measures: 'millimetres between an arrow and what it points at or passes',
  faults: (survey) => gapFaults(survey, ['arrow']),
  mends: [apart, toNearestRoom],
};
