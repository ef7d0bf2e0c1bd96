import { MEDIA } from '../../profiles/profile.ts';
import { moveApart, moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { findGapFaults } from '../sheet/element-gap.ts';

export const arrowTarget: Rule = {
  id: 'arrow_target',
  row: 'arrowhead ends off its target',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T'),
  measures: 'millimetres between an arrow and what it points at or passes',
  faults: (survey) => findGapFaults(survey, ['arrow']),
  mends: [moveApart, moveToNearestRoom],
};
