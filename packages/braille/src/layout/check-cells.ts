import { isCell } from '../cells.ts';
import { BrailleError } from '../errors.ts';
import type { Transcription } from './transcription.ts';

/** A page holds braille and nothing else: what is no cell stops it before anything is laid out. */
export function checkCells({ runningHead, blocks }: Transcription): void {
  for (const cells of [runningHead, ...blocks.flatMap(stringsOf)]) {
    for (const one of cells) {
      if (isCell(one) || one === '\n' || one === ' ') continue;
      throw new BrailleError('not_braille', { character: one });
    }
  }
}

function stringsOf(block: Transcription['blocks'][number]): readonly string[] {
  switch (block.kind) {
    case 'key':
      return block.entries.flatMap(({ code, words }) => [code, words]);
    case 'sample':
      return [...block.lines, block.words];
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'graphic':
      return block.lines;
    case 'page-break':
      return [];
    case 'title':
    case 'heading':
    case 'paragraph':
      return [block.cells];
  }
}
