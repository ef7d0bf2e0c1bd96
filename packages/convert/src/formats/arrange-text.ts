import type { DataTable } from '@relievo/chart/words';
import { type Result, succeed } from '@relievo/graphic/model';
import { minOf } from '@relievo/words';
import {
  countCharacters,
  listWordsOf,
  MOST_TEXT_CHARACTERS,
  type TextBlock,
  type WrittenText,
} from '../documents/text.ts';
import type { WordsWithFormulas } from '../math/formula.ts';
import { takeFormulas } from '../math/marked-words.ts';
import type { PageOptions } from './importer.ts';
import { refuseFile } from './notes.ts';

export interface FoundText {
  readonly blocks: readonly TextBlock[];
  /** For a text whose first heading is not that of the whole. */
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** Where the file says what it is called. */
  readonly isTitleKnown?: boolean;
}

type TextLimit = Pick<PageOptions, 'maxCharacters'>;

const LONGEST_TITLE = 300;

/** A text with its title above all other headings, which go down step by step from level 2. */
export function arrangeText(
  { blocks, title, language, isTitleKnown }: FoundText,
  { maxCharacters = MOST_TEXT_CHARACTERS }: TextLimit = {},
): Result<WrittenText> {
  const formulas: WordsWithFormulas[] = [];
  const take = (marked: string): string => {
    const taken = takeFormulas(marked, tidy);
    if (taken.formulas.length > 0) formulas.push(taken);
    return taken.words;
  };
  const full = blocks
    .map((block) => tidyBlock(block, take))
    .filter((block) => listWordsOf(block).some((words) => words !== ''));
  if (full.length === 0) return refuseFile('text_empty');
  const characters = countCharacters(full);
  if (characters > maxCharacters) return refuseFile('text_too_long', { characters, most: maxCharacters });
  const [first] = full;
  const headings = full.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const highest = minOf(headings.map(({ level }) => level));
  const isTitle =
    first?.kind === 'heading' &&
    first.level === highest &&
    headings.filter(({ level }) => level === highest).length === 1;
  const isSame = (block: TextBlock) =>
    (block.kind === 'heading' || block.kind === 'paragraph') && block.text === title.trim();
  // A book says its title on a page of its own and above its first chapter.
  const repeated = full.findIndex((block) => !isSame(block));
  const rest = isTitle && !isTitleKnown ? full.slice(1) : full.slice(Math.max(0, repeated));
  const name = isTitle && !isTitleKnown ? first.text : title;
  // A text of a heading alone keeps it as its only words.
  return succeed({
    title: name.slice(0, LONGEST_TITLE),
    language,
    blocks: placeHeadings(rest.length > 0 ? rest : full),
    formulas,
  });
}

function placeHeadings(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: Math.min(6, open.length + 1) };
  });
}

function tidyBlock(block: TextBlock, take: (marked: string) => string): TextBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: take(block.text) };
    case 'list':
      return {
        ...block,
        items: block.items
          .map((item) => ({ ...item, text: take(item.text) }))
          .filter(({ text }) => text !== ''),
      };
    case 'image':
      return { ...block, alt: take(block.alt) };
    case 'table': {
      const { caption, columns, rows } = block.table;
      if (columns.length > WIDEST) return readAsRows(block.table, take);
      return {
        kind: 'table',
        table: {
          caption: take(caption),
          columns: columns.map((column) => ({ ...column, name: take(column.name) })),
          rows: rows.map((row) => row.map(take)),
        },
      };
    }
  }
}

/** No page and no display shows more columns: the rows of a wider table are read one after the other. */
const WIDEST = 200;

function readAsRows({ columns, rows }: DataTable, take: (marked: string) => string): TextBlock {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) =>
    take(
      row
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join('; '),
    ),
  );
  const items = lines.filter((text) => text !== '').map((text) => ({ text, depth: 0, mark: '' }));
  return { kind: 'list', items };
}

/** What cannot be written in XML or said is no part of words. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u00ad\u200b\uFFFE\uFFFF]/gu, (character) =>
      /\s/.test(character) ? ' ' : '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
