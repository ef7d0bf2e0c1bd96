import type { AnswerSpace, Block, HeadingLevel } from '../model/block.ts';
import type { Metadata } from '../model/document.ts';
import type { FigureContent, Treatment } from '../model/figure.ts';
import type { Inline, TextStyle } from '../model/inline.ts';

/** Where blocks are put: behind a block, or at the beginning of what holds blocks (the document where it is null). */
export type Where = { readonly after: string } | { readonly firstIn: string | null };

/** One step of somebody who mends a document, as a value: it can be performed, undone and kept. */
export type Edit =
  | { readonly kind: 'insert'; readonly where: Where; readonly blocks: readonly Block[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'move'; readonly ids: readonly string[]; readonly where: Where }
  /** Other blocks in place of one; what refers to it has to be among them. */
  | { readonly kind: 'replace'; readonly id: string; readonly blocks: readonly Block[] }
  /** The text of a heading or a paragraph. */
  | { readonly kind: 'write'; readonly id: string; readonly content: readonly Inline[] }
  /** Paragraphs become headings of a level, and headings paragraphs where there is none. */
  | { readonly kind: 'set-level'; readonly ids: readonly string[]; readonly level: HeadingLevel | null }
  /** Puts a style on the characters from one place up to another, counted in the block's plain text, or takes it off. */
  | {
      readonly kind: 'set-style';
      readonly id: string;
      readonly from: number;
      readonly to: number;
      readonly style: TextStyle;
      readonly isOn: boolean;
    }
  /** A paragraph becomes two at that place of its plain text; the new one has the new id. */
  | { readonly kind: 'split'; readonly id: string; readonly at: number; readonly newId: string }
  /** Headings or paragraphs that follow each other become one, with a space between their texts. */
  | { readonly kind: 'join'; readonly ids: readonly string[] }
  /** The language of blocks; that of the document where it is null. */
  | { readonly kind: 'set-language'; readonly ids: readonly string[]; readonly language: string | null }
  | {
      readonly kind: 'set-headers';
      readonly id: string;
      readonly headerRows: number;
      readonly headerColumns: number;
    }
  /** The words under a figure or over a table. */
  | { readonly kind: 'set-caption'; readonly id: string; readonly caption: readonly Inline[] }
  | {
      readonly kind: 'describe';
      readonly id: string;
      readonly short: string;
      readonly long: readonly Block[];
    }
  | { readonly kind: 'set-treatment'; readonly id: string; readonly treatment: Treatment }
  | { readonly kind: 'set-figure'; readonly id: string; readonly shows: FigureContent }
  | { readonly kind: 'set-answer'; readonly id: string; readonly answer: AnswerSpace | null }
  | { readonly kind: 'tell-about'; readonly metadata: Metadata };

export type EditKind = Edit['kind'];
