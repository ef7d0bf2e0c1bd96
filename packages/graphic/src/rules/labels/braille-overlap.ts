import { MEDIA } from '../../profiles/profile.ts';
import { moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { findOverlaps } from './overlaps.ts';

export const brailleOverlap: Rule = {
  id: 'braille_overlap',
  row: 'braille overlaps nothing',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'error',
  source: citeSources('U'),
  measures: 'things that touch, cross or cover braille: none',
  faults: (survey) =>
    findOverlaps(survey, ({ item }) => item.kind === 'text' && item.braille !== null, 'braille'),
  mends: [moveToNearestRoom],
};
