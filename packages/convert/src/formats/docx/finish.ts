import { type Block, changeEachText, type Inline, walkBlocks } from '@relievo/document/model';
import { joinRuns } from '@relievo/document/text';
import { BOOKMARK } from './read-runs.ts';
import type { Reading } from './reading.ts';

/** Finishes blocks when the whole file is read: links lead to the blocks of bookmarks, and the first page begins. */
export function finishBlocks(blocks: readonly Block[], reading: Reading): readonly Block[] {
  const ids = new Set([...walkBlocks(blocks)].map(({ block }) => block.id));
  const linked = changeEachText(blocks, (inlines) =>
    inlines.some(leadsToBookmark) ? joinRuns(inlines.map((one) => resolve(one, reading, ids))) : inlines,
  );
  if (!reading.pages) return linked;
  return [{ kind: 'page-break', id: reading.newId('page'), page: reading.pages.first }, ...linked];
}

function leadsToBookmark(inline: Inline): boolean {
  return inline.kind === 'text' && inline.link?.startsWith(BOOKMARK) === true;
}

/** Resolves a link to a bookmark. A link to a missing one becomes words alone. */
function resolve(inline: Inline, { bookmarks }: Reading, ids: ReadonlySet<string>): Inline {
  if (inline.kind !== 'text' || !inline.link?.startsWith(BOOKMARK)) return inline;
  const id = bookmarks.get(inline.link.slice(BOOKMARK.length));
  const { link: _, ...plain } = inline;
  return id !== undefined && ids.has(id) ? { ...plain, link: `#${id}` } : plain;
}
