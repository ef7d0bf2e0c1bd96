import { numberText } from '@relievo/words';
import type { DataPoint } from '../model/chart.ts';
import { type Decimal, readNumber } from '../table/number.ts';
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

const KNOWN = new Map<string, Decimal>();

/** Which sign a language writes before decimals: its braille takes the other one for what groups thousands. */
export function findDecimal(language: string): Decimal {
  const known = KNOWN.get(language) ?? readDecimal(language);
  KNOWN.set(language, known);
  return known;
}

function readDecimal(language: string): Decimal {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point';
  } catch {
    // No language tag: what stands there says nothing of its numbers.
    return 'point';
  }
}

/** In digits, as the language writes them. */
export function writeNumber(language: string, value: number, decimals?: number): string {
  const text = numberText(value, decimals);
  return findDecimal(language) === 'comma' ? text.replace('.', ',') : text;
}

/** A value as the table writes it, unless its language would read another number there; a word where there is none. */
export function writeValue({ text, y }: Pick<DataPoint, 'text' | 'y'>, language: string): string {
  if (y === null) return findTerms(language).missing;
  const decimal = findDecimal(language);
  if (readNumber(text, decimal)?.value === y) return text;
  const other = readNumber(text, decimal === 'comma' ? 'point' : 'comma');
  return other?.value === y ? withUnit(writeNumber(language, y, other.decimals), other.unit) : text;
}
