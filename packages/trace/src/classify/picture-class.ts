import type { Count, Millimetres, Share } from '@relievo/words';
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

/** What speaks for a kind because there are so many of it, */
export const COUNTED_EVIDENCE = [
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
  'fraction_bars',
  'raised_and_lowered_print',
  'many_tones',
  'few_parts',
  'plain_lines',
] as const;
/** because it is such a share of the picture, */
export const SHARED_EVIDENCE = ['print_covers', 'many_shades', 'little_paper'] as const;
/** and because it is there at all. */
export const BARE_EVIDENCE = ['axes_found', 'one_color'] as const;

export type CountedEvidence = (typeof COUNTED_EVIDENCE)[number];
export type SharedEvidence = (typeof SHARED_EVIDENCE)[number];
export type BareEvidence = (typeof BARE_EVIDENCE)[number];

/** What speaks for a kind. */
export type Reason =
  | { readonly code: CountedEvidence; readonly count: Count }
  | { readonly code: SharedEvidence; readonly share: Share }
  | { readonly code: BareEvidence };

export type Evidence = Reason & {
  readonly kind: ClassName;
  /** How much it says for its kind, from 0 to 1. */
  readonly weight: number;
};

/** What a finger would meet, on the largest sheet of A4 that the picture fills, beside what the field asks for. */
export type TouchProblem =
  /** Of the length of all lines and edges. */
  | { readonly code: 'lines_crowded'; readonly share: Share; readonly least: Millimetres }
  | {
      readonly code: 'lines_short' | 'areas_small';
      readonly count: Count;
      /** All lines, or all areas. */
      readonly of: Count;
      readonly least: Millimetres;
    }
  /** Of the picture. */
  | { readonly code: 'raised_too_much'; readonly share: Share; readonly most: Share }
  | { readonly code: 'labels_many' | 'parts_many'; readonly count: Count; readonly most: Count }
  | { readonly code: 'nothing_to_trace' };

export type WeighedProblem = TouchProblem & {
  /** What it takes from 100. */
  readonly cost: number;
};

export interface TouchReading {
  /** From 0, which no finger reads, to 100. */
  readonly score: number;
  readonly level: 'good' | 'fair' | 'poor';
  /** The gravest first. */
  readonly problems: readonly WeighedProblem[];
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
  readonly lines: Count;
  readonly areas: Count;
  readonly marks: Count;
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
  readonly colors: readonly { readonly color: Color; readonly share: Share }[];
  readonly complexity: Complexity;
  /** Of the picture, what is not paper. */
  readonly density: Share;
  readonly touch: TouchReading;
  readonly advice: AdviceCode;
}
