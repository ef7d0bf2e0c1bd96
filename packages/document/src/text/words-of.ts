import type { Block, Figure } from '../model/block.ts';
import { walkParts } from '../model/walk.ts';
import { textOfInlines } from './inline-text.ts';

/** Every text of the blocks in the order of reading: one entry for each line of text, mark, code and display formula. */
export function* listTexts(blocks: readonly Block[]): Generator<string, void, undefined> {
  for (const part of walkParts(blocks))
    if (part.kind === 'inlines') yield textOfInlines(part.inlines);
    else yield* listOwnTexts(part.visit.block);
}

/** Lists the texts of a block that are neither its lines nor in the blocks inside it. */
function listOwnTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'exercise':
    case 'note':
      return [block.mark];
    case 'code':
      return [block.code];
    case 'formula':
      return [block.line, block.number];
    case 'figure':
      return listFigureTexts(block);
    case 'list':
      return block.items.flatMap(({ mark }) => mark ?? []);
    default:
      return [];
  }
}

function listFigureTexts({ number, words, description }: Figure): readonly string[] {
  return [number, ...words, description.short];
}

export function countCharacters(blocks: readonly Block[]): number {
  let count = 0;
  for (const text of listTexts(blocks)) count += text.length;
  return count;
}
