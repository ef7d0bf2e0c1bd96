import type { Block } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import type { HtmlReading, Look, Writer } from '../html/reading.ts';

/** The place in a book that is being read. */
export interface BookWalk {
  readonly reading: HtmlReading;
  readonly writer: Writer;
  readonly look: Look;
  /** Counts the levels around the place, of which a heading without a number takes its own. */
  readonly level: number;
  /** Counts the blocks around the place. */
  readonly depth: number;
  readonly isAtEnd: boolean;
  /** Reads the content of elements as blocks. */
  readonly readInside: (nodes: readonly Node[], walk: BookWalk) => readonly Block[];
}

export type Node = NonNullable<Element['firstChild']>;
