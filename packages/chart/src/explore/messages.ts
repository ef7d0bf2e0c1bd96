import { type Count, type Message } from '@relievo/words';
import type { Amount } from '../words/messages.ts';
import type { Filter } from './filter.ts';

/** How much is said of a point. */
export const WORDINGS = ['terse', 'normal', 'full'] as const;
export type Wording = (typeof WORDINGS)[number];

/** More names than these are a list to walk through, not to listen to. */
export const MOST_NAMED = 5;

interface Told {
  /** As the chart names it: 'Thursday: 8 books'. */
  readonly name: string;
}

/** All that an explorer says, in no language yet. Names are those of the table. */
export interface ExplorerMessages {
  point_terse: { readonly label: string; readonly value: string };
  point_met: Told & {
    /** null where the chart has one series. */
    readonly series: string | null;
    readonly place: number;
    readonly count: Count;
  };
  /** What the author of the chart says of the point, or of those from one to another that it belongs to. */
  annotation_met: { readonly text: string; readonly from: string | null; readonly to: string | null };
  change_from: { readonly by: Amount; readonly from: string; readonly isTime: boolean };
  is_extreme: {
    readonly which: 'highest' | 'lowest';
    readonly of: 'series' | 'chart';
    /** Where other series of the chart have other units. */
    readonly unit: string | null;
    /** How many points have this value. */
    readonly alike: Count;
    readonly isTime: boolean;
  };
  /** It stands for others together, and is compared with none. */
  is_total: object;
  /** Beside the point that is told. */
  extremes_alike: {
    readonly which: 'highest' | 'lowest';
    readonly names: readonly string[];
    readonly others: Count;
  };
  all_alike: { readonly count: Count };
  is_turn: { readonly kind: 'peak' | 'valley' };
  chart_ends: { readonly side: 'first' | 'last' };
  no_more_series: object;
  no_turn: { readonly side: 'before' | 'after' };
  no_crossing: { readonly side: 'before' | 'after' };
  crosses_zero: { readonly way: 'up' | 'down'; readonly from: string; readonly to: string };
  differs: {
    readonly by: Amount;
    readonly to: string;
    readonly from: string;
    /** Years of a time line: one is earlier, and not less. */
    readonly isTime: boolean;
  };
  nothing_to_compare: object;
  /** Two points are of different units, and no number says how far they are apart. */
  units_differ: { readonly to: string; readonly from: string };
  found_nearest: { readonly wanted: number };
  not_found: { readonly wanted: string };
  filter_set: {
    readonly filter: Filter;
    readonly count: Count;
    readonly of: Count;
    readonly names: readonly string[];
  };
  filter_ended: { readonly count: Count };
  filter_unknown: { readonly typed: string };
  axis_told: { readonly axis: 'x' | 'y'; readonly title: string };
  title_told: { readonly title: string };
  compares: {
    readonly left: string;
    readonly right: string;
    /** They have different units, and equal pitches are no equal values. */
    readonly isApart: boolean;
  };
  nothing_to_follow: object;
}

export type ExplorerMessage = Message<ExplorerMessages>;
