import type { Problem } from '@relievo/graphic/model';
import { CHART_TYPES, type Chart, type ChartType } from '../model/chart.ts';
import { type KindReason, suggestKinds } from '../model/suggest.ts';
import type { Table } from '../table/table.ts';
import { chartOfTable } from './make.ts';
import type { ChartWork } from './work.ts';

/** One kind with these data: the chart that it makes, or the problem that prevents it. */
export type KindChoice =
  | {
      readonly type: ChartType;
      readonly chart: Chart;
      readonly why: KindReason | null;
      readonly problem: null;
    }
  | { readonly type: ChartType; readonly chart: null; readonly why: null; readonly problem: Problem };

/** Lists every kind: those that suit the table first, then those that it can have, then the others. */
export function listKinds(table: Table, work: ChartWork): readonly KindChoice[] {
  const suited = suggestKinds(table);
  const kinds = CHART_TYPES.map((type): KindChoice => {
    const made = chartOfTable(table, {
      ...work,
      shape: { ...work.shape, type, stacking: 'beside', scale: 'linear' },
    });
    if (!made.ok) return { type, chart: null, why: null, problem: made.problems[0] };
    const why = suited.find((kind) => kind.type === type)?.why ?? null;
    return { type, chart: made.value.chart, why, problem: null };
  });
  const rankOf = ({ type, why, problem }: KindChoice) =>
    problem ? suited.length + 1 : why ? suited.findIndex((kind) => kind.type === type) : suited.length;
  return kinds.toSorted((a, b) => rankOf(a) - rankOf(b));
}
