import type { Slant } from '@relievo/trace/letters';
import type { Box } from '@relievo/trace/pixels';
import type { LinePlace, Turn } from './line-pictures.ts';

export interface PrintWord {
  readonly text: string;
  /** From 0 to 100. */
  readonly confidence: number;
  /** In the picture. */
  readonly box: Box;
}

/** A line of words that was read, or a letter that stands alone. */
export interface ReadLine {
  readonly words: readonly PrintWord[];
  readonly box: Box;
  readonly turn: Turn;
  /** Where a slanted one runs. */
  readonly slant?: Slant;
}

/** Less sure words are told as doubtful. */
export const DOUBTFUL = 75;

/** A line, or a letter that stands alone, and the ways in which it is tried. */
export interface Piece extends LinePlace {
  readonly isLetter: boolean;
  /** How many forms it is made of. */
  readonly letters?: number;
  readonly turns: readonly Turn[];
}

/** What was read of pieces. */
export interface ReadPieces {
  readonly lines: readonly ReadLine[];
  /** Pieces that may be print and could not be read. */
  readonly unread: readonly Box[];
  /** Those of them that are print by what was made out of their letters: no shapes of the drawing. */
  readonly blurred: readonly Box[];
}
