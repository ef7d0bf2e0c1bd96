import type { Block, NewId } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import type { PictureTaker } from '../document/pictures.ts';
import type { NoteTaker } from '../notes.ts';
import type { ListStyles } from './list-styles.ts';
import type { TextLooks } from './text-looks.ts';

/** Everything that the reading of one OpenDocument text, or of slides, uses. */
export interface Reading {
  readonly lists: ListStyles;
  readonly looks: TextLooks;
  /** The roles that paragraphs have by the names of their styles. */
  readonly roles: ReadonlyMap<string, ParagraphRole>;
  /** The levels of headings that are paragraphs with a style of a heading, as files of Word become them. */
  readonly headingLevels: ReadonlyMap<string, number>;
  /** These styles draw a line below the paragraph. */
  readonly underlined: ReadonlySet<string>;
  /** Paragraphs in these styles have no mark, although they are in a list. */
  readonly unmarked: ReadonlySet<string>;
  /** Returns the number of the next heading of a level, or an empty text if headings have none. */
  readonly nextNumber: (level: number) => string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: NoteTaker;
  readonly newId: NewId;
  readonly pictures: PictureTaker;
  /** BCP 47 of the whole document. */
  readonly language: string;
  /** The last number of each list, by its id and by its style, for lists that continue it. */
  readonly counted: Map<string, number>;
  /** The block of each bookmark. It is filled while the text is read. */
  readonly bookmarks: Map<string, string>;
  /** The bookmarks that belong to the next block. */
  readonly openBookmarks: string[];
  /** Counts the pages of the print, if the file says where they begin. */
  readonly nextPage: (() => string) | null;
  /** On slides a list without marks is paragraphs, and boxes have no frames. */
  readonly isOnSlides: boolean;
  /** Reads the paragraphs, lists and tables inside an element. */
  readonly readBlocks: (holder: Element, reading: Reading) => readonly Block[];
  /** Reads one paragraph, heading, list or table. */
  readonly readBlock: (element: Element, reading: Reading) => readonly Block[];
}

export type ParagraphRole = 'title' | 'author' | 'caption' | 'quotation' | 'code';
