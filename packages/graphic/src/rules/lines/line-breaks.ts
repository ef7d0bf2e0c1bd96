import { isLine } from '../../measure/kinds.ts';
import { breaksIn } from '../../measure/pieces.ts';
import { around, isOver } from '../../measure/places.ts';
import { asOneDashedLine } from '../repairs/join-pieces.ts';
import type { Rule } from '../rule/rule.ts';
import { cite } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const lineBreaks: Rule = {
  id: 'line-breaks',
  row: 'breaks in a line',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: cite('T', 'B'),
  measures: 'longest break between pieces of one line that continue each other, in millimetres edge to edge',
  *faults({ parts, profile }) {
    const required = profile.limits.dash.maxGap;
    for (const part of parts) {
      if (!isLine(part)) continue;
      const longest = breaksIn(part).reduce((most, one) => (one.gap > most.gap ? one : most), {
        gap: 0,
        from: { x: 0, y: 0 },
        to: { x: 0, y: 0 },
      });
      if (!isOver(longest.gap, required)) continue;
      yield {
        items: [part.item.id],
        place: around(longest.from, longest.to),
        measured: longest.gap,
        required,
        repairable: part.item.line.style === 'solid',
        code: 'line_break_too_long',
        parameters: { item: subjectOf(part.item), gap: longest.gap, most: required },
      };
    }
  },
  mends: [asOneDashedLine],
};
