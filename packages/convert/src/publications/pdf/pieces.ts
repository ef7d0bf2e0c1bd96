import type { Inline, TextRun, TextStyle } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Weight } from '../../outputs/pdf/typeface.ts';
import type { FoundWords } from '../words.ts';

/** Text of one look. A line is set from pieces. */
export interface Piece {
  readonly text: string;
  readonly face: Weight;
  /** Its size as a share of the size of the text around it, and how far it is raised in the same share. */
  readonly share: number;
  readonly rise: number;
  readonly line?: 'under' | 'through';
  /** The element of the structure that it belongs to, if it is not the one of the whole text. */
  readonly part?: Part;
}

/** An element of the structure inside a text. Pieces of the same part share it. */
export interface Part {
  readonly tag: 'Span' | 'Link' | 'Formula';
  readonly alt?: string;
  readonly language?: string;
  /** An address, or # and the id of a block. */
  readonly link?: string;
}

export interface Look {
  /** Large print shows italics in bold: slanted letters are hard to read for eyes that see little. */
  readonly isLarge: boolean;
  readonly words: FoundWords;
}

const MAX_BLANK = 40;

/** Lists the pieces of a line of a document. A line break is a piece, too. */
export function listPieces(inlines: readonly Inline[], look: Look, isBold = false): readonly Piece[] {
  return inlines.flatMap((inline) => listOfInline(inline, look, isBold));
}

function listOfInline(inline: Inline, look: Look, isBold: boolean): readonly Piece[] {
  const plain = (text: string, rest: Partial<Piece> = {}): readonly Piece[] =>
    text === '' ? [] : [{ text, face: isBold ? 'bold' : 'regular', share: 1, rise: 0, ...rest }];
  switch (inline.kind) {
    case 'text':
      return [styleRun(inline, look, isBold)];
    case 'formula':
      return plain(inline.line, { part: { tag: 'Formula', alt: inline.line } });
    case 'line-break':
      return plain('\n');
    case 'note-reference':
      return plain(inline.mark, { share: 0.75, rise: 0.35, part: { tag: 'Link', link: `#${inline.note}` } });
    case 'blank':
      return plain('_'.repeat(Math.min(MAX_BLANK, inline.width)));
    case 'page-break':
      return plain(` [${look.words.page} ${inline.page}] `);
    case 'picture':
      return plain(textOfInlines([inline]));
  }
}

function styleRun({ text, styles = [], language, link }: TextRun, look: Look, isBold: boolean): Piece {
  const has = (style: TextStyle) => styles.includes(style);
  const isSlanted = has('italic') && !look.isLarge;
  const isHeavy = isBold || has('bold') || (has('italic') && look.isLarge);
  const isLow = has('sub');
  const part = createPart(language, link);
  return {
    text: has('small-capitals') ? text.toUpperCase() : text,
    face: has('code') ? 'mono' : chooseFace(isHeavy, isSlanted),
    share: isLow || has('super') ? 0.75 : 1,
    rise: isLow ? -0.15 : has('super') ? 0.35 : 0,
    ...(has('strike')
      ? { line: 'through' }
      : has('underline') || link !== undefined
        ? { line: 'under' }
        : {}),
    ...(part ? { part } : {}),
  };
}

function chooseFace(isHeavy: boolean, isSlanted: boolean): Weight {
  if (isHeavy) return isSlanted ? 'bold-oblique' : 'bold';
  return isSlanted ? 'oblique' : 'regular';
}

function createPart(language: string | undefined, link: string | undefined): Part | null {
  if (link !== undefined) return { tag: 'Link', link, ...(language ? { language } : {}) };
  return language ? { tag: 'Span', language } : null;
}
