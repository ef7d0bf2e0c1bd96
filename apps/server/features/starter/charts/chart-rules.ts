import type { ChartType } from '@relievo/chart/model';

/** One chart of public facts. */
export interface StarterChart {
  readonly name: string;
  readonly title: string;
  readonly type: ChartType;
  /** Who says so, for people to look it up. */
  readonly source: string;
  /** Columns of a table, the first of which names the rows. */
  readonly columns: readonly [x: string, y: string];
  readonly rows: readonly (readonly [x: string | number, y: string | number])[];
}
