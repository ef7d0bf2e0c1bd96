import { BLANK } from '@relievo/braille';
import type { Block, Transcription } from '@relievo/braille/layout';
import { type Cells, type KeyedLabel, listKeyEntries } from '@relievo/graphic/raster/dots';
import type { Document, DocumentBlock } from '../../documents/document.ts';
import { levelOf, writePartLine } from '../../documents/document.ts';
import type { ForeignText } from './words.ts';

/** Every text of a document that is to be translated, with its language where it is not the document's. */
export function listTexts({ title, blocks }: Document): readonly ForeignText[] {
  return [
    { text: title },
    ...blocks.flatMap((block) => {
      const language = 'language' in block ? { language: block.language } : {};
      return listBlockTexts(block).map((text) => ({ text, ...language }));
    }),
  ];
}

function listBlockTexts(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(({ text, mark }) => [...(mark ? [mark] : []), text]);
    case 'key':
      return block.entries.flatMap(({ code, words }) => [code, words]);
    case 'parts':
      return block.entries.map(writePartLine);
    case 'table':
      return [
        block.table.caption,
        ...block.table.columns.map(({ name }) => name),
        ...block.table.rows.flat(),
      ];
    case 'figure':
      return [block.alt];
  }
}

/** The document in cells: its graphic stands alone on a page, between what comes before and after it. */
export function createTranscription(
  { title, blocks }: Document,
  cellsOf: (text: string) => string,
  graphics: readonly Cells[],
): Transcription {
  return {
    runningHead: cellsOf(title).replaceAll('\n', BLANK),
    blocks: [
      { kind: 'title', cells: cellsOf(title) },
      ...blocks.flatMap((block, at) => createBlocks(block, blocks[at + 1], cellsOf, graphics)),
    ],
  };
}

function createBlocks(
  block: DocumentBlock,
  next: DocumentBlock | undefined,
  cellsOf: (text: string) => string,
  graphics: readonly Cells[],
): readonly Block[] {
  switch (block.kind) {
    case 'heading':
      // The graphic fills its page; the running head says whose it is.
      return next?.kind === 'figure'
        ? []
        : [{ kind: 'heading', level: levelOf(block) > 2 ? 2 : 1, cells: cellsOf(block.text) }];
    case 'paragraph':
      return [{ kind: 'paragraph', cells: cellsOf(block.text) }];
    case 'list':
      return [
        {
          kind: 'key',
          entries: block.items.map(({ text, mark, depth }) => ({
            code: BLANK.repeat(depth * 2) + (mark ? cellsOf(mark) : ''),
            words: cellsOf(text),
          })),
        },
      ];
    case 'key':
      return [
        {
          kind: 'key',
          entries: block.entries.map(({ code, cells, words }) => ({
            code: cells ?? cellsOf(code),
            words: cellsOf(words),
          })),
        },
      ];
    case 'parts':
      return [
        {
          kind: 'key',
          entries: block.entries.map((part) => ({ code: '', words: cellsOf(writePartLine(part)) })),
        },
      ];
    case 'table': {
      const { caption, columns, rows } = block.table;
      return [
        ...(caption ? [{ kind: 'heading' as const, level: 2 as const, cells: cellsOf(caption) }] : []),
        {
          kind: 'table',
          head: columns.map(({ name }) => cellsOf(name)),
          rows: rows.map((row) => row.map(cellsOf)),
        },
      ];
    }
    case 'figure': {
      const { lines, keyed } = graphics[block.sheet ?? 0] ?? { lines: [], keyed: [] };
      return [
        { kind: 'page-break' },
        { kind: 'graphic', lines },
        ...createKeyOf(keyed),
        { kind: 'page-break' },
      ];
    }
  }
}

/** Names that had no room on the graphic, each behind the code that stands for it there. */
function createKeyOf(keyed: readonly KeyedLabel[]): readonly Block[] {
  const entries = listKeyEntries(keyed).map(({ code, cells }) => ({
    code: code ?? '',
    words: cells.replaceAll('\n', BLANK),
  }));
  return entries.length === 0 ? [] : [{ kind: 'key', entries }];
}
