import type { Figure } from '@relievo/document/model';
import type { ShownFigure } from '../figures.ts';
import type { FoundWords } from '../words.ts';
import type { TiedNote } from './notes.ts';

/** A picture as Word shows it. */
export interface WordPicture {
  readonly relation: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The names and numbers that writing the parts of a Word file needs. */
export interface WordWriting {
  readonly words: FoundWords;
  readonly language: string;
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[];
  /** Gives a number that nothing else in the file has. */
  readonly nextId: () => number;
  /** The bookmark of a block that something leads to; null if nothing does. */
  readonly bookmarkOf: (block: string) => string | null;
  /** Finds the relation of an address outside of the file. */
  readonly relationOfAddress: (address: string) => string;
  readonly picture: (id: string) => WordPicture | null;
  readonly drawing: (figure: Figure) => WordPicture | null;
  readonly shown: (figure: Figure) => ShownFigure | undefined;
  /** The numbered list for a list with these marks. */
  readonly listOf: (marks: WordMarks) => number;
  /** A note that is at the foot or at the end; null for one that is in the text. */
  readonly note: (note: string) => TiedNote | null;
  /** Tells whether this is the first reference to a note, which Word ties to it. */
  readonly takesNote: (note: string) => boolean;
}

export interface WordMarks {
  readonly format: 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';
  readonly start: number;
  readonly before: string;
  readonly after: string;
}
