import { type Block, walkBlocks, walkInlines } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';

/** Names the bookmarks of blocks that something leads to. Word takes letters, digits and 40 characters. */
export function createBookmarks(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (id: string): void => {
    if (!names.has(id)) names.set(id, `place_${names.size + 1}`);
  };
  for (const inline of walkInlines(blocks)) {
    if (inline.kind === 'note-reference') add(inline.note);
    if (inline.kind === 'text' && inline.link?.startsWith('#')) add(inline.link.slice(1));
  }
  const all = [...walkBlocks(blocks)].map(({ block }) => block);
  if (all.some(({ kind }) => kind === 'contents')) for (const { id } of listHeadings(blocks)) add(id);
  return names;
}

/** Lists the headings that have words. */
export function listHeadings(blocks: readonly Block[]) {
  return [...walkBlocks(blocks)].flatMap(({ block }) => {
    if (block.kind !== 'heading') return [];
    const text = textOfInlines(block.content).replaceAll('\n', ' ').trim();
    return text === '' ? [] : [{ id: block.id, level: block.level, text }];
  });
}
