import type { Count, Message, Share } from '@relievo/words';
import type { ChartType } from '../model/chart.ts';

export interface ClaimedValue {
  readonly place: string;
  readonly value: string;
}

export interface ChartClaimMessages {
  claim_values: { readonly values: readonly ClaimedValue[] };
  claim_highest: { readonly places: readonly string[]; readonly value: string };
  claim_lowest: { readonly places: readonly string[]; readonly value: string };
  claim_extent: { readonly lowest: string; readonly highest: string };
  claim_places_counted: { readonly places: Count };
  claim_series_counted: { readonly series: Count };
  claim_met: { readonly met: number; readonly of: Count };
  claim_sum: { readonly value: string };
  claim_mean: { readonly value: string };
  claim_median: { readonly value: string };
  claim_difference: { readonly value: string };
  claim_share: { readonly place: string; readonly share: Share };
  claim_order: { readonly names: readonly string[] };
  claim_series_named: { readonly names: readonly string[] };
  claim_chart_titled: { readonly title: string };
  claim_axis: { readonly axis: 'x' | 'y'; readonly name: string };
  claim_kind: { readonly kind: ChartType };
  claim_step: { readonly from: ClaimedValue; readonly to: ClaimedValue };
}

export type ChartClaim = Message<ChartClaimMessages>;
