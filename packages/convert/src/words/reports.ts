import type { BrailleMessages } from '@relievo/braille';
import type { ChartReports } from '@relievo/chart/reports';
import type { GraphicReports } from '@relievo/graphic/words';
import type { Count, Message, Millimetres, PlainNumber, Share } from '@relievo/words';
import type { NOTES, REFUSALS } from './notes-en.ts';

/** What is put into the words about a file that is read. {count} is how often it happened. */
export type Parameters = Readonly<Record<string, string | number>>;

export type NoteCode = keyof typeof NOTES;
export type RefusalCode = keyof typeof REFUSALS;

/** What stands between two braces of a sentence, and which kind of number it asks for. */
type Filling<Inside> = Inside extends `${infer Name}|${string}`
  ? { readonly [key in Name]: PlainNumber | Count }
  : Inside extends `${infer Name} mm`
    ? { readonly [key in Name]: Millimetres }
    : Inside extends `${infer Name} %`
      ? { readonly [key in Name]: Share }
      : Inside extends string
        ? { readonly [key in Inside]: string | PlainNumber | Count }
        : never;

type Fillings<Sentence> = Sentence extends `${string}{${infer Inside}}${infer Rest}`
  ? Filling<Inside> & Fillings<Rest>
  : unknown;

/** What a note is told with; how often it happened is counted by who takes the notes. */
export type NoteParameters<Code extends NoteCode> = Omit<Fillings<(typeof NOTES)[Code]>, 'count'>;

/** Why a file cannot be read, and what is decided, changed or lost where it is. */
export type FileReports = Readonly<Record<NoteCode | RefusalCode, Parameters>>;

export interface SpeechReports {
  spoken_text_too_long: { readonly characters: number; readonly most: number };
  voice_settings_out_of_range: { readonly least: number; readonly most: number };
  voice_missing: { readonly language: string; readonly name: string | null };
  voice_silent: { readonly seconds: number };
  voice_failed: { readonly voice: string };
}

interface Items {
  readonly count: Count;
}

/** Characters, and how many more there are. */
export interface Listed {
  readonly characters: readonly string[];
  readonly more: number;
}

/** Why the outputs of this package cannot be made, and what they change. */
export interface ConversionReports {
  braille_code_missing: { readonly language: string };
  dots_uneven: object;
  scaled_to_braille_page: { readonly scale: Share };
  label_left_out_of_braille: Items;
  label_in_key_of_braille: Items;
  publication_of_documents: { readonly name: string };
  figure_in_words_alone: { readonly name: string };
  figure_chart_undrawn: { readonly name: string };
  figure_not_for_fingers: { readonly name: string };
  figure_undescribed: { readonly name: string };
  figures_for_fingers_missing: object;
  sheet_heading_in_print_alone: Items;
  words_uncertain: { readonly words: readonly string[] };
  formula_in_one_line: Items;
  name_unwritten: { readonly name: string; readonly called: string };
  brf_holds_six_dots: object;
  cells_as_dot_numbers: { readonly cells: string };
  document_table_too_long: { readonly cells: number; readonly most: number };
  picture_size_not_possible: { readonly width: number };
  letters_missing: Items & { readonly characters: Listed };
  document_letters_missing: { readonly characters: Listed };
  black_to_swell: Items;
  /** What was kept before labels were named has no names. */
  print_left_out: Items & { readonly names?: readonly string[] };
  print_felt_in_black: Items;
  sheets_spread: Items & { readonly sheets: Count; readonly uncured: Count };
  sheets_one_enough: object;
  sheets_no_help: Items;
  nothing_to_hear: object;
  spoken_document_too_long: { readonly characters: number; readonly max: number };
  words_in_other_voice: { readonly language: string; readonly voice: string };
  sentences_not_said: Items;
  book_without_voice: { readonly language: string };
  outputs_not_chosen: object;
  output_not_made: { readonly output: string; readonly problem: Message<Readonly<Record<string, object>>> };
}

/** All that this package reports of itself. */
export type ConvertReports = BrailleMessages & FileReports & SpeechReports & ConversionReports;

/** The same, with what drawings, tables and charts report. */
export type AllReports = GraphicReports & ChartReports & ConvertReports;
