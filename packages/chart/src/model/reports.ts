import type { ChartType } from './chart.ts';

/** Why a table makes no such chart. Names are those of the table. */
export interface MakingRefusals {
  chart_numbers_missing: object;
  chart_column_missing: { readonly column: number; readonly columns: number };
  chart_column_unknown: { readonly name: string; readonly columns: readonly string[] };
  chart_own_scale_without_fields: object;
  chart_group_not_one_row_each: { readonly x: string; readonly group: string };
  chart_column_without_numbers: { readonly name: string; readonly holds: string };
  chart_scatter_without_axis: { readonly type: 'scatter' | 'function'; readonly name: string | null };
  chart_pie_of_several: object;
  chart_of_one_column: { readonly type: ChartType };
  chart_countries_missing: { readonly name: string | null };
  chart_country_twice: { readonly name: string; readonly first: number; readonly second: number };
  chart_time_missing: object;
  chart_column_empty: { readonly name: string };
  chart_line_of_one: object;
  chart_pie_below_zero: object;
  chart_pie_of_zeros: object;
  chart_symbols_below_zero: object;
  chart_symbols_of_zeros: object;
  chart_stack_of_units: { readonly names: readonly string[] };
  chart_stack_below_zero: { readonly name: string };
  chart_diverging_not_of_two: { readonly series: number };
  chart_log_of_lengths: object;
  chart_log_not_above_zero: { readonly name: string };
}
