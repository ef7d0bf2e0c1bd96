import type { Count, Millimetres, Share } from '@relievo/words';
import type { ProfileNamed } from '../profiles/name-profile.ts';

interface Size {
  readonly width: Millimetres;
  readonly height: Millimetres;
}
interface Items {
  readonly count: Count;
}

/** Why an output cannot be made, and what its medium changes. */
export interface OutputReports {
  sheet_larger_than_medium: { readonly sheet: Size; readonly medium: ProfileNamed; readonly takes: Size };
  /** Areas with a texture cover the sheet so many times. */
  texture_too_much: { readonly times: number; readonly most: number };
  page_turned: { readonly on: 'printer' | 'embosser' };
  medium_without_dots: { readonly medium: ProfileNamed };
  page_dots_too_many: Size;
  braille_on_grid: Items & { readonly pitch: Millimetres; readonly standard: Millimetres };
  braille_moved: Items;
  braille_cut: Items;
  braille_touched: Items;
  medium_without_pins: { readonly medium: ProfileNamed };
  pins_too_many: { readonly columns: number; readonly rows: number };
  scaled_to_pins: { readonly scale: Share };
  grid_left_out: Items;
  label_left_out_of_pins: Items;
  label_in_key_of_pins: Items;
  label_without_place_on_pins: Items;
  cropped: Size;
  relief_too_large: Size & { readonly most: Millimetres };
  relief_height: { readonly height: Millimetres; readonly plate: Millimetres };
  relief_coarser: { readonly tolerance: Millimetres };
  cut_off_at_edge: Items;
  print_only: Items;
  vibration_chosen: Items;
  one_height: Items;
  backgrounds_left_out: Items;
  black_instead_of_color: Items;
}
