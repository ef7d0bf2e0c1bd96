import type { AnswerSpace, Block, Choice, ListItem } from './block.ts';
import type { Inline } from './inline.ts';

type Blocks = readonly Block[];
type Inlines = readonly Inline[];

/** Functions that change the lists of one block. A list that comes back unchanged leaves the block unchanged. */
export interface InsideChange {
  readonly blocks?: (blocks: Blocks) => Blocks;
  readonly inlines?: (inlines: Inlines) => Inlines;
}

/** Changes what a block holds, in the order of reading. The one place that knows where each kind keeps blocks and text. */
export function changeInside(block: Block, { blocks = keep, inlines = keep }: InsideChange): Block {
  const inBlocks = <T extends { readonly blocks: Blocks }>(one: T): T =>
    change<{ readonly blocks: Blocks }>(one, { blocks: blocks(one.blocks) }) as T;
  const inContent = <T extends { readonly content: Inlines }>(one: T): T =>
    change<{ readonly content: Inlines }>(one, { content: inlines(one.content) }) as T;
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inContent(block);
    case 'list':
      return change(block, { items: changeEach(block.items, inBlocks<ListItem>) });
    case 'definitions':
      return change(block, {
        entries: changeEach(block.entries, (entry) =>
          change(entry, { terms: changeEach(entry.terms, inlines), blocks: blocks(entry.blocks) }),
        ),
      });
    case 'table':
      return change(block, {
        caption: inlines(block.caption),
        rows: changeEach(block.rows, (row) => change(row, { cells: changeEach(row.cells, inBlocks) })),
      });
    case 'figure':
      return change(block, {
        caption: inlines(block.caption),
        description: change(block.description, { long: blocks(block.description.long) }),
      });
    case 'quotation':
      return change(inBlocks(block), { attribution: inlines(block.attribution) });
    case 'poem':
      return change(block, {
        stanzas: changeEach(block.stanzas, (stanza) =>
          change(stanza, { lines: changeEach(stanza.lines, inContent) }),
        ),
      });
    case 'box':
      return change(block, { title: inlines(block.title), blocks: blocks(block.blocks) });
    case 'exercise':
      return change(inBlocks(block), { answer: block.answer && changeAnswer(block.answer, inlines) });
    case 'note':
    case 'transcriber-note':
      return inBlocks(block);
    case 'formula':
    case 'code':
    case 'contents':
    case 'page-break':
      return block;
  }
}

function changeAnswer(answer: AnswerSpace, inlines: (inlines: Inlines) => Inlines): AnswerSpace {
  const inChoice = (choice: Choice): Choice => change(choice, { content: inlines(choice.content) });
  switch (answer.kind) {
    case 'lines':
    case 'room':
      return answer;
    case 'choices':
      return change(answer, { choices: changeEach(answer.choices, inChoice) });
    case 'matching':
      return change(answer, {
        left: changeEach(answer.left, inChoice),
        right: changeEach(answer.right, inChoice),
      });
    case 'word-bank':
      return change(answer, { words: changeEach(answer.words, inlines) });
  }
}

function keep<T>(value: T): T {
  return value;
}

function change<T extends object>(value: T, fields: Partial<T>): T {
  const isSame = Object.entries(fields).every(([name, field]) => value[name as keyof T] === field);
  return isSame ? value : { ...value, ...fields };
}

function changeEach<T>(list: readonly T[], changeOne: (one: T) => T): readonly T[] {
  const changed = list.map((one) => changeOne(one));
  return changed.some((one, at) => one !== list[at]) ? changed : list;
}

/** A part of a block, in the order of reading: text that is its own, or blocks inside it. */
export type InsidePart =
  | { readonly kind: 'inlines'; readonly inlines: Inlines }
  | { readonly kind: 'blocks'; readonly blocks: Blocks };

export function listParts(block: Block): readonly InsidePart[] {
  const parts: InsidePart[] = [];
  changeInside(block, {
    blocks(blocks) {
      parts.push({ kind: 'blocks', blocks });
      return blocks;
    },
    inlines(inlines) {
      parts.push({ kind: 'inlines', inlines });
      return inlines;
    },
  });
  return parts;
}

/** The texts that are a block's own, without those of the blocks inside it. */
export function listInlines(block: Block): readonly Inlines[] {
  return listParts(block).flatMap((part) => (part.kind === 'inlines' ? [part.inlines] : []));
}
