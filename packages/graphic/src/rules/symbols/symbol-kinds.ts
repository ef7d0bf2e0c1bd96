import { millimetres } from '@relievo/words';
import { findTooAlike, listSymbolSorts } from '../../measure/kinds-of.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { matchCommoner } from '../repairs/alike.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const symbolKinds: Rule = {
  id: 'symbol_kinds',
  row: 'symbols of one kind differ in size',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('B'),
  measures: 'the larger of two sizes of one symbol, divided by the smaller',
  wholeSheet: true,
  *faults({ parts, profile }) {
    const required = profile.limits.symbolSizeRatio;
    for (const [small, large] of findTooAlike(listSymbolSorts(parts), required))
      yield {
        items: [...small.parts, ...large.parts].map(({ item }) => item.id),
        place: small.parts[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 },
        measured: large.size / small.size,
        required,
        code: 'symbol_kinds_alike',
        parameters: {
          symbol: small.kind,
          small: millimetres(small.size),
          large: millimetres(large.size),
          ratio: required,
        },
      };
  },
  mends: [matchCommoner],
};
