import type { DataTable } from '@relievo/chart/words';
import type { ShapeItem } from '@relievo/graphic/model';
import type { WordsWithFormulas } from '../math/formula.ts';
import type { ListItem } from './text.ts';

/**
 * What there is to read beside a graphic, in the order in which it is read: the one value behind
 * HTML, DOCX, plain text, tagged PDF, braille and speech.
 */
export interface Document {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly DocumentBlock[];
  /** Those of its words that hold formulas. */
  readonly formulas?: readonly WordsWithFormulas[];
}

export type DocumentBlock =
  /** Those of a document's parts are of level 2, where nothing else is said. */
  | { readonly kind: 'heading'; readonly text: string; readonly level?: number }
  /** In a language of its own where it says one. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly language?: string }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'key'; readonly entries: readonly KeyLine[] }
  | { readonly kind: 'table'; readonly table: DataTable }
  /** Where the graphic itself stands, with its words for who cannot see it; after the first its further sheets, counted from 1. */
  | { readonly kind: 'figure'; readonly alt: string; readonly language?: string; readonly sheet?: number }
  | { readonly kind: 'parts'; readonly entries: readonly Part[] };

/** A code as it stands on the graphic (empty where the key shows a sample), and what it says. */
export interface KeyLine {
  readonly code: string;
  readonly words: string;
  /** The code's cells where the graphic has them, so that key and graphic feel the same. */
  readonly cells?: string;
  /** The item of the key that shows the look of what the words name. */
  readonly sample?: ShapeItem;
}

export interface Part {
  readonly name: string;
  readonly description: string;
}

/** The words alone, for forms that do not show the graphic itself. */
export function keepWordsOnly({ blocks, ...document }: Document): Document {
  return {
    ...document,
    blocks: blocks.filter((block, at) => block.kind !== 'figure' && blocks[at + 1]?.kind !== 'figure'),
  };
}

/** A part in one line, for forms that have no terms and definitions. */
export function writePartLine({ name, description }: Part): string {
  return description ? `${name}: ${description}` : name;
}

/** A list in lines of its own, each with its mark. */
export function writeItemLine({ text, mark }: ListItem): string {
  return mark ? `${mark} ${text}` : text;
}

/** How deep a heading stands, below the title at level 1 and no deeper than forms have names for. */
export function levelOf({ level = 2 }: { readonly level?: number }): number {
  return Math.min(6, Math.max(2, level));
}

export function writeKeyLine({ code, words }: KeyLine): string {
  return code ? `${code}: ${words}` : words;
}
