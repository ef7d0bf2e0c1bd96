/** What a word that was typed stands for among the words of the library. */
export interface WordForms {
  /** As it was typed. */
  readonly typed: string;
  /** As it is compared. */
  readonly word: string;
  /** Itself and the words of one stem with it. */
  readonly whole: readonly string[];
  /** The words that hold it, unless they are too many to name. */
  readonly parts: readonly string[] | null;
  /** Words such as 'the' say nothing of what is wanted. */
  readonly isNeeded: boolean;
}
