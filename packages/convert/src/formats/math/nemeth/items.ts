/** Pieces of a formula in Nemeth code, before it is known what is between them. */
export type Kind =
  | 'number'
  | 'letter'
  /** Abbreviated name of a function: a blank is between it and its argument. */
  | 'name'
  | 'word'
  | 'sign'
  | 'comparison'
  | 'opens'
  | 'closes'
  | 'comma'
  | 'punctuation'
  | 'quote'
  | 'shape'
  | 'ellipsis'
  | 'omission'
  /** A prime, or a mark that belongs to the sign before it. */
  | 'mark'
  /** Begins a fraction, a root or a modified expression. */
  | 'begins'
  /** Divides them: no blank is on either side. */
  | 'middle'
  | 'ends'
  /** A blank of print: `gap` is wide enough for one of braille, `thin` only between numbers. */
  | 'gap'
  | 'thin'
  | 'space';

export interface Item {
  readonly kind: Kind;
  readonly cells: string;
  /** Signs of level from the base line on: ⠘⠰ is below what is raised. */
  readonly level: string;
  /** Begins a raised or lowered part, whose level is written in any case. */
  readonly begins?: boolean;
  /** Its level is reached from the base line, because the script before it is not on the same side of one sign. */
  readonly staggered?: boolean;
  /** Ends the name of a function with its scripts. */
  readonly wantsArgument?: boolean;
  /** The letter is of the English alphabet, without a style. */
  readonly isEnglish?: boolean;
  /** The row of a table has no numeric indicators (Rule II, 11). */
  readonly isInTable?: boolean;
  /** The number continues the previous one, behind a blank of print. */
  readonly continues?: boolean;
}

export type Items = readonly Item[] | null;
