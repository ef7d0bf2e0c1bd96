import type { Class } from './classes.ts';
import type { Truth } from './truth.ts';

/** Files of one medium have the same goals. */
export const MEDIA = ['office', 'web', 'slides', 'tagged', 'pdf', 'scan'] as const;
export type Medium = (typeof MEDIA)[number];

/** A file of the corpus, with what is known of it. */
export interface CorpusFile {
  readonly path: string;
  readonly truth: Truth;
  readonly maker: string;
  readonly producer: string;
  readonly medium: Medium;
  readonly without: readonly Class[];
  readonly numbersPages: boolean;
  /** The file that it was made from, whose pages have words if this one is a scan. */
  readonly from: string;
}
