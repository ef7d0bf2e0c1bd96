import type { Block } from './block.ts';

/** The ids of a block and of what it is made of; the blocks inside it have their own. */
export function listIds(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return [block.id, ...block.items.map(({ id }) => id)];
    case 'definitions':
      return [block.id, ...block.entries.map(({ id }) => id)];
    case 'table':
      return [block.id, ...block.rows.flatMap((row) => [row.id, ...row.cells.map(({ id }) => id)])];
    case 'poem':
      return [block.id, ...block.stanzas.map(({ id }) => id)];
    default:
      return [block.id];
  }
}
