import type { DataTable } from '@relievo/chart/words';
import type { Figure } from '@relievo/document/model';
import type { FoundWords } from '../words.ts';

/** The words and addresses that writing the markup of a document needs. */
export interface Writing {
  readonly words: FoundWords;
  readonly language: string;
  /** Returns the address of a picture of the document. */
  readonly addressOfPicture: (picture: string) => string;
  /** The address of a block, from the file that is being written. */
  readonly addressOfBlock: (id: string) => string;
  readonly addressOfContents: string;
  /** An id for the place where a page of the print begins; asked once for each, in the order of reading. */
  readonly idOfPage: (page: string) => string;
  readonly figure: (figure: Figure) => WrittenFigure;
}

export interface WrittenFigure {
  /** The address of its drawing as SVG; null if it has none. */
  readonly drawing: string | null;
  readonly description: string;
  readonly table: DataTable | null;
}
