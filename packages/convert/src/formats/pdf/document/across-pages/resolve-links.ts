import { type Block, changeEachText, type Inline, walkBlocks } from '@relievo/document/model';
import { joinRuns } from '@relievo/document/text';
import { readPlace } from '../../page-links.ts';

/** Shares of a page by which the place that a link names may be below the top of its block. */
const SLACK = 0.03;

/** Leads links inside a file to the blocks at their places. A link to a place without a block becomes plain text. */
export function resolveLinks(
  blocks: readonly Block[],
  heights: ReadonlyMap<number, number>,
): readonly Block[] {
  const byPage = new Map<number, Block[]>();
  for (const { block } of walkBlocks(blocks)) {
    const page = block.source?.page;
    if (page !== undefined) byPage.set(page, [...(byPage.get(page) ?? []), block]);
  }
  return changeEachText(blocks, (inlines) => {
    if (!inlines.some(isInside)) return inlines;
    return joinRuns(inlines.map((inline) => resolve(inline, byPage, heights)));
  });
}

function isInside(inline: Inline): boolean {
  return inline.kind === 'text' && inline.link !== undefined && readPlace(inline.link) !== null;
}

function resolve(
  inline: Inline,
  byPage: ReadonlyMap<number, readonly Block[]>,
  heights: ReadonlyMap<number, number>,
): Inline {
  if (inline.kind !== 'text' || inline.link === undefined) return inline;
  const place = readPlace(inline.link);
  if (!place) return inline;
  const { link: _, ...plain } = inline;
  const found = byPage.get(place.page) ?? [];
  const height = heights.get(place.page);
  const from = place.y === null || height === undefined ? 0 : 1 - place.y / height - SLACK;
  const target =
    found.find(({ kind, source }) => kind !== 'page-break' && (source?.box?.y ?? -1) >= from) ?? found[0];
  return target ? { ...plain, link: `#${target.id}` } : plain;
}
