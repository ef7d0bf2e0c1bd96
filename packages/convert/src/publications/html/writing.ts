import type { DataTable } from '@relievo/chart/words';
import type { Figure } from '@relievo/document/model';
import type { FoundWords } from '../words.ts';

/** The words and addresses that writing the markup of a document needs. */
export interface Writing {
  /** Whether the markup is that of an EPUB, which names the types of its parts. */
  readonly isBook: boolean;
  readonly words: FoundWords;
  readonly language: string;
  /** Returns the address of a picture of the document. */
  readonly addressOfPicture: (picture: string) => string;
  /** The address of a block, from the file that is being written. */
  readonly addressOfBlock: (id: string) => string;
  readonly addressOfContents: string;
  /** An id for the place where a page of the print begins; asked once for each, in the order of reading. */
  readonly idOfPage: (page: string) => string;
  /** An id for the place where the text refers to a note; requested once for each reference. */
  readonly idOfReference: (note: string) => string;
  /** The addresses of the places where the text refers to a note. */
  readonly addressesOfReferences: (note: string) => readonly string[];
  /** Writes signs that follow the words of a publication in its code, such as a colon; as they are if it is left out. */
  readonly writeSigns?: (signs: string) => string;
  /** Whether long descriptions are parts of the text, for readers who cannot open them. */
  readonly isOpen?: boolean;
  /** The words of a formula for screen readers. Without them its parts are read. */
  readonly sayFormula?: (mathml: string) => string | undefined;
  /** The parts of a figure. A drawing in the same file says the alternative text. */
  readonly figure: (figure: Figure, altOf: (description: string) => string) => WrittenFigure;
}

export interface WrittenFigure {
  /** The address of its drawing as SVG; null if it has none. */
  readonly drawing: string | null;
  /** The markup of its drawing, if the drawing is in the same file. */
  readonly markup?: string;
  readonly description: string;
  readonly table: DataTable | null;
}
