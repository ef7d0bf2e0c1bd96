import { type Block, changeEachText, type Inline, walkBlocks } from '@relievo/document/model';
import { joinRuns } from '@relievo/document/text';

/** Marks a link to a bookmark until the whole file is read. */
export const BOOKMARK = '#bookmark:';

/** Turns links to bookmarks into links to the blocks that have them. A link to a missing one becomes plain text. */
export function resolveBookmarks(
  blocks: readonly Block[],
  bookmarks: ReadonlyMap<string, string>,
): readonly Block[] {
  const ids = new Set([...walkBlocks(blocks)].map(({ block }) => block.id));
  return changeEachText(blocks, (inlines) =>
    inlines.some(leadsToBookmark)
      ? joinRuns(inlines.map((inline) => resolve(inline, bookmarks, ids)))
      : inlines,
  );
}

function leadsToBookmark(inline: Inline): boolean {
  return inline.kind === 'text' && inline.link?.startsWith(BOOKMARK) === true;
}

function resolve(inline: Inline, bookmarks: ReadonlyMap<string, string>, ids: ReadonlySet<string>): Inline {
  if (inline.kind !== 'text' || !inline.link?.startsWith(BOOKMARK)) return inline;
  const id = bookmarks.get(inline.link.slice(BOOKMARK.length));
  const { link: _, ...plain } = inline;
  return id !== undefined && ids.has(id) ? { ...plain, link: `#${id}` } : plain;
}
