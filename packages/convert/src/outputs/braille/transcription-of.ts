import { BLANK } from '@relievo/braille';
import type { Block, Transcription } from '@relievo/braille/layout';
import type { Sheet } from '@relievo/graphic/model';
import { type Cells, type KeyedLabel, listKeyEntries } from '@relievo/graphic/raster/dots';
import type { Document, DocumentBlock, KeyLine } from '../../documents/document.ts';
import { levelOf, writePartLine } from '../../documents/document.ts';
import { drawSample } from './draw-sample.ts';
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
  sheet: Sheet,
): Transcription {
  return {
    runningHead: cellsOf(title).replaceAll('\n', BLANK),
    blocks: [
      { kind: 'title', cells: cellsOf(title) },
      ...blocks.flatMap((block, at) => createBlocks(block, blocks[at + 1], cellsOf, graphics, sheet)),
    ],
  };
}

function createBlocks(
  block: DocumentBlock,
  next: DocumentBlock | undefined,
  cellsOf: (text: string) => string,
  graphics: readonly Cells[],
  sheet: Sheet,
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
      return createKey(block.entries, cellsOf, { sheet, scale: graphics[0]?.scale ?? 1 });
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

/** The paper of the graphic that samples are drawn for, and how small it is there. */
interface SamplePaper {
  readonly sheet: Sheet;
  readonly scale: number;
}

/** Writes samples first, each beside its words, and then the codes as one list. */
export function createKey(
  entries: readonly KeyLine[],
  cellsOf: (text: string) => string,
  paper: SamplePaper,
): readonly Block[] {
  const codes = entries.filter(({ sample }) => !sample);
  return [
    ...entries.flatMap(({ sample, words }): readonly Block[] =>
      sample
        ? [{ kind: 'sample', lines: drawSample(sample, paper.sheet, paper.scale), words: cellsOf(words) }]
        : [],
    ),
    ...(codes.length === 0
      ? []
      : [
          {
            kind: 'key' as const,
            entries: codes.map(({ code, cells, words }) => ({
              code: cells ?? cellsOf(code),
              words: cellsOf(words),
            })),
          },
        ]),
  ];
}

/** Names that had no room on the graphic, each behind the code that stands for it there. */
export function createKeyOf(keyed: readonly KeyedLabel[]): readonly Block[] {
  const entries = listKeyEntries(keyed).map(({ code, cells }) => ({
    code: code ?? '',
    words: cells.replaceAll('\n', BLANK),
  }));
  return entries.length === 0 ? [] : [{ kind: 'key', entries }];
}
