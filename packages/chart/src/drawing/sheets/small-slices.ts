import type { DataPoint } from '../../model/chart.ts';
import { writeNumber } from '../../terms/numbers.ts';
import { findTerms } from '../../terms/terms.ts';
import { type Portion, selectPortion, wholePortion } from '../portion.ts';

export interface JoinedSlices {
  /** With one slice for all that are too small. */
  readonly pie: Portion;
  /** What that slice holds, as bars. */
  readonly details: Portion;
  readonly names: readonly string[];
}

/** Ways to join small parts to one, the fewest first. */
export function listJoinedSlices(portion: Portion): readonly JoinedSlices[] {
  const points = portion.chart.series[0]?.points ?? [];
  const drawn = points
    .flatMap(({ y }, row) => (y ? [{ row, y }] : []))
    .sort((a, b) => a.y - b.y)
    .map(({ row }) => row);
  return Array.from({ length: Math.max(0, drawn.length - 3) }, (_, index) =>
    joinSlices(portion, new Set(drawn.slice(0, index + 2))),
  );
}

function joinSlices(portion: Portion, small: ReadonlySet<number>): JoinedSlices {
  const { chart } = portion;
  const [series] = chart.series;
  const points = series?.points ?? [];
  const kept = points.map((_, row) => row).filter((row) => !small.has(row));
  const joined = points.filter((_, row) => small.has(row));
  const sum = Number(joined.reduce((total, { y }) => total + (y ?? 0), 0).toPrecision(12));
  const others: DataPoint = {
    label: findTerms(chart.language).others,
    x: points.length,
    y: sum,
    text: writeNumber(chart.language, sum),
  };
  const main = selectPortion(portion, [0], kept);
  const inPie = main.chart.series.map((one) => ({ ...one, points: [...one.points, others] }));
  const pie = {
    ...main,
    whole: { ...chart, series: inPie },
    chart: { ...main.chart, series: inPie },
    rows: [...main.rows, points.length],
  };
  const rows = points.flatMap((_, row) => (small.has(row) ? [row] : []));
  const parts = selectPortion(portion, [0], rows);
  const bars = wholePortion({ ...parts.chart, type: 'bar' });
  return {
    pie,
    details: { ...bars, whole: portion.whole, rows: parts.rows },
    names: joined.map(({ label }) => label),
  };
}
