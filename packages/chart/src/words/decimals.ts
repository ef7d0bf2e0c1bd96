import { numberText } from '@relievo/words';
import { type Series, valuesOf } from '../model/chart.ts';

export function countDecimals(value: number): number {
  return numberText(value).split('.')[1]?.length ?? 0;
}

/** The most decimals that a value of the series needs. */
export function countSeriesDecimals(series: Series): number {
  return valuesOf(series).reduce((most, value) => Math.max(most, countDecimals(value)), 0);
}
