import { MEDIA } from '../../profiles/profile.ts';
import { moveToNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { findOverlaps } from './overlaps.ts';

export const printOverlap: Rule = {
  id: 'print_overlap',
  row: 'print overlaps nothing',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('R'),
  measures: 'things that touch, cross or cover a text in print: none',
  faults: ({ near, ...survey }) => {
    const pairs = near().pairs.filter(({ a, b }) => !hasBraille(a.item) && !hasBraille(b.item));
    return findOverlaps(
      { ...survey, near: () => ({ pairs, complete: true }) },
      ({ item }) => item.kind === 'text',
      'print',
    );
  },
  mends: [moveToNearestRoom],
};

function hasBraille(item: { readonly kind: string; readonly braille?: unknown }): boolean {
  return item.kind === 'text' && Boolean(item.braille);
}
