import type { SaidAnnotation } from '../model/annotations.ts';
import type { BarForm } from '../model/chart.ts';
import type { Aggregate } from '../model/rows.ts';
import type { ColumnReading, ReadOptions } from '../table/table.ts';

/** What a person has decided on the way from cells to a chart; columns by their names. */
export interface ChartWork {
  readonly cells: readonly (readonly string[])[];
  readonly header: NonNullable<ReadOptions['header']>;
  readonly decimal: NonNullable<ReadOptions['decimal']>;
  readonly readings: readonly ColumnReading[];
  readonly rows: RowChoice;
  readonly shape: ChartShape;
  readonly labels: ChartLabels;
}

/** Which rows are shown, and in which order. */
export interface RowChoice {
  readonly keep: {
    readonly column: string;
    readonly is: KeepTest;
    readonly value: string;
  } | null;
  readonly sort: { readonly column: string; readonly order: 'rising' | 'falling' } | null;
  /** One row for each different name in a column, of all rows that have it. */
  readonly total: { readonly column: string; readonly how: Aggregate } | null;
}

export const KEEP_TESTS = ['equal', 'above', 'below', 'contains'] as const;
export type KeepTest = (typeof KEEP_TESTS)[number];

/** Nothing of it where the table decides. */
export interface ChartShape {
  readonly type: string | null;
  readonly x: string | null;
  readonly y: readonly string[] | null;
  readonly group: string | null;
  readonly scale: 'linear' | 'log' | 'own';
  readonly stacking: NonNullable<BarForm['stacking']> | 'beside';
  readonly direction: NonNullable<BarForm['direction']> | 'auto';
}

/** Empty where the table has the words. */
export interface ChartLabels {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly unit: string;
  /** What is said of points, by their names. */
  readonly annotations?: readonly SaidAnnotation[];
  readonly language: string;
}
