/** How a run of text is set apart from its neighbours. The order is the one in which a run lists them. */
export const TEXT_STYLES = [
  'italic',
  'bold',
  'underline',
  'strike',
  'small-capitals',
  'code',
  'sub',
  'super',
] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** A part of a line. Runs are side by side and never inside each other, so that an edit never has to split a tree. */
export type Inline = TextRun | Formula | LineBreak | NoteReference | Blank | InlinePageBreak | InlinePicture;

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  /** In the order of TEXT_STYLES; left out where there are none. */
  readonly styles?: readonly TextStyle[];
  /** BCP 47; left out if it is the language of the block. */
  readonly language?: string;
  /** Where it leads: an address, or # and the id of a block. */
  readonly link?: string;
  /** How sure the reader of a scanned page was, from 0 to 1; left out where the file states the text. */
  readonly certainty?: number;
}

export interface Formula {
  readonly kind: 'formula';
  readonly mathml: string;
  /** The same in one line of characters, as print shows it: (a+b)/2. */
  readonly line: string;
}

/** Text goes on in a new line of the same paragraph. */
export interface LineBreak {
  readonly kind: 'line-break';
}

export interface NoteReference {
  readonly kind: 'note-reference';
  /** The id of a note block. */
  readonly note: string;
  /** As print shows it: 1, *, a. */
  readonly mark: string;
}

/** A gap that a learner fills in. */
export interface Blank {
  readonly kind: 'blank';
  /** How many characters of print it has room for. */
  readonly width: number;
}

/** Where a page of the print begins inside a paragraph. */
export interface InlinePageBreak {
  readonly kind: 'page-break';
  /** The number as the page shows it: 12, iv, A-3. */
  readonly page: string;
}

/** A picture as large as a word, such as a button's icon. */
export interface InlinePicture {
  readonly kind: 'picture';
  /** The id of one of the document's pictures. */
  readonly picture: string;
  /** Empty where it only decorates. */
  readonly alt: string;
}
