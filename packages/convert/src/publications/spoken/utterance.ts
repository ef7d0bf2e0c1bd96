/** A text that is said in one language. */
export interface SpokenPiece {
  readonly text: string;
  readonly language: string;
}

/** Tells what a part of a text is, so that a listener can go to it or skip it. */
export type SpokenRole =
  | { readonly kind: 'text' | 'note' | 'remark' | 'box' }
  /** Sentences of one heading have its number among all headings. */
  | { readonly kind: 'heading'; readonly level: number; readonly heading: number }
  | { readonly kind: 'page'; readonly page: string };

/** A sentence of a page, or a number of a page or a note: the unit that is shown and heard at once. */
export interface Utterance {
  /** The element in the page has this id. */
  readonly id: string;
  readonly pieces: readonly SpokenPiece[];
  readonly role: SpokenRole;
}
