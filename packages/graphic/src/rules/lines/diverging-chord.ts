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

/** Lines may lie farthest apart between their corners: a bow and its string meet at both ends of the string. */
const STEP = 0.25;

function findReach(from: Part, to: Part, enough: number): number {
  const index = indexOf(to);
  let widest = 0;
  for (const { points } of from.lines)
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      const [dx, dy] = [(points[at + 2] ?? x) - x, (points[at + 3] ?? y) - y];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
      for (let step = 0; step < steps; step += 1) {
        const spot = { x: x + (dx * step) / steps, y: y + (dy * step) / steps };
        widest = Math.max(widest, index.nearest(spot)?.distance ?? 0);
        if (widest >= enough) return widest;
      }
    }
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
