import type { Pair } from '../../measure/near.ts';
import { around } from '../../measure/places.ts';
import type { Fault } from '../rule/rule.ts';
import { capital, mm, nameOf } from '../rule/words.ts';

/** The words of every rule that keeps two things apart. */
export const tooNear = ({ a, b, gap, from, to }: Pair, required: number, repairable: boolean): Fault => ({
  items: [a.item.id, b.item.id],
  place: around(from, to),
  measured: gap,
  required,
  repairable,
  message: `${capital(nameOf(a.item))} and ${nameOf(b.item)} are ${mm(gap)} apart; fingers need ${mm(required)} to tell them apart.`,
});
