import type { DataPoint } from '../model/chart.ts';
import { type Decimal, readNumber } from '../table/number.ts';

/** Which values somebody wants to meet. */
export type Filter =
  | { readonly kind: 'above' | 'below' | 'at_least' | 'at_most' | 'equal'; readonly value: number }
  | { readonly kind: 'between'; readonly from: number; readonly to: number }
  | { readonly kind: 'missing' };

type OneSided = Exclude<Filter['kind'], 'between' | 'missing'>;

/** Longer words stand before those that they begin with. */
const WORDS: readonly (readonly [words: string, kind: OneSided])[] = [
  ['at least', 'at_least'],
  ['at most', 'at_most'],
  ['more than', 'above'],
  ['greater than', 'above'],
  ['higher than', 'above'],
  ['less than', 'below'],
  ['lower than', 'below'],
  ['not above', 'at_most'],
  ['not below', 'at_least'],
  ['after', 'above'],
  ['before', 'below'],
  ['since', 'at_least'],
  ['above', 'above'],
  ['over', 'above'],
  ['below', 'below'],
  ['under', 'below'],
  ['equals', 'equal'],
  ['equal to', 'equal'],
  ['exactly', 'equal'],
  ['>=', 'at_least'],
  ['≥', 'at_least'],
  ['<=', 'at_most'],
  ['≤', 'at_most'],
  ['>', 'above'],
  ['<', 'below'],
  ['=', 'equal'],
];

const MISSING = new Set(['missing', 'empty', 'no value', 'without value', 'without a value']);

/** 'above 50', 'below', 'between 10 and 20', '> 3', 'missing'; null where it says nothing of the kind. */
export function parseFilter(text: string, decimal: Decimal = 'point'): Filter | null {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (MISSING.has(typed)) return { kind: 'missing' };
  const range = /^(?:between|from)? ?(.{1,100}?) (?:and|to) (.+)$/.exec(typed);
  if (range) {
    const [one, other] = [readAmount(range[1], decimal), readAmount(range[2], decimal)];
    return one === null || other === null
      ? null
      : { kind: 'between', from: Math.min(one, other), to: Math.max(one, other) };
  }
  for (const [words, kind] of WORDS) {
    if (!typed.startsWith(words)) continue;
    const value = readAmount(typed.slice(words.length), decimal);
    if (value !== null) return { kind, value };
  }
  const value = readAmount(typed, decimal);
  return value === null ? null : { kind: 'equal', value };
}

/** A number as tables write it; of a sign that could be either, what the chart's language says. */
export function readAmount(text: string | undefined, decimal: Decimal): number | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const other = decimal === 'point' ? 'comma' : 'point';
  return (readNumber(typed, decimal) ?? readNumber(typed, other))?.value ?? null;
}

/** Both ends of a range are in it. */
export function isMatching(filter: Filter, { y }: Pick<DataPoint, 'y'>): boolean {
  if (filter.kind === 'missing') return y === null;
  if (y === null) return false;
  switch (filter.kind) {
    case 'above':
      return y > filter.value;
    case 'below':
      return y < filter.value;
    case 'at_least':
      return y >= filter.value;
    case 'at_most':
      return y <= filter.value;
    case 'equal':
      return y === filter.value;
    case 'between':
      return y >= filter.from && y <= filter.to;
  }
}
