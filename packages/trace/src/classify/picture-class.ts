import type { Color } from '../areas/palette.ts';

export const CLASSES = [
  'line-drawing',
  'chart',
  'map',
  'diagram',
  'photograph',
  'text-page',
  'mathematics',
  'empty',
] as const;
export type ClassName = (typeof CLASSES)[number];

/** What speaks for a kind, and what was measured: `count` things, or a `percent` of all. */
export const EVIDENCE = [
  'axes_found',
  'ticks_found',
  'bars_found',
  'slices_found',
  'points_found',
  'scale_labels_found',
  'grid_found',
  'boxes_with_print',
  'boxes_joined',
  'irregular_regions',
  'long_bends',
  'print_among_regions',
  'lines_of_print',
  'print_covers',
  'fraction_bars',
  'raised_and_lowered_print',
  'many_tones',
  'many_shades',
  'little_paper',
  'few_lines',
  'plain_lines',
  'one_color',
] as const;
export type EvidenceCode = (typeof EVIDENCE)[number];

export interface Evidence {
  readonly code: EvidenceCode;
  readonly kind: ClassName;
  readonly count: number;
  /** How much it says for its kind, from 0 to 1. */
  readonly weight: number;
}

/** What a finger would meet, on the largest sheet of A4 that the picture fills. */
export const TOUCH_PROBLEMS = [
  'lines_crowded',
  'parts_small',
  'areas_small',
  'raised_too_much',
  'labels_many',
  'parts_many',
  'nothing_to_trace',
] as const;
export type TouchProblemCode = (typeof TOUCH_PROBLEMS)[number];

export interface TouchProblem {
  readonly code: TouchProblemCode;
  /** In percent, or a number of things; the code says which. */
  readonly count: number;
  /** What the field asks for, in the same unit or in millimetres. */
  readonly limit: number;
  /** What it takes from 100. */
  readonly cost: number;
}

export interface TouchReading {
  /** From 0, which no finger reads, to 100. */
  readonly score: number;
  readonly level: 'good' | 'fair' | 'poor';
  readonly problems: readonly TouchProblem[];
}

export const ADVICE = [
  'trace_it',
  'trace_and_simplify',
  'split_over_sheets',
  'make_a_chart',
  'make_a_text',
  'write_the_mathematics',
  'describe_instead',
  'choose_another',
] as const;
export type AdviceCode = (typeof ADVICE)[number];

export interface Complexity {
  readonly lines: number;
  readonly areas: number;
  readonly marks: number;
  readonly words: number;
  readonly level: 'low' | 'medium' | 'high';
}

export interface PictureClass {
  readonly kind: ClassName;
  /** How far it is ahead of the next kind, from 0 to 1. */
  readonly certainty: number;
  readonly scores: Readonly<Record<ClassName, number>>;
  /** What speaks for the kind that was chosen, the strongest first. */
  readonly reasons: readonly Evidence[];
  /** Of which it is made, the most frequent first. */
  readonly colors: readonly { readonly color: Color; readonly percent: number }[];
  readonly complexity: Complexity;
  /** Percent of the picture that is not paper. */
  readonly density: number;
  readonly touch: TouchReading;
  readonly advice: AdviceCode;
}
