import type { Class } from '../classes.ts';

/** How many of a class are right, of those that the truth has or the document has too many. */
export interface Mark {
  readonly class: Class;
  readonly right: number;
  readonly of: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** In words that are the same for the same fault of other files. */
  readonly kind: string;
  readonly expected: string;
  readonly came: string;
}
