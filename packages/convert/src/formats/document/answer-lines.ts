import type { Block, Exercise } from '@relievo/document/model';

/** Creates the block of one empty line to write on. */
export function createAnswerLine(id: string): Exercise {
  return { kind: 'exercise', id, mark: '', blocks: [], answer: { kind: 'lines', count: 1 } };
}

/** Joins empty lines that follow each other into one space to answer in. */
export function joinAnswerLines(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const count = countLines(block);
    if (last?.kind === 'exercise' && count > 0 && countLines(last) > 0)
      joined[joined.length - 1] = { ...last, answer: { kind: 'lines', count: countLines(last) + count } };
    else joined.push(block);
  }
  return joined;
}

/** Counts the lines of a block that is only lines to write on; 0 for any other. */
function countLines(block: Block): number {
  if (block.kind !== 'exercise' || block.mark !== '' || block.blocks.length > 0) return 0;
  return block.answer?.kind === 'lines' ? block.answer.count : 0;
}
