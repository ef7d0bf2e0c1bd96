import { numberText } from '@relievo/words';

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
