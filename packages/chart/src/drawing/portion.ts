import { type Chart, pointId, renameAxis, type Series, seriesId } from '../model/chart.ts';
import { axisExtentOf } from '../model/spans.ts';

/** What of a chart stands on one sheet. */
export interface Portion {
  /** What is drawn here, as if it were all. */
  readonly chart: Chart;
  /** What it is a part of: tones and codes are those of all sheets. */
  readonly whole: Chart;
  /** Least and greatest value on the axis: sheets that can be compared share them. */
  readonly extent: readonly [number, number];
  /** Which series and rows of the whole these are. */
  readonly series: readonly number[];
  readonly rows: readonly number[];
  /** Before the ids of what is worked out and stands in no row of the table. */
  readonly prefix?: string;
  /** Its lines have no symbols at their ends: nobody measured those. */
  readonly isComputed?: true;
  /** Annotations have no room beside their points: the key alone has them. */
  readonly annotationsInKey?: true;
  /** Of a map: what is too small for a finger may be left out, which is told. */
  readonly mayLeaveOut?: true;
  /** The share of the axis by which a line may be off where it is simplified. */
  readonly mostError: number;
}

/** More, and a simplified line tells another story. */
const MOST_ERROR = 0.05;

export function wholePortion(chart: Chart): Portion {
  const [first] = chart.series;
  return {
    chart,
    whole: chart,
    extent: axisExtentOf(chart),
    series: chart.series.map((_, index) => index),
    rows: (first?.points ?? []).map((_, row) => row),
    mostError: MOST_ERROR,
  };
}

/** Some of its series, at some of its rows; the ends of the axis stay. */
export function selectPortion(portion: Portion, series: readonly number[], rows: readonly number[]): Portion {
  const { chart, whole } = portion;
  const chosen = series.flatMap((index) => chart.series[index] ?? []);
  const kept = chosen.map(
    (one): Series => ({
      ...one,
      points: rows.flatMap((row) => one.points[row] ?? []),
    }),
  );
  const [only, ...more] = kept;
  const { others: _others, ...drawn } = chart;
  const isAlone = more.length === 0 && chart.series.length > 1;
  const unit = kept.every((one) => one.unit === only?.unit) ? (only?.unit ?? null) : null;
  return {
    ...portion,
    whole,
    chart: {
      ...drawn,
      series: kept,
      y: { ...(isAlone && only ? renameAxis(chart.y, only.name) : chart.y), unit },
    },
    series: series.flatMap((index) => portion.series[index] ?? []),
    rows: rows.flatMap((row) => portion.rows[row] ?? []),
  };
}

export function hasValue({ chart }: Portion): boolean {
  return chart.series.some(({ points }) => points.some(({ y }) => y !== null));
}

/** What the whole chart calls a point of this sheet. */
export function pointIdIn({ series, rows, prefix = '' }: Portion, index: number, row: number): string {
  return `${prefix}${pointId(series[index] ?? index, rows[row] ?? row)}`;
}

export function seriesIdIn({ series, prefix = '' }: Portion, index: number): string {
  return `${prefix}${seriesId(series[index] ?? index)}`;
}
