import { type Count } from '@relievo/words';
/** Why nothing is left to be drawn. */
export interface WorkRefusals {
  work_no_row_kept: { readonly rows: Count };
  /** A sum was asked for, and no column has values of which it says anything. */
  work_nothing_adds_up: { readonly names: readonly string[] };
}

/** What became of the labels that somebody chose. */
export interface WorkRemarks {
  /** It names a point that the chart does not have. */
  annotation_without_place: { readonly text: string; readonly from: string; readonly to: string | null };
}

/** Why a chart that was written in Vega-Lite is not taken over. */
export interface VegaLiteRefusals {
  vega_lite_of_several: object;
  vega_lite_transforms: object;
  vega_lite_data_elsewhere: object;
  vega_lite_mark_unknown: { readonly mark: string };
  vega_lite_aggregate_unknown: object;
  vega_lite_field_missing: { readonly name: string; readonly columns: readonly string[] };
}
