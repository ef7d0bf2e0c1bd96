import { shareOf } from '@relievo/words';
import { hasRole, isLine } from '../../measure/kinds.ts';
import type { Part } from '../../measure/part.ts';
import { EXACT } from '../../measure/places.ts';
import type { Profile } from '../../profiles/profile.ts';
import { weakenInSteps } from '../repairs/weaken.ts';
import type { HeightRank } from '../rule/messages.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

function hasHeights({ resolution }: Profile): boolean {
  return resolution.type === 'dots' && resolution.levels > 2;
}

interface Rank {
  readonly kind: HeightRank;
  readonly parts: readonly Part[];
}

export const heightOrder: Rule = {
  id: 'height_order',
  row: 'grid lowest, axes middle, data highest',
  media: ['embosser', 'pins'],
  severity: 'advice',
  source: citeSources('E'),
  measures:
    'height of the highest of the lower kind, as a share of the tallest, beside the lowest of the higher kind',
  wholeSheet: true,
  *faults({ parts, profile }) {
    if (!hasHeights(profile)) return;
    const all: readonly Rank[] = [
      { kind: 'grid', parts: parts.filter((part) => isLine(part) && hasRole(part, 'grid')) },
      { kind: 'axes', parts: parts.filter((part) => isLine(part) && hasRole(part, 'axis')) },
      { kind: 'data', parts: parts.filter((part) => hasRole(part, 'data') && part.item.kind === 'shape') },
    ];
    const ranks = all.filter((rank) => rank.parts.length > 0);
    for (const [index, lower] of ranks.entries()) {
      const higher = ranks[index + 1];
      if (higher) yield* findUpsideDown(lower, higher);
    }
  },
  mends: [weakenInSteps],
};

function* findUpsideDown(lower: Rank, higher: Rank): Generator<Fault> {
  const top = lower.parts.reduce((most, { item }) => Math.max(most, heightOf(item)), 0);
  const bottom = higher.parts.reduce((least, { item }) => Math.min(least, heightOf(item)), Infinity);
  const [first] = lower.parts;
  if (!first || top < bottom - EXACT) return;
  yield {
    items: [...lower.parts, ...higher.parts].map(({ item }) => item.id),
    place: first.box,
    measured: top,
    required: bottom,
    code: 'heights_upside_down',
    parameters: { lower: lower.kind, top: shareOf(top, 1), higher: higher.kind, bottom: shareOf(bottom, 1) },
  };
}

function heightOf(item: Part['item']): number {
  return item.kind === 'shape' ? item.height : 0;
}
