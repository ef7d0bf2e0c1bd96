import type { Message } from '@relievo/words';
import type { LineStyle } from '../../model/drawing.ts';
import type { ProfileNamed } from '../../profiles/name-profile.ts';
import type { Subject } from './subject.ts';

export type HeightRank = 'grid' | 'axes' | 'data';
export type KeySample = 'symbol' | 'swatch_across' | 'swatch_along' | 'line';
export type CountedKind = 'vibration' | 'texture' | 'line' | 'symbol';
export type KeyTrait =
  | { readonly symbol: string }
  | { readonly texture: string }
  | { readonly style: LineStyle; readonly width: number };

interface Item {
  readonly item: Subject;
}
type TwoItems = Item & { readonly other: Subject };

/** All that rules have to say, with what the sentence is filled with. Lengths in millimetres, shares in percent. */
export interface FindingMessages {
  area_too_narrow: Item & { readonly across: number; readonly least: number };
  arrowhead_angle_wrong: Item & {
    readonly half: number;
    readonly least: number;
    readonly most: number;
    readonly overall: number;
  };
  axis_width_wrong: Item & { readonly width: number; readonly required: number };
  braille_characters_wrong: Item & { readonly count: number };
  braille_missing: Item;
  braille_size_wrong: { readonly has: string; readonly medium: ProfileNamed; readonly needs: string };
  dash_rhythm_short: Item & { readonly style: LineStyle; readonly length: number; readonly least: number };
  double_line_too_close: Item & { readonly apart: number; readonly least: number };
  drawing_empty: object;
  drawing_too_dense: object;
  grid_cell_too_small: { readonly gap: number; readonly least: number };
  grid_not_weakest: Item & { readonly width: number; readonly narrowest: number };
  heights_upside_down: {
    readonly lower: HeightRank;
    readonly top: number;
    readonly higher: HeightRank;
    readonly bottom: number;
  };
  helper_line_too_wide: Item & { readonly width: number; readonly most: number };
  hollow_too_small: Item & { readonly inner: number; readonly least: number };
  item_not_finite: Item;
  item_raises_nothing: Item;
  key_code_too_short: { readonly used: string };
  key_code_without_lower_dot: { readonly used: string };
  key_sample_not_in_figure: { readonly sample: KeyTrait };
  key_sample_too_small: { readonly sample: KeySample; readonly measured: number; readonly least: number };
  label_clearance_too_small: Item & {
    readonly flat: number;
    readonly area: Subject;
    readonly least: number;
  };
  label_gap_wrong: Item & {
    readonly gap: number;
    readonly fault: 'too_near' | 'too_far';
    readonly least: number;
    readonly most: number;
  };
  language_missing: object;
  language_not_a_tag: object;
  lead_line_bent: { readonly bend: number };
  lead_line_has_head: object;
  lead_line_length_wrong: {
    readonly length: number;
    readonly least: number;
    readonly most: number;
    readonly ideal: number;
  };
  lead_line_target_wrong: { readonly gap: number; readonly required: number };
  lead_line_width_wrong: { readonly width: number; readonly required: number };
  line_break_too_long: Item & { readonly gap: number; readonly most: number };
  line_kinds_alike: {
    readonly style: LineStyle;
    readonly thin: number;
    readonly thick: number;
    readonly ratio: number;
  };
  lines_diverge_too_little: TwoItems & { readonly chord: number; readonly least: number };
  main_line_too_short: Item & { readonly length: number; readonly least: number };
  main_line_too_thin: Item & { readonly width: number; readonly required: number };
  main_line_too_wide: Item & { readonly width: number; readonly required: number };
  margin_too_small: Item & { readonly room: number; readonly margin: number };
  margins_too_large: object;
  off_sheet: Item & { readonly beyond: number };
  outline_crosses_itself: Item;
  parallel_lines_too_close: TwoItems & {
    readonly length: number;
    readonly gap: number;
    readonly least: number;
  };
  raised_share_too_large: { readonly share: number; readonly most: number; readonly target: number };
  raised_share_too_small: { readonly share: number; readonly least: number };
  sheet_too_large: {
    readonly width: number;
    readonly height: number;
    readonly medium: ProfileNamed;
    readonly mediumWidth: number;
    readonly mediumHeight: number;
  };
  sheet_without_size: object;
  symbol_kinds_alike: {
    readonly symbol: string;
    readonly small: number;
    readonly large: number;
    readonly ratio: number;
  };
  symbol_too_small: Item & { readonly size: number; readonly least: number };
  text_overlapped: TwoItems & { readonly writing: 'braille' | 'print'; readonly by: 'text' | 'line' };
  texture_too_close_to_line: Item & { readonly gap: number; readonly least: number };
  textures_too_close: TwoItems & {
    readonly gap: number;
    readonly least: number;
    readonly most: number;
    readonly others: number;
  };
  things_too_close: TwoItems & { readonly gap: number; readonly least: number };
  too_many_codes: { readonly count: number; readonly codes: number; readonly most: number };
  too_many_kinds: { readonly of: CountedKind; readonly count: number; readonly most: number };
  too_many_labels: { readonly count: number; readonly most: number };
}

export type FindingMessage = Message<FindingMessages>;

/** Numbers are told to two decimals, and kept so: the same finding of two drawings is then the same message. */
export function roundMeasure(value: number): number {
  return Math.round(value * 100) / 100;
}

export function withRoundedNumbers<Parameters extends object>(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' ? roundMeasure(value) : (value as unknown),
    ]),
  ) as Parameters;
}
