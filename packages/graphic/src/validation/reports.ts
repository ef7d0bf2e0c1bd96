import type { Millimetres } from '@relievo/words';

/** A value in a sentence: short, and never the whole of a large one. */
export type Shown =
  | { readonly text: string }
  /** As programs write it: 7, NaN, true, null. */
  | { readonly written: string }
  | { readonly kind: 'missing' | 'list' | 'object' | 'other' };

/** Whose field it is. */
export type Owner =
  | { readonly part: 'drawing' | 'sheet' }
  | { readonly part: 'layer' | 'item'; readonly id: Shown };

/** What is wrong with one field. */
export interface FieldFaults {
  version_not_known: { readonly value: Shown };
  not_a_language_tag: { readonly value: Shown };
  not_a_list: { readonly value: Shown };
  not_a_size: {
    readonly width: Shown;
    readonly height: Shown;
    readonly min: Millimetres;
    readonly max: Millimetres;
  };
  no_room_left: object;
  not_true_or_false: object;
  used_twice: object;
  not_in_range: {
    readonly value: Shown;
    readonly min: number;
    readonly max: number;
    readonly isAbove: boolean;
  };
  not_a_point: { readonly x: Shown; readonly y: Shown; readonly most: Millimetres };
  no_point_at_all: { readonly value: Shown; readonly most: Millimetres };
  not_a_text: { readonly value: Shown };
  text_too_long: { readonly length: number; readonly most: number };
  characters_forbidden: object;
  not_one_of: { readonly value: Shown; readonly choices: readonly string[] };
  not_an_id: { readonly value: Shown; readonly most: number; readonly reserved: string };
  not_a_kind: { readonly value: Shown };
  not_a_line: { readonly value: Shown };
  not_a_color: { readonly value: Shown };
  not_braille: { readonly value: Shown };
  not_cells: object;
  not_a_png: object;
  picture_too_large: { readonly megabytes: number };
  not_base64: object;
  not_six_numbers: { readonly most: number };
  squeezed_to_nothing: object;
  not_a_sound: { readonly value: Shown };
  not_a_tone: { readonly value: Shown };
  not_a_pattern: { readonly value: Shown };
  not_numbers: { readonly most: number };
  not_a_geometry: { readonly value: Shown };
  geometry_not_known: { readonly value: Shown };
  not_subpaths: { readonly value: Shown };
  subpath_not_whole: object;
  curve_not_whole: object;
}

/** Why a value is no drawing. */
export interface DrawingReports {
  not_a_drawing: { readonly value: Shown };
  drawing_sheet_missing: { readonly value: Shown };
  drawing_layer_not_valid: { readonly value: Shown };
  drawing_item_not_valid: { readonly value: Shown };
  drawing_nested_too_deep: { readonly most: number };
  drawing_points_too_many: { readonly most: number };
  drawing_elements_too_many: { readonly elements: number; readonly most: number };
  /** {at} numbers the parts of a field that has many, such as the points of a path. */
  drawing_field_wrong: {
    readonly field: string;
    readonly at: number | null;
    readonly owner: Owner;
    readonly fault: Fault;
  };
}

export type Fault = {
  [Code in keyof FieldFaults]: { readonly code: Code; readonly parameters: FieldFaults[Code] };
}[keyof FieldFaults];
