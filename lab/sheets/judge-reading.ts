import type { ChartTruth, Form, Truth } from '../shared/truth.ts';
import type { Reason } from './judge.ts';
import { normalise } from './words.ts';

/** A chart that the command line says it has read (`--json`). */
export interface ReadChart {
  readonly type: string;
  readonly unit?: string;
  readonly cells: readonly (readonly ReadCell[])[];
}

interface ReadCell {
  readonly text: string;
  readonly certainty: { readonly is: 'exact' | 'measured' | 'unsure'; readonly bound?: number };
}

/** Cells are counted by their certainty, and for each certainty those that are right. */
export interface ReadingMark {
  readonly claimed: 'right' | 'other kind' | 'several' | 'none' | 'false';
  readonly exact: number;
  readonly exactRight: number;
  readonly measured: number;
  readonly measuredRight: number;
  readonly unsure: number;
  readonly cells: number;
}

const NOTHING = { exact: 0, exactRight: 0, measured: 0, measuredRight: 0, unsure: 0, cells: 0 } as const;

const TYPES: Readonly<Record<Form, readonly string[]>> = {
  bar: ['bar'],
  lying: ['bar'],
  grouped: ['bar'],
  stacked: ['bar'],
  full: ['bar'],
  diverging: ['bar'],
  line: ['line'],
  lines: ['line'],
  dates: ['line'],
  log: ['line'],
  area: ['area', 'line'],
  points: ['scatter'],
  pie: ['pie', 'donut'],
  ring: ['donut', 'pie'],
  histogram: ['histogram', 'bar'],
  box: ['box'],
  heat: ['heat-map'],
};

export function listCharts(report: unknown): readonly ReadChart[] {
  const inputs = (
    report as { readonly inputs?: readonly { readonly charts?: readonly ReadChart[] }[] } | undefined
  )?.inputs;
  return inputs?.flatMap(({ charts }) => charts ?? []) ?? [];
}

/** Compares the charts that were claimed with the truth, cell by cell. */
export function judgeReading(truth: Truth, charts: readonly ReadChart[]): ReadingMark {
  const [chart] = charts;
  if (truth.kind === 'figure') return { ...NOTHING, claimed: chart === undefined ? 'none' : 'false' };
  const columns = truth.form === 'histogram' ? 1 : (truth.rows[0]?.length ?? 1) - 1;
  const cells = truth.rows.length * columns;
  if (chart === undefined) return { ...NOTHING, cells, claimed: 'none' };
  if (charts.length > 1) return { ...NOTHING, cells, claimed: 'several' };
  const isKind = TYPES[truth.form].includes(chart.type);
  return { ...countCells(truth, chart), cells, claimed: isKind ? 'right' : 'other kind' };
}

function countCells(truth: ChartTruth, chart: ReadChart): Omit<ReadingMark, 'claimed' | 'cells'> {
  const [header = [], ...rows] = chart.cells;
  const counts = { exact: 0, exactRight: 0, measured: 0, measuredRight: 0, unsure: 0 };
  for (const [at, row] of rows.entries()) {
    const known = findRow(truth, row, at, rows.length);
    for (const [column, cell] of row.entries()) {
      if (column === 0 || cell.text === '') continue;
      const { is, bound = 0 } = cell.certainty;
      if (is === 'unsure') {
        counts.unsure += 1;
        continue;
      }
      const values = known === undefined ? [] : findValues(truth, known, header[column]?.text ?? '', column);
      const value = readNumber(cell.text);
      const slack = is === 'measured' ? bound : 0;
      const isRight = values.some(
        (one) => Math.abs(one - value) <= slack + 1e-6 * Math.max(1, Math.abs(one)),
      );
      counts[is] += 1;
      if (isRight) counts[is === 'exact' ? 'exactRight' : 'measuredRight'] += 1;
    }
  }
  return counts;
}

/** Finds the row of the truth by its name, by its number, or by its place if as many rows were read. */
function findRow(
  truth: ChartTruth,
  row: readonly ReadCell[],
  at: number,
  count: number,
): ChartTruth['rows'][number] | undefined {
  const text = row[0]?.text ?? '';
  const named = truth.rows.find(([name]) => normalise(String(name)) === normalise(text));
  if (named && truth.form !== 'points') return named;
  const number = readNumber(text);
  if (['line', 'lines', 'area', 'log', 'points'].includes(truth.form) && Number.isFinite(number)) {
    const value = readNumber(row[1]?.text ?? '');
    return truth.rows.toSorted(
      (a, b) => measureGap(a, number, value, truth) - measureGap(b, number, value, truth),
    )[0];
  }
  return count === truth.rows.length ? truth.rows[at] : undefined;
}

function measureGap(
  [x, y]: ChartTruth['rows'][number],
  number: number,
  value: number,
  { form }: ChartTruth,
): number {
  const gap = Math.abs(Number(x) - number);
  return form === 'points' ? gap + 0.05 * Math.abs(Number(y) - value) : gap;
}

/** Finds the values that may be in a cell; for a slice its share, too, since a picture without numbers shows no more. */
function findValues(
  truth: ChartTruth,
  row: ChartTruth['rows'][number],
  name: string,
  column: number,
): readonly number[] {
  if (truth.form === 'histogram') return [Number(row[2])];
  const own = normalise(name);
  const index = truth.series.findIndex((one) => normalise(one) === own);
  const value = Number(row[(index < 0 ? column - 1 : index) + 1]);
  if (truth.form !== 'pie' && truth.form !== 'ring') return [value];
  const sum = truth.rows.reduce((all, one) => all + Number(one[1]), 0);
  return [value, (100 * value) / sum, Math.round((100 * value) / sum)];
}

function readNumber(text: string): number {
  return Number(text.replaceAll(/[−–]/g, '-').replaceAll(/[\s,%]/g, ''));
}

/** Rejects a sheet of another kind of chart, or of other numbers than those of the source. */
export function rejectReading(mark: ReadingMark): readonly Reason[] {
  const { claimed, exact, exactRight, measured, measuredRight, unsure, cells } = mark;
  if (claimed === 'none') return [];
  if (claimed !== 'right') return [{ weight: 'reject', code: 'another chart', detail: claimed }];
  const wrong = exact - exactRight + measured - measuredRight;
  const missing = cells - exact - measured - unsure;
  return [
    ...(wrong > 0
      ? [{ weight: 'reject', code: 'numbers wrong', detail: `${wrong} of ${cells}` } as const]
      : []),
    ...(missing > 0.05 * cells
      ? [{ weight: 'reject', code: 'values missing', detail: `${missing} of ${cells}` } as const]
      : []),
  ];
}
