import { type Count, type Message, type Share } from '@relievo/words';
import type { ChartType, Classes } from '../model/chart.ts';

/** A value with its unit, to be written with so many decimals at most; null: with all that it has. */
export interface Amount {
  readonly value: number;
  readonly decimals: number | null;
  readonly unit: string | null;
}

/** A value and the name of the point that has it. */
export type AmountAt = Amount & { readonly at: string };

/** Where points are: the names of a few, and how many others there are. */
export interface Places {
  readonly names: readonly string[];
  readonly others: Count;
}

/** What a chart is called: its type, or how its bars are arranged. */
export type ChartKind = ChartType | 'stacked-bar' | 'diverging-bar';

export type Strength = 'hardly_any' | 'weak' | 'moderate' | 'strong' | 'very_strong';

/** All that is told of a chart, with what the sentences are filled with. Names are those of the table. */
export interface ChartMessages {
  chart_named: { readonly kind: ChartKind; readonly title: string };
  /** Series follow each other from zero on, in this order. */
  stack_ordered: { readonly names: readonly string[] };
  /** One series lies on one side of zero, and the other on the other. */
  sides_told: { readonly first: string; readonly second: string };
  zero_begins: { readonly type: ChartType };
  zero_between: object;
  all_above_zero: object;
  all_below_zero: object;
  totals_compared: {
    readonly highest: Amount;
    readonly at: Places;
    readonly lowest: Amount;
    readonly lowestAt: Places;
  };
  totals_equal: { readonly total: Amount };
  /** A name is null if the axis has none. */
  pie_divided: { readonly values: string | null; readonly by: string | null; readonly parts: Count };
  places_along: {
    readonly type: ChartType;
    /** A name is null if the axis has none. */
    readonly name: string | null;
    readonly kind: 'category' | 'place';
    readonly count: Count;
    readonly first: string;
    /** null where all are at the first. */
    readonly last: string | null;
  };
  /** Of a histogram. */
  values_classed: {
    readonly name: string;
    readonly count: Count;
    readonly missing: Count;
    readonly classes: Count;
    readonly width: Amount;
    readonly from: number;
    readonly to: number;
    readonly rule: Classes['rule'];
  };
  values_spread: {
    readonly least: Amount;
    readonly greatest: Amount;
    readonly mean: Amount;
    readonly median: Amount;
  };
  class_fullest: { readonly count: Count; readonly share: Share; readonly places: Places };
  classes_empty: { readonly places: Places };
  /** Classes that hold more than those on either side of them. */
  classes_peak: { readonly places: Places };
  /** Of a box plot. */
  boxes_told: {
    readonly name: string;
    readonly boxes: Count;
    readonly count: Count;
    readonly least: number;
    readonly greatest: number;
  };
  five_numbers: {
    readonly name: string;
    readonly count: Count;
    readonly missing: Count;
    readonly least: Amount;
    readonly lower: Amount;
    readonly median: Amount;
    readonly upper: Amount;
    readonly greatest: Amount;
    readonly mean: Amount;
  };
  box_outliers: {
    readonly name: string;
    readonly above: readonly Amount[];
    readonly below: readonly Amount[];
  };
  medians_ordered: { readonly names: readonly string[] };
  box_widest: { readonly name: string; readonly width: Amount };
  values_between: {
    readonly type: ChartType;
    /** A name is null if the axis has none. */
    readonly name: string | null;
    readonly unit: string | null;
    readonly count: Count;
    readonly least: number;
    readonly greatest: number;
  };
  series_listed: { readonly names: readonly string[] };
  /** Of the table, and not of the chart. */
  columns_beside: { readonly names: readonly string[] };
  /** Of a time line; times as the table writes them. */
  times_between: { readonly name: string; readonly first: string; readonly last: string };
  events_counted: { readonly count: Count; readonly missing: Count };
  events_ordered: { readonly events: readonly { readonly label: string; readonly time: string }[] };
  events_apart: {
    readonly which: 'longest' | 'shortest';
    readonly years: number;
    readonly from: string;
    readonly to: string;
  };
  values_counted: { readonly name: string; readonly count: Count; readonly missing: Count };
  value_single: { readonly value: Amount; readonly places: Places };
  values_equal: { readonly value: Amount };
  value_highest: { readonly value: Amount; readonly places: Places };
  value_lowest: { readonly value: Amount; readonly places: Places };
  mean_and_median: { readonly mean: Amount; readonly median: Amount };
  sum_told: { readonly sum: Amount };
  /** They are shown, and stand for others together. */
  totals_not_told: { readonly names: readonly string[] };
  /** Of the table: they are not shown. */
  totals_left_out: { readonly names: readonly string[] };
  series_stays: { readonly name: string; readonly value: Amount };
  series_returns: { readonly name: string; readonly value: Amount };
  series_rises: Course;
  series_falls: Course;
  /** From one value to the next that there is. */
  largest_rise: Step;
  largest_fall: Step;
  series_ordered: { readonly name: string; readonly labels: readonly string[] };
  highest_compared: { readonly times: number };
  values_below_zero: { readonly count: Count };
  points_far_above: { readonly places: Places };
  points_far_below: { readonly places: Places };
  series_related: {
    readonly name: string;
    readonly strength: Strength;
    readonly way: 'rising' | 'falling' | null;
    readonly correlation: number;
  };
  /** By least squares: how much for each one of x, and from where to where. */
  trend_told: {
    readonly name: string;
    readonly way: 'rises' | 'falls' | 'level';
    readonly by: Amount;
    /** Of what along the axis; null: a day. */
    readonly each: { readonly unit: string | null; readonly name: string } | null;
    readonly from: AmountAt;
    readonly to: AmountAt;
  };
  /** Of the graph of a function. */
  curve_turns: {
    readonly way: 'highest' | 'lowest';
    readonly name: string;
    readonly turns: readonly AmountAt[];
    readonly others: Count;
  };
  curve_zeros: {
    readonly name: string;
    readonly at: readonly string[];
    readonly between: readonly { readonly from: string; readonly to: string }[];
  };
  curve_without_zero: { readonly name: string };
  curve_gaps: { readonly name: string; readonly places: Places };
  parts_of_whole: {
    readonly parts: readonly { readonly label: string; readonly share: Share }[];
    readonly hasMore: boolean;
  };
  /** Of a pie of what does not add up. */
  parts_of_no_whole: { readonly values: string };
  /** What the author says of a point, or of those from one to another. */
  annotation_told: { readonly text: string; readonly from: string; readonly to: string | null };
  series_compared: {
    readonly name: string;
    readonly other: string;
    readonly higher: Count;
    readonly equal: Count;
    readonly places: Count;
  };
}

interface Course {
  readonly name: string;
  readonly from: AmountAt;
  readonly to: AmountAt;
  /** It never turns on the way. */
  readonly isSteady: boolean;
}

interface Step {
  readonly by: Amount;
  readonly from: string;
  readonly to: string;
}

export type ChartMessage = Message<ChartMessages>;
