import { millimetres } from '@relievo/words';
import { hasRole, isLine, isOpen } from '../../measure/kinds.ts';
import { indexOf } from '../../measure/labelled.ts';
import type { Pair } from '../../measure/near.ts';
import type { Part } from '../../measure/part.ts';
import { boundPoints, isUnder } from '../../measure/places.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

/** The widest that two joined lines ever come apart, from middle to middle. */
function findWidestChord({ a, b }: Pair, enough: number): number {
  return Math.min(findReach(a, b, enough), findReach(b, a, enough));
}

function findReach(from: Part, to: Part, enough: number): number {
  const index = indexOf(to);
  let widest = 0;
  for (const { points } of from.lines)
    for (let at = 0; at < points.length && widest < enough; at += 2)
      widest = Math.max(widest, index.nearest({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })?.distance ?? 0);
  return widest;
}

export const divergingChord: Rule = {
  id: 'diverging_chord',
  row: 'contours that diverge on a touchscreen',
  media: ['touchscreen'],
  severity: 'warning',
  source: citeSources('V'),
  measures: 'the widest that two lines which meet ever come apart, in millimetres from middle to middle',
  *faults({ near, profile }) {
    const required = profile.limits.divergingChord;
    if (required === null) return;
    for (const pair of near().pairs) {
      const { a, b, gap, from, to } = pair;
      if (gap > 0 || ![a, b].every((part) => isLine(part) && isOpen(part))) continue;
      if ([a, b].some((part) => hasRole(part, 'grid', 'tick', 'lead-line', 'background'))) continue;
      const chord = findWidestChord(pair, required + 1);
      if (!isUnder(chord, required)) continue;
      yield {
        items: [a.item.id, b.item.id],
        place: boundPoints(from, to),
        measured: chord,
        required,
        code: 'lines_diverge_too_little',
        parameters: {
          item: subjectOf(a.item),
          other: subjectOf(b.item),
          chord: millimetres(chord),
          least: millimetres(required),
        },
      };
    }
  },
};
