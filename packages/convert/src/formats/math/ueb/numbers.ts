import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { measureDepths } from '../nemeth/read-row.ts';
import { textOf } from '../rows.ts';
import type { Token } from './tokens.ts';

/** 5, a point and 72 that a program wrote as three are one number. */
export function joinNumbers(elements: readonly Element[]): readonly (Element | string)[] {
  const joined: (Element | string)[] = [];
  const depths = measureDepths(elements);
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at];
    if (!element) continue;
    let number = numberOf(element);
    if (number === null) {
      joined.push(element);
      continue;
    }
    for (;;) {
      const [point, next] = [elements[at + 1], elements[at + 2]];
      const digits = next && numberOf(next);
      if (!point || nameOf(point) !== 'mo' || digits === null || digits === undefined) break;
      const mark = textOf(point);
      const isThousands = mark === ',' && /^\d{3}$/.test(digits);
      // In brackets a comma divides items, unless no item begins like this.
      const isItem = isThousands && !digits.startsWith('0') && (depths[at] ?? 0) > 0;
      if (mark !== '.' && (!isThousands || isItem)) break;
      number += mark + digits;
      at += 2;
    }
    joined.push(number);
  }
  return joined;
}

export function numberOf(element: Element): string | null {
  if (nameOf(element) === 'mrow') {
    const [only, ...others] = joinNumbers(listChildren(element));
    return typeof only === 'string' && others.length === 0 ? only : null;
  }
  const text = textOf(element);
  const isPlain = /^(?:normal|italic)?$/.test(valueOf(element, 'mathvariant') ?? '');
  return isPlain && nameOf(element) === 'mn' && /^[\d.,\s\u00a0\u2009\u202f]*\d$/u.test(text) ? text : null;
}

const DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
const NUMBER = '⠼';

function writeDigits(text: string): string {
  return Array.from(text, (one) => {
    if (one === '.') return '⠲';
    if (one === ',') return '⠂';
    return DIGITS[Number(one)] ?? '';
  })
    .join('')
    .trim();
}

/** A blank between thousands is dot 5 before the next digit (Rules of UEB, 6.6). */
export function writeNumber(text: string): Token {
  const groups = text.split(/[\s\u00a0\u2009\u202f]/u).map(writeDigits);
  return { kind: 'number', cells: NUMBER + groups.join('⠐') };
}

/** Two numbers with a line between them, in one numeric mode (Guidelines, 6.1). */
export function writeNumericFraction(above: string, below: string): Token {
  return { kind: 'number', cells: `${NUMBER}${writeDigits(above)}⠌${writeDigits(below)}` };
}

/** ½ and the like, which are one character; null for what is none. */
export function writeSmallFraction(text: string): readonly Token[] | null {
  if (!/^[\u00bc-\u00be\u2150-\u215e]$/u.test(text)) return null;
  const [above = '', below = ''] = text.normalize('NFKC').split('⁄');
  return [writeNumericFraction(above, below)];
}
