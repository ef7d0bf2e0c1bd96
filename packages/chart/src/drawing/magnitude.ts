import { type Axis, type Chart, printedTitle } from '../model/chart.ts';
import type { ChartTerms } from '../terms/terms.ts';

/** Numbers too long for a label are shown in thousands, millions and so on, which the axis says. */
export interface Magnitude {
  readonly power: number;
  readonly word: string;
  /** Places are those of logarithms to the base of ten. */
  readonly isLog?: true;
}

export const PLAIN: Magnitude = { power: 0, word: '' };

export function chooseMagnitude(least: number, greatest: number, terms: ChartTerms): Magnitude {
  const size = Math.max(Math.abs(least), Math.abs(greatest));
  if (size === 0 || (size < 1e5 && size >= 1e-2)) return PLAIN;
  const power = Math.min(300, Math.max(-300, 3 * Math.floor(Math.log10(size) / 3)));
  return power === 0 ? PLAIN : { power, word: terms.magnitudes[power] ?? terms.power(power) };
}

/** Chooses how numbers of the upright axis are shown: as logarithms, or with a word if each series has its own scale. */
export function chooseValueMagnitude(
  { scale }: Pick<Chart, 'scale'>,
  [least, greatest]: readonly [number, number],
  terms: ChartTerms,
): Magnitude {
  if (scale === 'log') return { power: 0, word: terms.logarithmic, isLog: true };
  const magnitude = chooseMagnitude(least, greatest, terms);
  return scale === 'own'
    ? { ...magnitude, word: [magnitude.word, terms.ownScale].filter(Boolean).join(', ') }
    : magnitude;
}

export function toMagnitude(value: number, { power, isLog }: Magnitude): number {
  if (isLog) return Math.log10(value);
  return power === 0 ? value : power > 0 ? value / 10 ** power : value * 10 ** -power;
}

/** 'Population (millions)', 'Income (€, thousands)' */
export function writeTitle(
  { unit, ...axis }: Pick<Axis, 'name' | 'unit' | 'isUnnamed'>,
  { word }: Magnitude,
): string {
  return printedTitle({ ...axis, unit: [unit, word].filter(Boolean).join(', ') || null });
}
