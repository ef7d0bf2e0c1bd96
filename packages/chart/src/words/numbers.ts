import { numberText, shortenNumber } from '@relievo/words';
import type { DataPoint } from '../model/chart.ts';
import { readNumber } from '../table/number.ts';
import { findDecimal, writeNumber } from '../terms/numbers.ts';
import { findTerms } from '../terms/terms.ts';

/** What is worked out of values is told with so many decimals more than they have. */
const MORE_DECIMALS = 2;

/** What is smaller beside the values is dust of the computer. */
const MOST_ZEROS = 12;

/**
 * As exact as a mean of such values deserves: four significant digits, but two decimals more than the values have at most,
 * unless only zeros would be left; and never less than they have.
 */
export function countMeaningfulDecimals(value: number, decimals: number): number {
  const first = value === 0 ? 0 : -Math.floor(Math.log10(Math.abs(value)));
  const shown = Math.min(first, Math.max(decimals, MOST_ZEROS));
  return Math.min(100, Math.max(decimals, Math.min(first + 3, decimals + MORE_DECIMALS), shown, 0));
}

/** An ear follows no more digits of a mean. */
const MAX_MEAN_DIGITS = 8;

/**
 * Counts the decimals of a mean or a median of values. It has two significant digits more than any of them, and four in any
 * case: among 1.8 and a value with twenty zeros behind its point the mean is 0.6, and not 0.600003333333333.
 */
export function countDecimalsOfMean(value: number, decimals: number, values: readonly number[]): number {
  const meaningful = countMeaningfulDecimals(value, decimals);
  if (value === 0) return meaningful;
  const significant = values.reduce((most, one) => Math.max(most, countSignificantDigits(one)), 0);
  const digits = Math.min(MAX_MEAN_DIGITS, Math.max(4, significant + MORE_DECIMALS));
  return Math.min(meaningful, Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

function countSignificantDigits(value: number): number {
  const [digits = ''] = value.toExponential(CERTAIN_DIGITS - 1).split('e');
  return digits.replaceAll(/\D/g, '').replace(/(?<!0)0+$/, '').length;
}
/** A number of a computer carries these for certain. */
const CERTAIN_DIGITS = 15;

/** Four significant digits, for what is no value: so much for each of another. */
export function countSignificantDecimals(value: number): number {
  return value === 0 ? 0 : Math.min(100, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}

export function writeRounded(value: number, decimals: number): string {
  return numberText(value, countMeaningfulDecimals(value, decimals));
}

/** With its unit: '5 cm', '12 %'. */
export function withUnit(text: string, unit: string | null): string {
  return unit ? `${text} ${unit}` : text;
}

/** A value as the table writes it, unless its language would read another number there; a word where there is none. */
export function writeValue({ text, y }: Pick<DataPoint, 'text' | 'y'>, language: string): string {
  if (y === null) return findTerms(language).missing;
  const decimal = findDecimal(language);
  if (readNumber(text, decimal)?.value === y) return text;
  const other = readNumber(text, decimal === 'comma' ? 'point' : 'comma');
  return other?.value === y ? withUnit(writeNumber(language, y, other.decimals), other.unit) : text;
}

/** A value as it is said: the table's own writing, unless it has more digits than a number carries. */
export function tellValue(point: Pick<DataPoint, 'text' | 'y'>, language: string): string {
  const text = writeValue(point, language);
  if (point.y === null || text.replaceAll(/\D/g, '').length <= MOST_DIGITS) return text;
  const { digits, power } = shortenNumber(point.y);
  const written = findDecimal(language) === 'comma' ? digits.replace('.', ',') : digits;
  return power === null ? written : `${written} ${findTerms(language).power(power)}`;
}
/** Of more nobody keeps the first in mind. */
const MOST_DIGITS = 16;
