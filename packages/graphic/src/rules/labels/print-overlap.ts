import { MEDIA } from '../../profiles/profile.ts';
import { toNearestRoom } from '../repairs/move.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { overlapFaults } from './overlaps.ts';

export const printOverlap: Rule = {
  id: 'print-overlap',
  row: 'print overlaps nothing',
  media: MEDIA,
  severity: 'warning',
  source: cite('R'),
  measures: 'things that touch, cross or cover a text in print: none',
  faults: ({ near, ...survey }) => {
    const pairs = near().pairs.filter(({ a, b }) => !hasBraille(a.item) && !hasBraille(b.item));
    return overlapFaults(
      { ...survey, near: () => ({ pairs, complete: true }) },
      ({ item }) => item.kind === 'text',
      'print',
    );
  },
  mends: [toNearestRoom],
};

const hasBraille = (item: { readonly kind: string; readonly braille?: unknown }): boolean =>
  item.kind === 'text' && Boolean(item.braille);
