import type { FigureContent, Treatment } from './figure.ts';
import type { Inline } from './inline.ts';

export type Block =
  | Heading
  | Paragraph
  | List
  | Definitions
  | Table
  | Figure
  | DisplayFormula
  | Quotation
  | Poem
  | Box
  | CodeBlock
  | Exercise
  | Note
  | TranscriberNote
  | Contents
  | PageBreak;

interface BlockBase {
  /** One of its own in the whole document; an edit never changes it. */
  readonly id: string;
  /** BCP 47, where it is not the document's language. */
  readonly language?: string;
  readonly direction?: Direction;
  /** Where it stood in the file that it came from. */
  readonly source?: SourcePlace;
}

export type Direction = 'ltr' | 'rtl';

export interface SourcePlace {
  /** Counted from 1, in the file and not as its pages are numbered. */
  readonly page: number;
  /** In shares of the page's width and height. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export interface Heading extends BlockBase {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  readonly content: readonly Inline[];
}

export interface Paragraph extends BlockBase {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
}

export const NUMBER_STYLES = [
  'decimal',
  'lower-letters',
  'upper-letters',
  'lower-roman',
  'upper-roman',
] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** The marks that print shows before the items of a list. */
export type ListMarks =
  | { readonly kind: 'bullets' }
  /** before and after hold the signs around a number: '(' and ')', or '' and '.'. */
  | {
      readonly kind: 'numbers';
      readonly style: NumberStyle;
      readonly start: number;
      readonly before: string;
      readonly after: string;
    };

export interface List extends BlockBase {
  readonly kind: 'list';
  readonly marks: ListMarks;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly id: string;
  /** As print shows it, where it does not follow from the list's marks. */
  readonly mark?: string;
  readonly blocks: readonly Block[];
}

export interface Definitions extends BlockBase {
  readonly kind: 'definitions';
  readonly entries: readonly Definition[];
}

export interface Definition {
  readonly id: string;
  readonly terms: readonly (readonly Inline[])[];
  readonly blocks: readonly Block[];
}

export interface Table extends BlockBase {
  readonly kind: 'table';
  readonly caption: readonly Inline[];
  /** So many rows at the top and columns at the side name the others. */
  readonly headerRows: number;
  readonly headerColumns: number;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly id: string;
  /** The cells that begin in this row. A cell that spans rows is in the first of them only. */
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  readonly id: string;
  readonly blocks: readonly Block[];
  /** How many columns and rows it covers, where it is more than one. */
  readonly columns?: number;
  readonly rows?: number;
}

export interface Figure extends BlockBase {
  readonly kind: 'figure';
  readonly shows: FigureContent;
  readonly treatment: Treatment;
  /** As print calls it: Figure 3. Empty where it has no number. */
  readonly number: string;
  readonly caption: readonly Inline[];
  readonly description: { readonly short: string; readonly long: readonly Block[] };
  /** Every word that print shows in it, in the order of reading. */
  readonly words: readonly string[];
}

export interface DisplayFormula extends BlockBase {
  readonly kind: 'formula';
  readonly mathml: string;
  /** The same in one line of characters, as print shows it. */
  readonly line: string;
  /** As print numbers it: (4). Empty where it does not. */
  readonly number: string;
}

export interface Quotation extends BlockBase {
  readonly kind: 'quotation';
  readonly blocks: readonly Block[];
  /** Who is quoted; empty where print does not say. */
  readonly attribution: readonly Inline[];
}

export interface Poem extends BlockBase {
  readonly kind: 'poem';
  readonly stanzas: readonly Stanza[];
}

export interface Stanza {
  readonly id: string;
  readonly lines: readonly PoemLine[];
}

export interface PoemLine {
  readonly content: readonly Inline[];
  /** Steps to the right, 0 for none. */
  readonly indent: number;
  /** As print numbers it; empty where it does not. */
  readonly number: string;
}

/** Text in a frame. */
export interface Box extends BlockBase {
  readonly kind: 'box';
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

export interface CodeBlock extends BlockBase {
  readonly kind: 'code';
  readonly code: string;
  /** Such as python; empty where the file does not say. */
  readonly programming: string;
}

/** A task for the learner. Parts (a), (b) are exercises among its blocks. */
export interface Exercise extends BlockBase {
  readonly kind: 'exercise';
  /** As print numbers it: 3, (a). Empty where it does not. */
  readonly mark: string;
  readonly blocks: readonly Block[];
  /** The space to answer in; it is null if the exercise has none, or has blanks in its text. */
  readonly answer: AnswerSpace | null;
}

export type AnswerSpace =
  /** Empty lines to write on. */
  | { readonly kind: 'lines'; readonly count: number }
  /** Empty room to draw or calculate in, in lines of print. */
  | { readonly kind: 'room'; readonly lines: number }
  | { readonly kind: 'choices'; readonly isSeveral: boolean; readonly choices: readonly Choice[] }
  | { readonly kind: 'matching'; readonly left: readonly Choice[]; readonly right: readonly Choice[] }
  | { readonly kind: 'word-bank'; readonly words: readonly (readonly Inline[])[] };

export interface Choice {
  /** As print shows it: A, (1). Empty where there is only a box to tick. */
  readonly mark: string;
  readonly content: readonly Inline[];
}

export const NOTE_PLACES = ['foot', 'end', 'margin'] as const;
export type NotePlace = (typeof NOTE_PLACES)[number];

export interface Note extends BlockBase {
  readonly kind: 'note';
  readonly place: NotePlace;
  readonly mark: string;
  readonly blocks: readonly Block[];
}

/** A remark to readers by the person who prepares the document. */
export interface TranscriberNote extends BlockBase {
  readonly kind: 'transcriber-note';
  readonly blocks: readonly Block[];
}

/** The place of a table of contents; every output makes its entries from the headings. */
export interface Contents extends BlockBase {
  readonly kind: 'contents';
  /** The deepest headings that it lists. */
  readonly depth: HeadingLevel;
}

/** Where a page of the print begins. */
export interface PageBreak extends BlockBase {
  readonly kind: 'page-break';
  /** The number as the page shows it: 12, iv, A-3. */
  readonly page: string;
}
