import { millimetres } from '@relievo/words';
import { findTooAlike, listLineSorts } from '../../measure/kinds-of.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { enlargeDifference, matchCommoner } from '../repairs/alike.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const lineKinds: Rule = {
  id: 'line_kinds',
  row: 'two line styles differ in width',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'the wider of two widths of one style, divided by the narrower',
  wholeSheet: true,
  *faults({ parts, profile }) {
    const required = profile.limits.lineWidthRatio;
    for (const [thin, thick] of findTooAlike(listLineSorts(parts), required))
      yield {
        items: [...thin.parts, ...thick.parts].map(({ item }) => item.id),
        place: thin.parts[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 },
        measured: thick.size / thin.size,
        required,
        code: 'line_kinds_alike',
        parameters: {
          style: thin.kind,
          thin: millimetres(thin.size),
          thick: millimetres(thick.size),
          ratio: required,
        },
      };
  },
  mends: [matchCommoner, enlargeDifference],
};
