import {
  AMOUNT_WORDS,
  CODE_WORDS,
  COUNT_WORDS,
  DATE_WORDS,
  GATHERED_WORDS,
  LEVEL_UNIT,
  LEVEL_WORDS,
  PRICES_OF_A_DAY,
  type QuantityWords,
  SHARE_UNIT,
  SHARE_WORDS,
  STOCK_UNIT,
  STOCK_WORDS,
  UNSURE_WORDS,
  WITHOUT_ZERO,
} from './quantity-words.ts';

/**
 * What values are, which decides what can be worked out of them.
 * - amount: what happens or is spent, such as births and sales; it adds up over things and over time
 * - stock: what there is at one time, such as people and land; it adds up over things
 * - gathered: what gathers at one place, such as rain; it adds up over time
 * - level: how high, warm, fast, old, dear or good one thing is
 * - share: parts of different wholes, rates, averages, indexes
 * - date: years, months and days
 * - code: what only tells one thing from another: numbers of regions, coordinates
 */
export type Quantity = 'amount' | 'stock' | 'gathered' | 'level' | 'share' | 'date' | 'code';

export interface Described {
  /** What heads the column. */
  readonly header: string;
  readonly unit: string | null;
  readonly values: readonly number[];
  /** What else is said of the values: the name of the axis and the title. */
  readonly around?: readonly string[];
}

/** What the values of a column are; null where nothing says it, and then nothing may be claimed of their sum. */
export function findQuantity({ header, unit, values, around = [] }: Described): Quantity | null {
  const ofUnit = unit === null ? null : findInUnit(unit);
  if (ofUnit !== null && !ADDS.has(ofUnit)) return ofUnit;
  const said = [findInHeader(header, values), ...around.map(findInWords)];
  // Girls are many under the title “Pupils”, and tall under the title “Height”.
  const against = said.find((one) => one === 'unsure' || (one !== null && !ADDS.has(one)));
  const [ofHeader = null, ...ofRest] = said;
  if (ofHeader !== null && ofHeader !== 'unsure' && !ADDS.has(ofHeader)) return ofHeader;
  if (against !== undefined && against !== null)
    return ofHeader === null && against !== 'unsure' ? against : null;
  const found = ofHeader ?? ofUnit ?? ofRest.find((one) => one !== null) ?? null;
  return found === 'unsure' ? null : found;
}

const ADDS: ReadonlySet<Quantity | 'unsure'> = new Set(['amount', 'stock', 'gathered']);

/** Whether values of a quantity add up to one that means something, along time or from thing to thing. */
export function canAdd(quantity: Quantity | null, isAlongTime: boolean): boolean {
  return (
    quantity === 'amount' ||
    (quantity === 'stock' && !isAlongTime) ||
    (quantity === 'gathered' && isAlongTime)
  );
}

/** Whether one value may lie on another: heights and years reach nothing together. */
export function canStack(quantity: Quantity | null): boolean {
  return quantity !== 'level' && quantity !== 'date' && quantity !== 'code';
}

/** Whether values can be the parts of one whole: shares are, where they are a hundred together. */
export function canBeParts(quantity: Quantity | null, values: readonly number[]): boolean {
  if (quantity !== 'share') return canStack(quantity);
  return isWhole(values.reduce((all, value) => all + value, 0));
}

/** Whether shares are all of something together. */
export function isWhole(sum: number): boolean {
  return [1, 100].some((whole) => Math.abs(sum - whole) <= whole * MOST_ROUNDED);
}
const MOST_ROUNDED = 0.02;

/** Whether “twice as much” means something: ten degrees are not twice as warm as five. */
export function hasZero(quantity: Quantity | null, { header, unit, around = [] }: Described): boolean {
  if (quantity === 'date' || quantity === 'code') return false;
  if (unit !== null && /^(?:°|celsius|fahrenheit|ph$)/iu.test(unit)) return false;
  return ![header, ...around].some((phrase) => splitWords(phrase).some((word) => isOne(word, WITHOUT_ZERO)));
}

/** Whether a header or the name of an axis is of time. */
export function isTimeWord(name: string): boolean {
  return splitWords(name).some((word) => isOne(word, DATE_WORDS));
}

function findInUnit(unit: string): Quantity | null {
  const plain = foldLetters(unit);
  if (SHARE_UNIT.test(plain)) return 'share';
  if (LEVEL_UNIT.test(plain)) return 'level';
  return STOCK_UNIT.test(plain) ? 'stock' : null;
}

/** Only a header names years: under the title “Halves of an hour” stand no hours. */
function findInHeader(header: string, values: readonly number[]): Quantity | 'unsure' | null {
  const found = findInWords(header);
  return found !== 'share' && isDate(splitWords(header), values) ? 'date' : found;
}

/** What speaks against adding comes first: the average height of children is no number of children. */
function findInWords(phrase: string): Quantity | 'unsure' | null {
  const words = splitWords(phrase);
  const has = (some: QuantityWords): boolean => words.some((word) => isOne(word, some));
  if (/[%‰]/u.test(phrase) || RATE_OF_UNITS.test(phrase) || has(SHARE_WORDS)) return 'share';
  const counts = COUNT_WORDS.has(words[0] ?? '');
  if (has(CODE_WORDS)) return 'code';
  if (!counts) {
    if (has(LEVEL_WORDS) || PRICES_OF_A_DAY.has(words.join(' '))) return 'level';
    if (has(UNSURE_WORDS)) return 'unsure';
  }
  if (has(GATHERED_WORDS)) return 'gathered';
  if (has(AMOUNT_WORDS)) return 'amount';
  return counts || has(STOCK_WORDS) ? 'stock' : null;
}

/** 'EUR/m²', 'g/km', and not 'Schüler/-innen'. */
const RATE_OF_UNITS = /(?<![\p{L}-])[\p{L}€$£µ]{1,4}\/[\p{L}]{1,4}[²³]?(?!\p{L})/u;

/** The last word names a time, and the values can be years, months, days or hours. */
function isDate(words: readonly string[], values: readonly number[]): boolean {
  const isNamed = [words.at(-1), words[0]].some((word) => word !== undefined && isOne(word, DATE_WORDS));
  return (
    isNamed &&
    values.every(
      (value) => Number.isInteger(value) && ((value >= 0 && value <= 53) || (value >= 1000 && value <= 2200)),
    )
  );
}

function isOne(word: string, { words, endings }: QuantityWords): boolean {
  return (
    words.has(word) || endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  );
}

function splitWords(phrase: string): readonly string[] {
  return foldLetters(phrase.replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')).match(/\p{L}+/gu) ?? [];
}

/** In lower case and without accents: Höhe and HOHE are one word. */
function foldLetters(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
