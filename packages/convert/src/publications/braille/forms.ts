import type { BookBlock, BookText, Piece, Space } from '@relievo/braille/book';
import { centreCells } from '@relievo/braille/layout';
import type { Block, Inline, List } from '@relievo/document/model';
import type { Brailling, Place } from './brailling.ts';
import { writeCells, writeText } from './write-text.ts';

const NONE: Space = { before: 0, after: 0 };

export function text(
  pieces: readonly Piece[],
  first: number,
  others: number,
  rest: Partial<BookText> = {},
): BookText {
  return { kind: 'text', pieces, first, others, space: NONE, ...rest };
}

export function cells(all: string): readonly Piece[] {
  return [{ kind: 'cells', cells: all }];
}

/** Puts an empty line before and after blocks. */
export function setOff(blocks: readonly BookBlock[]): readonly BookBlock[] {
  const from = blocks.findIndex(hasSpace);
  const to = blocks.findLastIndex(hasSpace);
  return blocks.map((block, at) => {
    if (!hasSpace(block)) return block;
    return {
      ...block,
      space: {
        before: at === from ? 1 : block.space.before,
        after: at === to ? 1 : block.space.after,
      },
    };
  });
}

function hasSpace(block: BookBlock): block is Extract<BookBlock, { kind: 'text' | 'lines' }> {
  return block.kind === 'text' || block.kind === 'lines';
}

/** Writes a mark or a term and the first paragraph as one text, and the other blocks under it. */
export function writeItem(
  mark: readonly Inline[],
  blocks: readonly Block[],
  brailling: Brailling,
  place: Place,
  { first, others }: { readonly first: number; readonly others: number },
  before: readonly Piece[] = [],
  writeNested?: (list: List) => readonly BookBlock[],
): readonly BookBlock[] {
  const [head, ...rest] = blocks;
  const { language } = place;
  const isText = head?.kind === 'paragraph';
  const line = isText ? [...mark, ...head.content] : mark;
  const under = isText ? rest : blocks;
  const own = isText ? (head.language ?? language) : language;
  const pieces = [...before, ...writeText(line, brailling, own)];
  return [
    ...(pieces.length > 0 ? [text(pieces, first, others)] : []),
    ...under.flatMap((block) =>
      block.kind === 'list' && writeNested
        ? writeNested(block)
        : brailling.inside([block], { indent: others, language, isTop: false }),
    ),
  ];
}

const TOP_OF_BOX = '⠶';
const END_OF_BOX = '⠛';

/** Writes blocks between a line of dots 2-3-5-6 and a line of dots 1-2-4-5 (Braille Formats, section 7). */
export function writeBox(
  title: readonly Inline[],
  blocks: readonly BookBlock[],
  brailling: Brailling,
  language: string,
): readonly BookBlock[] {
  const { columns } = brailling;
  const named = title.length > 0 ? centreCells(writeCells(title, brailling, language), columns) : [];
  return [
    { kind: 'lines', lines: [TOP_OF_BOX.repeat(columns)], space: { before: 1, after: 0 }, leads: true },
    ...(named.length > 0
      ? [{ kind: 'lines' as const, lines: named, space: { before: 0, after: 1 } as const, leads: true }]
      : []),
    ...trimSpace(blocks),
    { kind: 'lines', lines: [END_OF_BOX.repeat(columns)], space: { before: 0, after: 1 } },
  ];
}

/** Removes the empty lines at the ends of blocks, which are next to the lines of a box. */
function trimSpace(blocks: readonly BookBlock[]): readonly BookBlock[] {
  const to = blocks.findLastIndex(hasSpace);
  const from = blocks.findIndex(hasSpace);
  return blocks.map((block, at) => {
    if (!hasSpace(block)) return block;
    const before = at === from ? 0 : block.space.before;
    const after = at === to ? 0 : block.space.after;
    return { ...block, space: { before, after } };
  });
}

/** Writes texts from cell 7 with what runs over from cell 5, between the signs of the code (Braille Formats, section 3). */
export function writeTranscriberNote(
  blocks: readonly BookBlock[],
  { signs }: Brailling,
): readonly BookBlock[] {
  const isText = (block: BookBlock): boolean => block.kind === 'text';
  const [from, to] = [blocks.findIndex(isText), blocks.findLastIndex(isText)];
  return blocks.map((block, at) => {
    if (block.kind !== 'text') return block;
    const open = at === from ? cells(signs.openNote) : [];
    const close = at === to ? cells(signs.closeNote) : [];
    return { ...block, pieces: [...open, ...block.pieces, ...close], first: 6, others: 4 };
  });
}

/** Writes words of the transcriber, in the language of the document. */
export function remark(words: string, brailling: Brailling): readonly BookBlock[] {
  return writeTranscriberNote([text(cells(brailling.code.cellsOf(words)), 6, 4)], brailling);
}
