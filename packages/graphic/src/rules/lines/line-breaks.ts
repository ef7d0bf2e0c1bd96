import { millimetres } from '@relievo/words';
import { isLine } from '../../measure/kinds.ts';
import { findBreaks } from '../../measure/pieces.ts';
import { boundPoints, isOver } from '../../measure/places.ts';
import { joinToDashedLine } from '../repairs/join-pieces.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const lineBreaks: Rule = {
  id: 'line_breaks',
  row: 'breaks in a line',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'longest break between pieces of one line that continue each other, in millimetres edge to edge',
  *faults({ parts, profile }) {
    const required = profile.limits.dash.maxGap;
    for (const part of parts) {
      if (!isLine(part)) continue;
      const longest = findBreaks(part).reduce((most, one) => (one.gap > most.gap ? one : most), {
        gap: 0,
        from: { x: 0, y: 0 },
        to: { x: 0, y: 0 },
      });
      if (!isOver(longest.gap, required)) continue;
      yield {
        items: [part.item.id],
        place: boundPoints(longest.from, longest.to),
        measured: longest.gap,
        required,
        repairable: part.item.line.style === 'solid',
        code: 'line_break_too_long',
        parameters: {
          item: subjectOf(part.item),
          gap: millimetres(longest.gap),
          most: millimetres(required),
        },
      };
    }
  },
  mends: [joinToDashedLine],
};
