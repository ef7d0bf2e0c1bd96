import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf } from '../../markup/xml.ts';
import { findOnly, textOf } from '../rows.ts';
import type { Items } from './items.ts';
import { writeNumber } from './letters.ts';
import { joinWritten, type Place } from './place.ts';
import { MODIFIERS } from './signs.ts';

/** Counts digits side by side with the same mark over each of them, as in a recurring decimal; one alone counts as none. */
export function countMarkedDigits(elements: readonly Element[], at: number): number {
  const mark = markOf(elements[at]);
  if (mark === null) return 0;
  let end = at;
  while (markOf(elements[end]) === mark) end += 1;
  return end - at > 1 ? end - at : 0;
}

/** Writes these digits under one mark (Rule XV, 99); null if there is only one. */
export function writeMarkedDigits(elements: readonly Element[], at: number, place: Place): Items {
  const count = countMarkedDigits(elements, at);
  if (count === 0) return null;
  const { level } = place;
  const digits = elements.slice(at, at + count).map((one) => textOf(listChildren(one)[0]).trim());
  return joinWritten([
    [{ kind: 'begins', cells: '⠐', level }],
    writeNumber(digits.join(''), 'normal', level),
    [
      { kind: 'middle', cells: '⠣', level },
      { kind: 'mark', cells: MODIFIERS[markOf(elements[at]) ?? ''] ?? '', level },
      { kind: 'ends', cells: '⠻', level },
    ],
  ]);
}

function markOf(element: Element | undefined): string | null {
  if (!element || nameOf(element) !== 'mover') return null;
  const [base, over] = listChildren(element).map(findOnly);
  if (!base || nameOf(base) !== 'mn' || !/^\d$/.test(textOf(base).trim())) return null;
  const mark = textOf(over).trim();
  return MODIFIERS[mark] === undefined || MODIFIERS[mark] === '⠱' ? null : mark;
}
