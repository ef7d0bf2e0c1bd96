import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { findOnly, textOf } from '../rows.ts';
import { CLOSES, OPENS } from './signs.ts';

/** Finds the sign that an element begins with: a closing bracket may be raised to a power. */
function signOf(element: Element): string {
  const name = nameOf(element);
  if (name === 'mo') return textOf(element).trim();
  if (!/^(?:msup|msub|msubsup)$/.test(name)) return '';
  const base = findOnly(listChildren(element)[0]);
  return base && nameOf(base) === 'mo' ? textOf(base).trim() : '';
}

function isBracket(sign: string, brackets: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(brackets, sign);
}

/** Counts the brackets that are open before each part of a row. */
export function measureDepths(elements: readonly Element[]): readonly number[] {
  let depth = 0;
  return elements.map((element) => {
    const before = depth;
    const sign = signOf(element);
    if (isBracket(sign, OPENS)) depth += 1;
    if (isBracket(sign, CLOSES)) depth -= 1;
    return before;
  });
}

const BAR = /^(?:\||∣|‖|∥|\|\|)$/u;

export type Bars = ReadonlyMap<Element, 'opens' | 'closes' | 'comparison'>;

/**
 * Finds which bars of a row open and close. A bar alone inside of brackets divides them, as in {x | x > 0}; a number of
 * bars that is not even is refused, because nothing says which of them belong together.
 */
export function findBars(elements: readonly Element[]): Bars | null {
  const bars = new Map<Element, 'opens' | 'closes' | 'comparison'>();
  const levels: Element[][] = [[]];
  const settle = (found: readonly Element[], isInside: boolean): boolean => {
    const [only] = found;
    if (!only) return true;
    const isParallel = found.length === 1 && signOf(only) === '∥';
    if (isParallel) return true;
    if (found.length === 1 && nameOf(only) === 'mo' && (isInside || isBetween(elements, only))) {
      bars.set(only, 'comparison');
      return true;
    }
    if (found.length % 2 === 1 || found.length > 4) return false;
    found.forEach((one, at) => {
      bars.set(one, at % 2 === 0 ? 'opens' : 'closes');
    });
    return found.every((one, at) => at % 2 === 1 || nameOf(one) === 'mo');
  };
  for (const element of elements) {
    const sign = signOf(element);
    if (isBracket(sign, OPENS)) levels.push([]);
    else if (isBracket(sign, CLOSES)) {
      const isInside = levels.length > 1;
      if (isInside && !settle(levels.pop() ?? [], true)) return null;
    } else if (BAR.test(sign)) levels.at(-1)?.push(element);
  }
  return levels.every((found) => settle(found, false)) ? bars : null;
}

/** Tells whether something is on both sides of a bar alone, as in 3|12. */
function isBetween(elements: readonly Element[], bar: Element): boolean {
  return elements[0] !== bar && elements.at(-1) !== bar;
}

interface ReadNumber {
  readonly text: string;
  readonly variant: string;
  readonly end: number;
}

/** Joins 5, a point and 72 that a program wrote as three; inside of brackets a comma divides items. */
export function readNumber(
  elements: readonly Element[],
  at: number,
  isInBrackets: boolean,
): ReadNumber | null {
  const first = elements[at];
  if (!first || nameOf(first) !== 'mn' || !/^[\d.,\s\u00a0]+$/u.test(textOf(first))) return null;
  // A blank inside of a number is left to the row, as three digits each.
  let text = textOf(first).trim();
  let end = at + 1;
  for (;;) {
    const [mark, digits] = [textOf(elements[end]).trim(), elements[end + 1]];
    const follows = textOf(digits).trim();
    if (!digits || nameOf(digits) !== 'mn' || !/^\d+$/.test(follows)) break;
    const isThousands = mark === ',' && /^\d{3}$/.test(follows) && /^\d{1,3}(?:,\d{3})*$/.test(text);
    const isPoint = mark === '.' && /^\d+$/.test(text);
    if (!isPoint && !(isThousands && (!isInBrackets || follows.startsWith('0')))) break;
    text += mark + follows;
    end += 2;
  }
  return { text, variant: valueOf(first, 'mathvariant') ?? 'normal', end };
}
