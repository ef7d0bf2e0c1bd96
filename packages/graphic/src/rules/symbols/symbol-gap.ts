import { MEDIA } from '../../profiles/profile.ts';
import { apart, toNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { gapFaults } from '../sheet/element-gap.ts';

export const symbolGap: Rule = {
  id: 'symbol-gap',
  row: 'point symbol to anything',
  media: MEDIA,
  severity: 'warning',
  source: cite('T', 'V'),
  measures: 'millimetres between the edge of a point symbol and the edge of anything that it does not touch',
  faults: (survey) => gapFaults(survey, ['symbol']),
  mends: [apart, toNearestRoom],
};
