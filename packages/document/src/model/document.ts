import type { Block, Direction } from './block.ts';
import type { Picture } from './figure.ts';

/** The document: the one value between the files that are read and the forms that are made for readers. */
export interface Document {
  readonly version: 1;
  readonly id: string;
  readonly metadata: Metadata;
  readonly pictures: readonly Picture[];
  readonly blocks: readonly Block[];
}

/** Empty where nobody has said it. */
export interface Metadata {
  readonly title: string;
  readonly authors: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly direction: Direction;
  readonly subject: string;
  readonly level: string;
  /** The work that it was made from, as people cite it. */
  readonly source: string;
  readonly publisher: string;
  readonly isbn: string;
  readonly licence: string;
  readonly rights: string;
}
