import type { Block, Inline, NewId, TextStyle } from '@relievo/document/model';
import type { PictureTaker } from '../document/pictures.ts';
import type { NoteTaker } from '../notes.ts';

/** Everything that the reading of one page, or of one book, uses. */
export interface HtmlReading {
  readonly newId: NewId;
  readonly notes: NoteTaker;
  readonly pictures: PictureTaker;
  /** BCP 47 of the whole document. */
  readonly language: string;
  /** The path of the page inside its archive; empty for a page that is a file. */
  readonly path: string;
  /** The block for each anchor, as path#id. It is filled while pages are read. */
  readonly anchors: Map<string, string>;
  /** The anchors that belong to the next block. */
  readonly openAnchors: string[];
  /** The markup of SVG figures by the id of the figure; they become drawings after the pages are read. */
  readonly drawings: Map<string, string>;
  /** It has the markup of the SVG files that come with the pages, by their addresses. */
  readonly svgs: ReadonlyMap<string, string>;
}

/** The part of a reading that gives blocks their ids and anchors. */
export type Anchoring = Pick<HtmlReading, 'newId' | 'anchors' | 'openAnchors'>;

/** The formatting that an element passes to its text. */
export interface Look {
  readonly styles: ReadonlySet<TextStyle>;
  readonly language: string | null;
  readonly link: string | null;
  /** Spaces and lines count, as in program code. */
  readonly isPreformatted: boolean;
}

export const PLAIN: Look = { styles: new Set(), language: null, link: null, isPreformatted: false };

/** Collects inlines into paragraphs, and blocks in their order. */
export interface Writer {
  readonly say: (inline: Inline) => void;
  /** Ends the paragraph that is being collected. */
  readonly endParagraph: () => void;
  readonly add: (block: Block) => void;
  /** Adds a block after the paragraph that is being collected. */
  readonly addAfter: (block: Block) => void;
  readonly blocks: () => readonly Block[];
}
