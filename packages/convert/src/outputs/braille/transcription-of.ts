import { BLANK, type Block, type Transcription } from '@relievo/braille';
import type { Document, DocumentBlock } from '../../documents/document.ts';
import { partLine } from '../../documents/document.ts';
import type { ForeignText } from './words.ts';

/** Every text of a document that is to be translated, with its language where it is not the document's. */
export function textsOf({ title, blocks }: Document): readonly ForeignText[] {
  return [
    { text: title },
    ...blocks.flatMap((block) => {
      const language = 'language' in block ? { language: block.language } : {};
      return blockTexts(block).map((text) => ({ text, ...language }));
    }),
  ];
}

function blockTexts(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'key':
      return block.entries.flatMap(({ code, words }) => [code, words]);
    case 'parts':
      return block.entries.map(partLine);
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
export function transcriptionOf(
  { title, blocks }: Document,
  cellsOf: (text: string) => string,
  graphic: readonly string[],
): Transcription {
  return {
    runningHead: cellsOf(title).replaceAll('\n', BLANK),
    blocks: [
      { kind: 'title', cells: cellsOf(title) },
      ...blocks.flatMap((block, at) => blocksOf(block, blocks[at + 1], cellsOf, graphic)),
    ],
  };
}

function blocksOf(
  block: DocumentBlock,
  next: DocumentBlock | undefined,
  cellsOf: (text: string) => string,
  graphic: readonly string[],
): readonly Block[] {
  switch (block.kind) {
    case 'heading':
      // The graphic fills its page; the running head says whose it is.
      return next?.kind === 'figure' ? [] : [{ kind: 'heading', level: 1, cells: cellsOf(block.text) }];
    case 'paragraph':
      return [{ kind: 'paragraph', cells: cellsOf(block.text) }];
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
        { kind: 'key', entries: block.entries.map((part) => ({ code: '', words: cellsOf(partLine(part)) })) },
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
    case 'figure':
      return [{ kind: 'page-break' }, { kind: 'graphic', lines: graphic }, { kind: 'page-break' }];
  }
}
