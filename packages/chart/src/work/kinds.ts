import type { Problem } from '@relievo/graphic/model';
import { CHART_TYPES, type ChartType } from '../model/chart.ts';
import type { Table } from '../table/table.ts';
import { chartOfTable } from './make.ts';
import type { ChartWork } from './work.ts';

/** One kind, and what stands against it with these data; nothing where it can be drawn. */
export interface KindChoice {
  readonly type: ChartType;
  readonly problem: Problem | null;
}

/** Every kind that there is, in the order of the list. */
export function listKinds(table: Table, work: ChartWork): readonly KindChoice[] {
  return CHART_TYPES.map((type) => {
    const made = chartOfTable(table, {
      ...work,
      shape: { ...work.shape, type, stacking: 'beside', scale: 'linear' },
    });
    return { type, problem: made.ok ? null : made.problems[0] };
  });
}
