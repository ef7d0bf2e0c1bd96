import type { ListItem, TextBlock } from '../../documents/text.ts';

/** Puts a block after others. Items that follow each other are one list, until numbers follow dots or dots numbers. */
export function addBlock(blocks: TextBlock[], block: TextBlock): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list' && isSameList(last.items, block.items))
    blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, ...block.items] };
  else blocks.push(block);
}

function isSameList(before: readonly ListItem[], after: readonly ListItem[]): boolean {
  const outer = before.findLast(({ depth }) => depth === 0);
  const [next] = after;
  if (!outer || !next || next.depth > 0) return true;
  return (outer.mark === '') === (next.mark === '');
}
