import { MEDIA } from '../../profiles/profile.ts';
import { toNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { overlapFaults } from './overlaps.ts';

export const brailleOverlap: Rule = {
  id: 'braille-overlap',
  row: 'braille overlaps nothing',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'error',
  source: cite('U'),
  measures: 'things that touch, cross or cover braille: none',
  faults: (survey) =>
    overlapFaults(survey, ({ item }) => item.kind === 'text' && item.braille !== null, 'braille'),
  mends: [toNearestRoom],
};
