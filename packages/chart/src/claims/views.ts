import { numberText } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { countSeriesDecimals } from '../words/decimals.ts';
import { countMeaningfulDecimals, withUnit } from '../words/numbers.ts';
import { totalsOf } from '../words/quantities.ts';
import type { ClaimedValue } from './messages.ts';

export interface Mark {
  readonly row: number;
  readonly label: string;
  readonly y: number;
}

/**
 * One way to read “the values”: those of a series, or the sums of all series. A sentence is false only if it is false
 * in every way.
 */
export interface View {
  readonly series: number | null;
  readonly name: string;
  readonly unit: string | null;
  readonly decimals: number;
  readonly marks: readonly Mark[];
}

/** Lists the ways to read the values of these series, or of all. */
export function listViews(chart: Chart, series: readonly number[]): readonly View[] {
  const totals = totalsOf(chart);
  const asked = chart.series.flatMap((one, index) => {
    if (series.length > 0 && !series.includes(index)) return [];
    const marks = one.points.flatMap(({ label, y }, row) => (y === null ? [] : [{ row, label, y }]));
    const view: View = {
      series: index,
      name: one.name,
      unit: one.unit,
      decimals: countSeriesDecimals(one),
      marks,
    };
    const parts = marks.filter(({ row }) => !totals.rows.has(row));
    return parts.length < marks.length ? [{ ...view, marks: parts }, view] : [view];
  });
  const [first] = asked;
  if (!first || chart.series.length < 2 || series.length > 0) return asked;
  return [...asked, { ...first, series: null, marks: addSeries(chart, totals.series) }];
}

function addSeries(chart: Chart, totals: ReadonlySet<number>): readonly Mark[] {
  return (chart.series[0]?.points ?? []).flatMap(({ label }, row) => {
    const values = chart.series.flatMap(({ points }, index) =>
      totals.has(index) ? [] : [points[row]?.y ?? null],
    );
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? [] : [{ row, label, y: known.reduce((sum, value) => sum + value, 0) }];
  });
}

export function writeAmount(value: number, { unit, decimals }: View): string {
  return withUnit(numberText(value, countMeaningfulDecimals(value, decimals)), unit);
}

export function writeMarks(marks: readonly Mark[], view: View, isNamed = false): readonly ClaimedValue[] {
  return marks.map(({ label, y }) => ({
    place: isNamed ? `${view.name}, ${label}` : label,
    value: writeAmount(y, view),
  }));
}
