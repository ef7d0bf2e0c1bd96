import { numberText } from '@relievo/words';
import { type Series, valuesOf } from '../model/chart.ts';

/** The most decimals that a value of the series needs. */
export const decimalsOf = (series: Series): number =>
  valuesOf(series).reduce((most, value) => Math.max(most, numberText(value).split('.')[1]?.length ?? 0), 0);
