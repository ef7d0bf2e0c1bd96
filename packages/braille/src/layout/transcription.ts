/** A whole document in braille, before it knows its page: what a reader meets, in order. All strings are cells. */
export interface Transcription {
  /** Stands above the pages that follow the first; empty for none. */
  readonly runningHead: string;
  readonly blocks: readonly Block[];
}

/** Tables of cells have one row of headings; rows may be shorter than it. */
export type Block =
  | { readonly kind: 'title'; readonly cells: string }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly cells: string }
  | { readonly kind: 'paragraph'; readonly cells: string }
  | { readonly kind: 'key'; readonly entries: readonly KeyLine[] }
  | ({ readonly kind: 'sample' } & SampleOfKey)
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Lines of cells that stay together and as they are; 8-dot ones touch above and below. */
  | { readonly kind: 'graphic'; readonly lines: readonly string[] }
  | { readonly kind: 'page-break' };

/** A code as it stands on the graphic, and the words for it. */
export interface KeyLine {
  readonly code: string;
  readonly words: string;
}

/** Shows a look of the graphic in lines of cells of one length, which stay together beside the words for it. */
export interface SampleOfKey {
  readonly lines: readonly string[];
  readonly words: string;
}

export interface PageFormat {
  readonly columns: number;
  readonly rows: number;
  /** The line that the page number has for itself and the running head. */
  readonly numbers: 'top' | 'bottom' | 'none';
  /** Cells for a number; digits of English braille where it is left out. */
  readonly numberCells?: (page: number) => string;
}

export interface BraillePage {
  readonly number: number;
  /** At most as many as the format has, each at most `columns` long and without blanks at its end. */
  readonly rows: readonly string[];
}

export interface LaidOut {
  readonly pages: readonly BraillePage[];
  /** Where each block of the transcription begins: page number and row from 0, the line of the number included. */
  readonly starts: readonly { readonly page: number; readonly row: number }[];
}
