import { numberText, type Share } from '@relievo/words';
import type { Decimal } from '../table/number.ts';

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

/** Writes a part of a whole with its sign. */
export function writeShare(language: string, share: Share, decimals?: number): string {
  return `${writeNumber(language, share, decimals)} %`;
}

/** Writes digits as the language has them. */
export function writeNumber(language: string, value: number, decimals?: number): string {
  const text = numberText(value, decimals);
  return findDecimal(language) === 'comma' ? text.replace('.', ',') : text;
}
