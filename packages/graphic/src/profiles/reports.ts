import type { Count, Millimetres } from '@relievo/words';

interface Page {
  readonly width: Millimetres;
  readonly height: Millimetres;
}

/** What is wrong with a profile that somebody wrote. A path names one of its limits: limits.labelGap.min. */
export type ProfileReports = {
  profile_not_object: object;
  profile_field_unknown: { readonly field: string };
  profile_id_not_valid: object;
  profile_name_missing: object;
  profile_medium_unknown: { readonly known: readonly string[] };
  profile_sheet_not_valid: object;
  profile_braille_unknown: { readonly known: readonly string[] };
  profile_resolution_not_valid: object;
  profile_limit_not_object: { readonly path: string };
  profile_limit_unknown: { readonly path: string };
  profile_limit_not_number: { readonly path: string; readonly mayBeNull: boolean };
} & ProfileContradictions;

/** What contradicts itself in a profile. */
export interface ProfileContradictions {
  profile_sheet_without_size: Page;
  profile_margins_too_large: Page & { readonly margin: Millimetres };
  profile_margin_limit_too_large: Page & { readonly margin: Millimetres };
  profile_range_upside_down: { readonly path: string; readonly min: number; readonly max: number };
  profile_ratio_below_one: { readonly path: string; readonly ratio: number };
  profile_share_above_one: { readonly path: string; readonly share: number };
  profile_lead_line_ideal_outside: { readonly ideal: Millimetres };
  profile_share_target_above_limit: { readonly target: number; readonly most: number };
  profile_dash_gap_above_limit: { readonly gap: Millimetres; readonly most: Millimetres };
  profile_pins_beyond_sheet: Page & {
    readonly columns: Count;
    readonly rows: Count;
    readonly pitch: Millimetres;
  };
}
