import type { DataTable } from '@relievo/chart/words';
import type { WordsWithFormulas } from '../math/formula.ts';

/** What is read as a text, in the order in which it is read: what no finger follows as a drawing. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly table: DataTable }
  /** A picture, of which a text keeps the words. */
  | { readonly kind: 'image'; readonly alt: string };

export interface ListItem {
  readonly text: string;
  /** 0 for those of the outermost list. */
  readonly depth: number;
  /** What stands before it, such as "1." or "a)"; empty for a dot. */
  readonly mark: string;
}

/** Braille and speech of more take minutes, and a page of more is no page. */
export const MOST_TEXT_CHARACTERS = 150_000;

export function countCharacters(blocks: readonly TextBlock[]): number {
  return blocks.flatMap(listWordsOf).reduce((sum, { length }) => sum + length, 0);
}

export function listWordsOf(block: TextBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.map(({ text }) => text);
    case 'table':
      return [
        block.table.caption,
        ...block.table.columns.map(({ name }) => name),
        ...block.table.rows.flat(),
      ];
    case 'image':
      return [block.alt];
  }
}

export interface WrittenText {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly TextBlock[];
  /** Of words in the blocks or the title. */
  readonly formulas?: readonly WordsWithFormulas[];
}
