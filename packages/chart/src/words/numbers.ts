import { numberText } from '@relievo/words';
import type { DataPoint } from '../model/chart.ts';
import { readNumber } from '../table/number.ts';
import { findDecimal, writeNumber } from '../terms/numbers.ts';
import { findTerms } from '../terms/terms.ts';

/** As exact as a mean of such values deserves: four significant digits, and never less than they have. */
export function countMeaningfulDecimals(value: number, decimals: number): number {
  const size = Math.abs(value);
  const significant = size === 0 ? 0 : 3 - Math.floor(Math.log10(size));
  return Math.min(100, Math.max(decimals, significant, 0));
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
