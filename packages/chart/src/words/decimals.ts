import { numberText } from '@relievo/words';
import { type Series, valuesOf } from '../model/chart.ts';

/** Of what a number of a computer carries for certain, and not of the dust behind it. */
export function countDecimals(value: number): number {
  return numberText(Number(value.toPrecision(15))).split('.')[1]?.length ?? 0;
}

/** The most decimals that a value of the series needs. */
export function countSeriesDecimals(series: Series): number {
  return valuesOf(series).reduce((most, value) => Math.max(most, countDecimals(value)), 0);
}
