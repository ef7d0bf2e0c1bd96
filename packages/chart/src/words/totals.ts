import { maxOf, minOf } from '@relievo/words';
import type { Chart, DataPoint } from '../model/chart.ts';
import { isWhole } from '../statistics/quantity.ts';
import { countSeriesDecimals } from './decimals.ts';
import type { Amount, ChartMessage } from './messages.ts';
import { listPlaces } from './places.ts';
import { isStackable, quantityOf } from './quantities.ts';

/** What stacked bars reach together; nothing where a part of one is missing, for it is no total then. */
export function stateTotals(chart: Chart): readonly ChartMessage[] {
  const { bars, series, y } = chart;
  if (bars?.stacking !== 'stacked' || !series.every((one) => isStackable(chart, one))) return [];
  const decimals = maxOf(series.map(countSeriesDecimals));
  const totals = (series[0]?.points ?? []).flatMap((point, row) => {
    const values = series.map(({ points }) => points[row]?.y ?? null);
    if (values.includes(null)) return [];
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
    return [{ point, sum: Number(sum.toFixed(Math.min(100, decimals))) }];
  });
  const sums = totals.map(({ sum }) => sum);
  const isOfShares = series.some((one) => quantityOf(chart, one) === 'share');
  if (isOfShares && !sums.every((sum) => isWhole(sum))) return [];
  const [least, greatest] = [minOf(sums), maxOf(sums)];
  if (totals.length === 0 || !Number.isFinite(greatest)) return [];
  const amount = (value: number): Amount => ({ value, decimals: null, unit: y.unit });
  const pointsOf = (value: number): readonly DataPoint[] =>
    totals.filter(({ sum }) => sum === value).map(({ point }) => point);
  if (least === greatest) return [{ code: 'totals_equal', parameters: { total: amount(least) } }];
  return [
    {
      code: 'totals_compared',
      parameters: {
        highest: amount(greatest),
        at: listPlaces(pointsOf(greatest)),
        lowest: amount(least),
        lowestAt: listPlaces(pointsOf(least)),
      },
    },
  ];
}
