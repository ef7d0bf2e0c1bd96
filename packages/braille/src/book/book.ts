/** A part of a running text. All strings are cells, but for pages of the print, which are as print shows them. */
export type Piece =
  /** A line feed begins a new line of the same text. */
  | { readonly kind: 'cells'; readonly cells: string }
  /** A page of the print begins here, between two words. */
  | { readonly kind: 'print-page'; readonly page: string }
  /** The number of the braille page on which a block begins. */
  | { readonly kind: 'page-of'; readonly id: string };

/** Empty lines before and after a block, shared with its neighbours. */
export interface Space {
  readonly before: 0 | 1;
  readonly after: 0 | 1;
}

export type BookBlock =
  | BookHeading
  | BookText
  | BookLines
  | { readonly kind: 'print-page'; readonly page: string }
  /** Pages that follow the page on which the block is, such as a drawing and its key. */
  | { readonly kind: 'tactile'; readonly id: string; readonly pages: readonly (readonly string[])[] };

export interface BookHeading {
  readonly kind: 'heading';
  readonly id: string;
  readonly level: 1 | 2 | 3;
  /** It begins a page. */
  readonly isChapter: boolean;
  readonly pieces: readonly Piece[];
}

export interface BookText {
  readonly kind: 'text';
  readonly id?: string;
  readonly pieces: readonly Piece[];
  /** The first line begins after this many empty cells. */
  readonly first: number;
  readonly others: number;
  readonly space: Space;
  /** The cells are at the right end of the first line, such as the number of a line of a poem. */
  readonly number?: string;
  /** A volume may begin with it. */
  readonly canBegin?: boolean;
  /** The next block begins on the same page. */
  readonly leads?: boolean;
}

/** Lines that remain as they are. */
export interface BookLines {
  readonly kind: 'lines';
  readonly lines: readonly string[];
  /** Lines that are repeated at the top of each further page. */
  readonly head?: readonly string[];
  readonly space: Space;
  readonly leads?: boolean;
  /** All lines are on one page, if a page holds them. */
  readonly whole?: boolean;
}

export interface Book {
  /** It is above the text of each page. */
  readonly runningHead: string;
  /** The title page has groups of centred lines, with an empty line between two. */
  readonly titles: readonly (readonly string[])[];
  /** They are in front of the first volume. */
  readonly remarks: readonly BookBlock[];
  /** Pages of the print that have roman numbers. */
  readonly preliminary: readonly BookBlock[];
  readonly body: readonly BookBlock[];
  /** The contents have headings down to this level. */
  readonly depth: number;
}

/** The words that volumes add, in cells. */
export interface BookWords {
  readonly contents: string;
  readonly volume: (volume: number) => string;
  readonly volumeOf: (volume: number, count: number) => string;
  readonly endOfVolume: (volume: number) => string;
  readonly printPages: (first: string, last: string) => string;
  readonly braillePages: (ranges: readonly string[]) => string;
}

export interface BookFormat {
  readonly columns: number;
  readonly rows: number;
  /** The wished number of pages of a volume. */
  readonly volumePages: number;
  /** Translates a number of a page, such as 12, t1 or a12. */
  readonly numberCells: (label: string) => string;
}

export interface BookPage {
  /** The page shows it, such as 12, t1 or p3. */
  readonly label: string;
  readonly rows: readonly string[];
  /** Pages of the print that are on it. */
  readonly prints: readonly string[];
  readonly isTactile: boolean;
}

export interface BookVolume {
  /** They hold its title page, remarks and contents. */
  readonly front: readonly BookPage[];
  readonly preliminary: readonly BookPage[];
  readonly body: readonly BookPage[];
}
