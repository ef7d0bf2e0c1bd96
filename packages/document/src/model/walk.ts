import type { Block } from './block.ts';
import type { Document } from './document.ts';
import type { Inline } from './inline.ts';
import { changeInside, type InsidePart, listParts } from './inside.ts';

/** One stop on the way through a document. A block comes before those inside it. */
export interface BlockVisit {
  readonly block: Block;
  readonly parent: BlockVisit | null;
  /** A block that no other block holds has depth 0. */
  readonly depth: number;
}

// Nothing that only reads recurses: a hostile document may nest deeper than the call stack reaches.

/** Every block in the order of reading. */
export function* walkBlocks(blocks: readonly Block[]): Generator<BlockVisit, void, undefined> {
  for (const part of walkParts(blocks)) if (part.kind === 'block') yield part.visit;
}

/** Walks the inlines of all blocks in the order of reading. */
export function* walkInlines(blocks: readonly Block[]): Generator<Inline, void, undefined> {
  for (const part of walkParts(blocks)) if (part.kind === 'inlines') yield* part.inlines;
}

export type PartVisit =
  | { readonly kind: 'block'; readonly visit: BlockVisit }
  | { readonly kind: 'inlines'; readonly inlines: readonly Inline[]; readonly of: Block };

/** Blocks and the texts in them, each where a reader comes to it. */
export function* walkParts(blocks: readonly Block[]): Generator<PartVisit, void, undefined> {
  const waiting: Waiting[] = [{ part: { kind: 'blocks', blocks }, around: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, around } = next;
    if (part.kind === 'inlines') {
      if (around) yield { kind: 'inlines', inlines: part.inlines, of: around.block };
      continue;
    }
    if (part.kind === 'blocks') {
      const depth = around ? around.depth + 1 : 0;
      for (const block of part.blocks.toReversed())
        waiting.push({ part: { kind: 'block', visit: { block, parent: around, depth } }, around });
      continue;
    }
    yield part;
    for (const inside of listParts(part.visit.block).toReversed())
      waiting.push({ part: inside, around: part.visit });
  }
}

interface Waiting {
  readonly part: InsidePart | { readonly kind: 'block'; readonly visit: BlockVisit };
  readonly around: BlockVisit | null;
}

export function findBlock({ blocks }: Document, id: string): Block | undefined {
  for (const { block } of walkBlocks(blocks)) if (block.id === id) return block;
  return undefined;
}

/** The pages of the print that begin in the document, in the order of reading. */
export function listPrintPages(blocks: readonly Block[]): readonly string[] {
  const pages: string[] = [];
  for (const part of walkParts(blocks)) {
    if (part.kind === 'block' && part.visit.block.kind === 'page-break') pages.push(part.visit.block.page);
    if (part.kind === 'inlines')
      for (const inline of part.inlines) if (inline.kind === 'page-break') pages.push(inline.page);
  }
  return pages;
}

/** Each block changed after those inside it; it becomes as many blocks as come back. */
export function replaceEach(
  blocks: readonly Block[],
  replace: (block: Block) => readonly Block[],
): readonly Block[] {
  const replaced = blocks.map((block) =>
    replace(changeInside(block, { blocks: (inside) => replaceEach(inside, replace) })),
  );
  const isSame = replaced.every((list, at) => list.length === 1 && list[0] === blocks[at]);
  return isSame ? blocks : replaced.flat();
}

/** All texts changed, wherever they stand. */
export function changeEachText(
  blocks: readonly Block[],
  change: (inlines: readonly Inline[]) => readonly Inline[],
): readonly Block[] {
  return replaceEach(blocks, (block) => [changeInside(block, { inlines: change })]);
}
