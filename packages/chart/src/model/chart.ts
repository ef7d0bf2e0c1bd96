import { shareBetween } from './share.ts';

/** A chart: what a table shows by one mapping, whatever the medium. */
export interface Chart {
  readonly version: 1;
  readonly type: ChartType;
  readonly title: string;
  /** BCP 47, of the names in it. */
  readonly language: string;
  readonly x: Axis;
  readonly y: Axis;
  /** All have as many points, one for each row. */
  readonly series: readonly Series[];
  /** Columns of the table that are not drawn: the data table has them. */
  readonly others?: readonly OtherColumn[];
  /** What the author says of points and of stretches of points. */
  readonly annotations?: readonly Annotation[];
  /**
   * Logarithmic: each mark of the upright axis is ten times the one below it. Own: each series has
   * its own field and scale, so that small changes are felt and heights cannot be compared.
   */
  readonly scale?: 'log' | 'own';
  /** Of a bar chart. */
  readonly bars?: BarForm;
  /** Of a scatter: each series has its line of least squares. */
  readonly trend?: true;
  /** Names of rows that stand for others together: none of its values, but the table has them. */
  readonly leftOut?: readonly string[];
  /** Of a histogram: what its values were before they were counted. */
  readonly classes?: Classes;
  /** Of a box plot: what its five numbers stand for, for each series. */
  readonly boxes?: readonly Box[];
}

/** Of the points from one row to another, which is the same where it is of one point. */
export interface Annotation {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Classes of one width, each from an edge up to the next, which belongs to the class above. */
export interface Classes {
  readonly edges: readonly number[];
  readonly rule: 'sturges' | 'freedman-diaconis';
  readonly unit: string | null;
  readonly count: number;
  readonly missing: number;
  readonly least: number;
  readonly greatest: number;
  readonly mean: number;
  readonly median: number;
}

export interface Box {
  readonly count: number;
  readonly missing: number;
  readonly mean: number;
  /** Beyond Tukey's fences. */
  readonly outliers: readonly { readonly label: string; readonly value: number }[];
}

/**
 * How bars are arranged, where somebody said so: else they stand side by side, and stand or lie as
 * their names have room.
 */
export interface BarForm {
  /** On top of each other, or two series on either side of zero. */
  readonly stacking?: 'stacked' | 'diverging';
  readonly direction?: 'standing' | 'lying';
}

export interface OtherColumn {
  readonly name: string;
  readonly unit: string | null;
  readonly kind: 'number' | 'text';
  /** One for each point of a series. */
  readonly texts: readonly string[];
}

export const CHART_TYPES = [
  'bar',
  'line',
  'area',
  'scatter',
  'pie',
  'donut',
  'histogram',
  'box',
  'function',
  'heat-map',
  'number-line',
  'time-line',
  'pictogram',
  'map',
] as const;
export type ChartType = (typeof CHART_TYPES)[number];

export interface Axis {
  readonly name: string;
  /** The name was given, or is that of the chart: neither print nor a description says it. */
  readonly isUnnamed?: true;
  readonly unit: string | null;
  /** Categories stand at 0, 1, 2; dates are days since 1 January 1970. */
  readonly kind: 'category' | 'number' | 'date';
}

export interface Series {
  readonly name: string;
  readonly unit: string | null;
  readonly points: readonly DataPoint[];
}

export interface DataPoint {
  /** As the table writes it: 'Monday', '2019', '3.5'. */
  readonly label: string;
  readonly x: number;
  /** null where the table has no value. */
  readonly y: number | null;
  /** The value as the table writes it. */
  readonly text: string;
}

/** What drawing, score and screen call one point of a chart. */
export function pointId(series: number, point: number): string {
  return `point-${series + 1}-${point + 1}`;
}
export function seriesId(series: number): string {
  return `series-${series + 1}`;
}

export function valuesOf({ points }: Series): readonly number[] {
  return points.flatMap(({ y }) => (y === null ? [] : [y]));
}

/** Least and greatest value of all series; a chart has at least one value. */
export function extentOf({ series }: Pick<Chart, 'series'>): readonly [number, number] {
  let least = Infinity;
  let greatest = -Infinity;
  for (const one of series)
    for (const { y } of one.points) {
      if (y === null) continue;
      least = Math.min(least, y);
      greatest = Math.max(greatest, y);
    }
  return [least, greatest];
}

/** Series that can share an axis, in the order of the table. */
export function groupByUnit(series: readonly Series[]): readonly (readonly Series[])[] {
  const units = [...new Set(series.map(({ unit }) => unit))];
  return units.map((unit) => series.filter((one) => one.unit === unit));
}

/** Least and greatest value of all series that have this unit. */
export function extentOfUnit(
  { series }: Pick<Chart, 'series'>,
  unit: string | null,
): readonly [number, number] {
  return extentOf({ series: series.filter((one) => one.unit === unit) });
}

/** First and last place along x. */
export function xExtentOf({ series }: Pick<Chart, 'series'>): readonly [number, number] {
  let first = Infinity;
  let last = -Infinity;
  for (const { x } of series[0]?.points ?? []) {
    first = Math.min(first, x);
    last = Math.max(last, x);
  }
  return [first, last];
}

/** Where on its axis a point lies, from 0 at the first to 1 at the last; in the middle where all are one. */
export function shareOfX(chart: Chart): (x: number) => number {
  const [first, last] = xExtentOf(chart);
  return (x) => (last > first ? shareBetween(first, last, x) : 0.5);
}

/** 'Height (cm)' */
export function axisTitle({ name, unit }: Pick<Axis, 'name' | 'unit'>): string {
  return unit && !endsInUnit(name, unit) ? `${name} (${unit})` : name;
}

/** Gives an axis a name that print and descriptions say. */
export function renameAxis({ unit, kind }: Axis, name: string): Axis {
  return { name, unit, kind };
}

/** Returns the name that print shows at an axis: the unit alone if the axis has no name. */
export function printedTitle(axis: Pick<Axis, 'name' | 'unit' | 'isUnnamed'>): string {
  return axis.isUnnamed ? (axis.unit ?? '') : axisTitle(axis);
}

/** Tells whether a name has its unit behind it already, as the title of an axis may. */
function endsInUnit(name: string, unit: string): boolean {
  return [`(${unit})`, `[${unit}]`, ` in ${unit}`].some((end) => name.endsWith(end));
}
