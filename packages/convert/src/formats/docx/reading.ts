import type { Block, NewId } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import type { PictureTaker } from '../document/pictures.ts';
import type { Relation } from '../markup/relations.ts';
import type { NoteTaker } from '../notes.ts';
import type { NextMark } from './numbering.ts';
import type { Styles } from './styles.ts';

export interface Reading {
  readonly styles: Styles;
  readonly nextMark: NextMark;
  readonly notes: NoteTaker;
  readonly newId: NewId;
  readonly pictures: PictureTaker;
  /** BCP 47, of the document. */
  readonly language: string;
  /** The part of the file that is being read: its text, or its notes. */
  readonly part: Part;
  /** Reads the paragraphs, lists and tables inside an element. */
  readonly readBlocks: (holder: Element, reading: Reading) => readonly Block[];
  /** Opens a part of the file by its path, such as a chart. */
  readonly openPart: (path: string) => Element | null;
  /** Each has its kind and id as its key: "foot 2". */
  readonly footnotes: ReadonlyMap<string, Footnote>;
  /** The block in which each bookmark lies; filled while the file is read. */
  readonly bookmarks: Map<string, string>;
  /** Bookmarks that the next paragraph will hold. */
  readonly openBookmarks: string[];
  /** Pages of the print as Word laid them out; null if Word did not save where they begin. */
  readonly pages: PrintPages | null;
  /** The title and authors that the first paragraphs name; filled while the file is read. */
  readonly about: { title: string; readonly authors: string[] };
}

export interface PrintPages {
  readonly first: string;
  readonly next: () => string;
}

export interface Part {
  /** Parts of the same file that it refers to, each with its id as its key. */
  readonly relations: ReadonlyMap<string, Relation>;
  /** Addresses outside of the file that it links to, each with its id as its key. */
  readonly addresses: ReadonlyMap<string, string>;
}

export interface Footnote {
  readonly mark: string;
  readonly content: Element;
  readonly part: Part;
}

/** Figures, boxes and notes that a paragraph holds. They are read after its words, in this order. */
export type After = Block[];
