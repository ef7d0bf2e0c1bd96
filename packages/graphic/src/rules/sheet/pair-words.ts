import { millimetres } from '@relievo/words';
import type { Pair } from '../../measure/near.ts';
import { boundPoints } from '../../measure/places.ts';
import type { Fault } from '../rule/rule.ts';
import { subjectOf } from '../rule/subject.ts';

/** The words of every rule that keeps two things apart. */
export function reportTooNear({ a, b, gap, from, to }: Pair, required: number, repairable: boolean): Fault {
  return {
    items: [a.item.id, b.item.id],
    place: boundPoints(from, to),
    measured: gap,
    required,
    repairable,
    code: 'things_too_close',
    parameters: {
      item: subjectOf(a.item),
      other: subjectOf(b.item),
      gap: millimetres(gap),
      least: millimetres(required),
    },
  };
}
