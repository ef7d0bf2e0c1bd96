import { minOf } from '@relievo/words';
import { findCrossing, findFirstTurn, findSought } from './questions.ts';

/**
 * How many keys MAIDR needs by its list of keys (docs/CONTROLS.md and src/service/keybinding.ts of its repository), for it
 * is in no registry that can be reached: arrows go from point to point, Ctrl and an arrow to an end, G opens a list of the
 * highest and the lowest, of which the first is named at once. In the order of the questions; null where no key says it.
 */
export function countByMaidr(values: readonly number[]): readonly (number | null)[] {
  const last = values.length - 1;
  const [highest, lowest] = [1, 2];
  const crossing = findCrossing(values);
  const sought = findSought(values.length);
  return [
    highest,
    lowest,
    null,
    1,
    // That it turned is heard one point later.
    findFirstTurn(values) + 1,
    crossing === -1 ? (minOf(values) > 0 ? lowest : highest) : 1 + crossing,
    1 + Math.min(sought, last - sought),
    1 + last,
  ];
}
