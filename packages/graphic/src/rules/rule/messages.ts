import type { Count, Message, Millimetres, Share } from '@relievo/words';
import type { LineStyle } from '../../model/drawing.ts';
import type { ProfileNamed } from '../../profiles/name-profile.ts';
import type { Subject } from './subject.ts';

export type HeightRank = 'grid' | 'axes' | 'data';
export type KeySample = 'symbol' | 'swatch_across' | 'swatch_along' | 'line';
export type CountedKind = 'vibration' | 'texture' | 'line' | 'symbol';
export type KeyTrait =
  | { readonly symbol: string }
  | { readonly texture: string }
  | { readonly style: LineStyle; readonly width: Millimetres };

interface Item {
  readonly item: Subject;
}
type TwoItems = Item & { readonly other: Subject };

/** All that rules have to say, with what the sentence is filled with. */
export interface FindingMessages {
  area_too_narrow: Item & { readonly across: Millimetres; readonly least: Millimetres };
  arrowhead_angle_wrong: Item & {
    readonly half: number;
    readonly least: number;
    readonly most: number;
    readonly overall: number;
  };
  axis_width_wrong: Item & { readonly width: Millimetres; readonly required: Millimetres };
  braille_characters_wrong: Item & { readonly count: Count };
  braille_missing: Item;
  braille_size_wrong: { readonly has: string; readonly medium: ProfileNamed; readonly needs: string };
  dash_rhythm_short: Item & {
    readonly style: LineStyle;
    readonly length: Millimetres;
    readonly least: Millimetres;
  };
  double_line_too_close: Item & { readonly apart: Millimetres; readonly least: Millimetres };
  drawing_empty: object;
  drawing_too_dense: object;
  grid_cell_too_small: { readonly gap: Millimetres; readonly least: Millimetres };
  grid_not_weakest: Item & { readonly width: Millimetres; readonly narrowest: Millimetres };
  heights_upside_down: {
    readonly lower: HeightRank;
    readonly top: Share;
    readonly higher: HeightRank;
    readonly bottom: Share;
  };
  helper_line_too_wide: Item & { readonly width: Millimetres; readonly most: Millimetres };
  hollow_too_small: Item & { readonly inner: Millimetres; readonly least: Millimetres };
  item_not_finite: Item;
  item_raises_nothing: Item;
  key_code_too_short: { readonly used: string };
  key_code_without_lower_dot: { readonly used: string };
  key_sample_not_in_figure: { readonly sample: KeyTrait };
  key_sample_too_small: {
    readonly sample: KeySample;
    readonly measured: Millimetres;
    readonly least: Millimetres;
  };
  label_clearance_too_small: Item & {
    readonly flat: Millimetres;
    readonly area: Subject;
    readonly least: Millimetres;
  };
  label_gap_wrong: Item & {
    readonly gap: Millimetres;
    readonly fault: 'too_near' | 'too_far';
    readonly least: Millimetres;
    readonly most: Millimetres;
  };
  language_missing: object;
  language_not_a_tag: object;
  lead_line_bent: { readonly bend: Millimetres };
  lead_line_has_head: object;
  lead_line_length_wrong: {
    readonly length: Millimetres;
    readonly least: Millimetres;
    readonly most: Millimetres;
    readonly ideal: Millimetres;
  };
  lead_line_target_wrong: { readonly gap: Millimetres; readonly required: Millimetres };
  lead_line_width_wrong: { readonly width: Millimetres; readonly required: Millimetres };
  line_break_too_long: Item & { readonly gap: Millimetres; readonly most: Millimetres };
  line_kinds_alike: {
    readonly style: LineStyle;
    readonly thin: Millimetres;
    readonly thick: Millimetres;
    readonly ratio: number;
  };
  lines_diverge_too_little: TwoItems & { readonly chord: Millimetres; readonly least: Millimetres };
  main_line_too_short: Item & { readonly length: Millimetres; readonly least: Millimetres };
  main_line_too_thin: Item & { readonly width: Millimetres; readonly required: Millimetres };
  main_line_too_wide: Item & { readonly width: Millimetres; readonly required: Millimetres };
  margin_too_small: Item & { readonly room: Millimetres; readonly margin: Millimetres };
  margins_too_large: object;
  off_sheet: Item & { readonly beyond: Millimetres };
  outline_crosses_itself: Item;
  parallel_lines_too_close: TwoItems & {
    readonly length: Millimetres;
    readonly gap: Millimetres;
    readonly least: Millimetres;
  };
  raised_share_too_large: { readonly share: Share; readonly most: Share; readonly target: Share };
  raised_share_too_small: { readonly share: Share; readonly least: Share };
  sheet_too_large: {
    readonly width: Millimetres;
    readonly height: Millimetres;
    readonly medium: ProfileNamed;
    readonly mediumWidth: Millimetres;
    readonly mediumHeight: Millimetres;
  };
  sheet_without_size: object;
  symbol_kinds_alike: {
    readonly symbol: string;
    readonly small: Millimetres;
    readonly large: Millimetres;
    readonly ratio: number;
  };
  symbol_too_small: Item & { readonly size: Millimetres; readonly least: Millimetres };
  text_overlapped: TwoItems & { readonly writing: 'braille' | 'print'; readonly by: 'text' | 'line' };
  texture_too_close_to_line: Item & { readonly gap: Millimetres; readonly least: Millimetres };
  textures_too_close: TwoItems & {
    readonly gap: Millimetres;
    readonly least: Millimetres;
    readonly most: Millimetres;
    readonly others: Millimetres;
  };
  things_too_close: TwoItems & { readonly gap: Millimetres; readonly least: Millimetres };
  too_many_codes: { readonly count: Count; readonly codes: Count; readonly most: Count };
  too_many_kinds: { readonly of: CountedKind; readonly count: Count; readonly most: Count };
  too_many_labels: { readonly count: Count; readonly most: Count };
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
