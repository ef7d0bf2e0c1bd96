import type { Block } from '../model/block.ts';
import { changeInside } from '../model/inside.ts';
import { replaceEach } from '../model/walk.ts';
import type { Where } from './edit.ts';

/** Puts blocks at a place; null if the document does not have it. */
export function placeBlocks(
  blocks: readonly Block[],
  added: readonly Block[],
  where: Where,
): readonly Block[] | null {
  if ('firstIn' in where && where.firstIn === null) return [...added, ...blocks];
  let isPlaced = false;
  const placed = replaceEach(blocks, (block) => {
    if ('after' in where) {
      if (block.id !== where.after) return [block];
      isPlaced = true;
      return [block, ...added];
    }
    if (block.id !== where.firstIn) return [block];
    const filled = fillFirst(block, added);
    isPlaced = filled !== null;
    return [filled ?? block];
  });
  return isPlaced ? placed : null;
}

/** Puts blocks at the beginning of a block; null if it cannot hold any. */
function fillFirst(block: Block, added: readonly Block[]): Block | null {
  let isFilled = false;
  const filled = changeInside(block, {
    blocks(inside) {
      if (isFilled) return inside;
      isFilled = true;
      return [...added, ...inside];
    },
  });
  return isFilled ? filled : null;
}
