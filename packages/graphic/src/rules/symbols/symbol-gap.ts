import { MEDIA } from '../../profiles/profile.ts';
import { moveApart, moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { findGapFaults } from '../sheet/element-gap.ts';

export const symbolGap: Rule = {
  id: 'symbol_gap',
  row: 'point symbol to anything',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'V'),
  measures: 'millimetres between the edge of a point symbol and the edge of anything that it does not touch',
  faults: (survey) => findGapFaults(survey, ['symbol']),
  mends: [moveApart, moveToNearestRoom],
};
