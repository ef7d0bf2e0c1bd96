import type { ProfileNamed } from '@relievo/graphic/profiles';
import type { FindingMessage } from '@relievo/graphic/rules';
import type { Count, Millimetres } from '@relievo/words';
import type { ChartType } from '../model/chart.ts';

/** What touch makes of a chart. */
export interface DrawingReports {
  chart_does_not_fit: {
    readonly type: ChartType;
    readonly series: Count;
    readonly values: Count;
    readonly medium: ProfileNamed;
    /** What a rule found in the nearest of the drawings that were tried. */
    readonly finding: FindingMessage | null;
    /** A round number that all values lie close above, so that they are long and alike. */
    readonly base: number | null;
  };
  bars_too_short: { readonly count: Count; readonly name: string };
  /** Columns that are no series of the chart. */
  columns_only_in_table: { readonly names: readonly string[] };
  chart_on_sheets: { readonly sheets: Count; readonly hasOverview: boolean };
  missing_unmarked: { readonly names: readonly string[] };
  line_simplified: { readonly name: string; readonly error: number; readonly unit: string | null };
  series_own_scale: { readonly names: readonly string[] };
  slices_joined: { readonly names: readonly string[] };
  pie_as_bars: object;
  /** The lying axis stands so many millimetres below the lowest mark of the upright one. */
  axis_below_scale: { readonly value: string; readonly distance: Millimetres };
  /** The upright axis goes from one value to another, and zero is on neither side between them. */
  axis_without_zero: { readonly from: string; readonly to: string };
  stack_as_groups: object;
  area_as_line: object;
  trend_apart: object;
  histogram_as_bars: object;
  box_as_bars: object;
  heat_map_as_bars: object;
  number_line_as_bars: object;
  pictogram_as_bars: object;
  /** A symbol of another form at the end of a row is less than one. */
  symbols_for_parts: { readonly each: string };
  /** Each texture stands for a range of values. */
  values_as_steps: { readonly steps: Count };
  map_as_bars: object;
  /** Of a map: each texture stands for a range of values. */
  map_values_as_steps: { readonly steps: Count };
  countries_too_small: { readonly names: readonly string[] };
  countries_unnamed: { readonly names: readonly string[] };
  /** Names of the table that are of no country. */
  countries_unknown: { readonly names: readonly string[] };
  /** Of names that count up evenly only some stand there. */
  bars_named_in_steps: { readonly every: number; readonly first: string; readonly second: string };
  bars_turned: { readonly direction: 'standing' | 'lying' };
  /** Of the names along the lying axis only this one has room. */
  axis_named_once: { readonly name: string };
  log_scale_used: object;
  log_scale_offered: object;
  points_joined: { readonly points: Count; readonly stars: Count };
  parts_without_slice: { readonly zero: readonly string[]; readonly missing: readonly string[] };
}
