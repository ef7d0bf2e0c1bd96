import type { DataTable } from '@relievo/chart/words';
import {
  type Block,
  type Document,
  type Inline,
  type List,
  placeCells,
  type Table,
} from '@relievo/document/model';
import { textOfInlines, writeMark } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { ListItem, TextBlock } from '../../documents/text.ts';
import { markDocumentFormula } from '../math/read-math.ts';
import { writeScript } from '../math/scripts.ts';
import type { NoteTaker } from '../notes.ts';
import { wordsOf } from './words-of.ts';

/**
 * Lists the blocks of a text for the outputs that are made of these. Every word stays, without its bold or italics.
 * A chart or a picture is shown by its words.
 */
export function listTextBlocks({ blocks }: Pick<Document, 'blocks'>, notes: NoteTaker): readonly TextBlock[] {
  return blocks.flatMap((block) => toTextBlocks(block, notes));
}

function toTextBlocks(block: Block, notes: NoteTaker): readonly TextBlock[] {
  const inside = (blocks: readonly Block[]) => blocks.flatMap((one) => toTextBlocks(one, notes));
  const say = (inlines: readonly Inline[]) => writeLine(inlines, notes);
  const paragraph = (text: string): readonly TextBlock[] =>
    text.trim() === '' ? [] : [{ kind: 'paragraph', text }];
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, text: say(block.content) }];
    case 'paragraph':
      return paragraph(say(block.content));
    case 'list':
      return listItems(block, 0, notes);
    case 'definitions':
      return block.entries.flatMap(({ terms, blocks }) => [
        ...terms.flatMap((term) => paragraph(say(term))),
        ...inside(blocks),
      ]);
    case 'table':
      return tableBlocks(block, notes);
    case 'figure':
      return [
        ...imageBlocks(block.description.short),
        ...paragraph(block.words.join(' ')),
        ...paragraph(say(block.caption)),
        ...inside(block.description.long),
      ];
    case 'formula':
      return paragraph(`${markDocumentFormula({ ...block, kind: 'formula' }, notes)} ${block.number}`);
    case 'quotation':
      return [...inside(block.blocks), ...paragraph(say(block.attribution))];
    case 'poem':
      return block.stanzas.flatMap(({ lines }) => lines.flatMap(({ content }) => paragraph(say(content))));
    case 'box':
      return [...paragraph(say(block.title)), ...inside(block.blocks)];
    case 'code':
      return block.code.split('\n').flatMap((line) => paragraph(line));
    case 'exercise':
      return [...paragraph(block.mark), ...inside(block.blocks), ...answerBlocks(block.answer, say)];
    case 'note':
      return withMark(block.mark, inside(block.blocks));
    case 'transcriber-note':
      return inside(block.blocks);
    case 'contents':
    case 'page-break':
      return [];
  }
}

function imageBlocks(alt: string): readonly TextBlock[] {
  return alt === '' ? [] : [{ kind: 'image', alt }];
}

type Say = (inlines: readonly Inline[]) => string;

function answerBlocks(
  answer: Extract<Block, { kind: 'exercise' }>['answer'],
  say: Say,
): readonly TextBlock[] {
  if (answer?.kind === 'choices' || answer?.kind === 'matching') {
    const choices = answer.kind === 'choices' ? answer.choices : [...answer.left, ...answer.right];
    return [
      {
        kind: 'list',
        items: choices.map(({ mark, content }) => ({ text: say(content), depth: 0, mark })),
      },
    ];
  }
  if (answer?.kind !== 'word-bank') return [];
  return [{ kind: 'paragraph', text: answer.words.map(say).join(', ') }];
}

/** Writes the mark of a note before its first words. */
function withMark(mark: string, blocks: readonly TextBlock[]): readonly TextBlock[] {
  const [first, ...others] = blocks;
  return first?.kind === 'paragraph' && mark !== ''
    ? [{ ...first, text: `[${mark}] ${first.text}` }, ...others]
    : blocks;
}

function writeLine(inlines: readonly Inline[], notes: NoteTaker): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'formula') return markDocumentFormula(inline, notes);
      if (inline.kind === 'line-break') return ' ';
      if (inline.kind === 'note-reference') return ` [${inline.mark}]`;
      const text = textOfInlines([inline]);
      if (inline.kind !== 'text' || text.trim() === '') return text;
      if (inline.styles?.includes('super')) return writeScript(text, 'sup');
      return inline.styles?.includes('sub') ? writeScript(text, 'sub') : text;
    })
    .join('');
}

const DEEPEST_LIST = 20;

/** Lists items, each in one line with all of its paragraphs. Tables and pictures of an item follow the list. */
function listItems(list: List, depth: number, notes: NoteTaker): readonly TextBlock[] {
  const found: TextBlock[] = [];
  let items: ListItem[] = [];
  for (const [at, item] of list.items.entries()) {
    const mark = item.mark ?? writeMark(list.marks, at);
    const lines = item.blocks.filter((block) => block.kind === 'paragraph');
    const text = lines.map(({ content }) => writeLine(content, notes)).join(' ');
    items.push({ text, depth: Math.min(DEEPEST_LIST, depth), mark });
    for (const block of item.blocks) {
      if (block.kind === 'paragraph') continue;
      const inside = block.kind === 'list' ? listItems(block, depth + 1, notes) : toTextBlocks(block, notes);
      for (const one of inside)
        if (one.kind === 'list') addAll(items, one.items);
        else {
          found.push({ kind: 'list', items }, one);
          items = [];
        }
    }
  }
  return items.length > 0 ? [...found, { kind: 'list', items }] : found;
}

/** A cell is one line, the first row names the columns, and tables and pictures within a cell come after the table. */
function tableBlocks(table: Table, notes: NoteTaker): readonly TextBlock[] {
  const { cells, columns } = placeCells(table);
  const texts = table.rows.map(() => Array.from({ length: columns }, () => ''));
  const after: TextBlock[] = [];
  for (const { cell, row, column } of cells) {
    const blocks = cell.blocks.flatMap((block) => toTextBlocks(block, notes));
    const own = blocks.filter((block) => block.kind !== 'table');
    const inside = blocks.filter((block) => block.kind === 'table');
    if (inside.length > 0) notes.add('table_in_table');
    addAll(after, inside);
    const alts = own.flatMap((block) => (block.kind === 'image' ? [block.alt] : []));
    const words = [wordsOf(own), ...alts].filter((text) => text.trim() !== '').join(' ');
    (texts[row] ?? [])[column] = words;
  }
  const [head = [], ...rows] = texts;
  return [{ kind: 'table', table: createTable(writeLine(table.caption, notes), head, rows) }, ...after];
}

function createTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): DataTable {
  const columns = head.map((name, at) => ({
    name,
    kind: rows.every((row) => /^[-+−]?[\d\s.,]*\d\s*%?$/.test((row[at] ?? '').trim()))
      ? ('number' as const)
      : ('text' as const),
  }));
  return { caption, columns, rows };
}
