import type { Timbre } from './timbres.ts';

/** Timed sounds: what a chart, or any drawing that plays, is to the ear. Times are seconds from the beginning. */
export interface Score {
  readonly duration: number;
  readonly events: readonly SoundEvent[];
}

export type SoundEvent = Note | Signal;

interface EventBase {
  readonly at: number;
  readonly duration: number;
  /** Where it sounds from: -1 left, 1 right. */
  readonly pan: number;
  /** What it stands for, by an id that drawing and score share. */
  readonly id?: string;
}

/** One value. */
export type Note = EventBase & {
  readonly kind: 'note';
  readonly frequency: number;
  readonly timbre: Timbre;
  /** The value lies below zero: noise sounds under the note. */
  readonly belowZero?: boolean;
};

export const SIGNALS = ['missing', 'zero-crossing', 'boundary', 'intersection', 'tick'] as const;

/** What no pitch can say, each with a sound of its own. */
export type Signal = EventBase & {
  readonly kind: 'signal';
  readonly signal: (typeof SIGNALS)[number];
};
