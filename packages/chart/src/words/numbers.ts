import { numberText } from '@relievo/words';

/** As exact as a mean of such values deserves: four significant digits, and never less than they have. */
export function meaningfulDecimals(value: number, decimals: number): number {
  const size = Math.abs(value);
  const significant = size === 0 ? 0 : 3 - Math.floor(Math.log10(size));
  return Math.min(100, Math.max(decimals, significant, 0));
}

export function roundedText(value: number, decimals: number): string {
  return numberText(value, meaningfulDecimals(value, decimals));
}

/** With its unit: '5 cm', '12 %'. */
export function withUnit(text: string, unit: string | null): string {
  return unit ? `${text} ${unit}` : text;
}
