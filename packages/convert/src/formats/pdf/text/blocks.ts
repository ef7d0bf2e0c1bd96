import type { ListItem, TextBlock } from '../../../documents/text.ts';
import { addBlock as addList } from '../../text/write-blocks.ts';
import { addBlock } from './join-pages.ts';
import type { PageContent, PagePart } from './page-content.ts';
import type { Passage } from './passages.ts';
import { DOT } from './rows.ts';

/** A heading is so much larger than most of the text. */
const LARGER = 1.12;
const LONGEST_HEADING = 160;
const LEVELS = 4;

/** What most of the text looks like, and which sizes are headings, over all pages together. */
export interface Looks {
  readonly body: number;
  readonly isBodyBold: boolean;
  /** The largest first. */
  readonly sizes: readonly number[];
}

export function findLooks(pages: readonly PageContent[]): Looks {
  const passages = pages.flat().flatMap((part) => (part.kind === 'passage' ? [part.passage] : []));
  const weights = new Map<string, { size: number; isBold: boolean; letters: number }>();
  for (const { size, isBold, text } of passages) {
    const key = `${Math.round(size * 2)} ${isBold}`;
    const known = weights.get(key) ?? { size, isBold, letters: 0 };
    known.letters += text.length;
    weights.set(key, known);
  }
  const [most] = [...weights.values()].toSorted((a, b) => b.letters - a.letters);
  const body = most?.size ?? 10;
  const sizes = [...weights.values()]
    .filter(({ size }) => size > LARGER * body)
    .map(({ size }) => Math.round(size * 2) / 2);
  return { body, isBodyBold: most?.isBold ?? false, sizes: [...new Set(sizes)].toSorted((a, b) => b - a) };
}

/** The blocks of one page, with headings as they are among all pages. */
export function createBlocks(content: PageContent, looks: Looks): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const edges = listEdges(content);
  for (const part of content) {
    const block = createBlock(part, looks, edges);
    if (block.kind === 'list') addList(blocks, block);
    else addBlock(blocks, block);
  }
  return blocks;
}

/** Where items begin, from left to right: what stands further in belongs to what stands before. */
function listEdges(content: PageContent): readonly number[] {
  const lefts = content
    .flatMap((part) => (part.kind === 'passage' && part.passage.mark !== null ? [part.passage.left] : []))
    .toSorted((a, b) => a - b);
  return lefts.filter((left, at) => left - (lefts[at - 1] ?? -Infinity) > STEP);
}
const STEP = 6;

function createBlock(part: PagePart, looks: Looks, edges: readonly number[]): TextBlock {
  if (part.kind === 'table') return { kind: 'table', table: part.table };
  const { text, mark, left } = part.passage;
  const level = findLevel(part.passage, looks);
  if (level !== null) return { kind: 'heading', level, text: mark === null ? text : `${mark} ${text}` };
  if (mark === null) return { kind: 'paragraph', text };
  const depth = Math.min(5, Math.max(0, edges.filter((edge) => edge <= left + 1).length - 1));
  const item: ListItem = { text, mark: DOT.test(mark) ? '' : mark, depth: edges.length > 4 ? 0 : depth };
  return { kind: 'list', items: [item] };
}

export function findLevel(
  { size, isBold, text, rows }: Passage,
  { body, isBodyBold, sizes }: Looks,
): number | null {
  if (text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return null;
  if (size > LARGER * body) {
    const rank = sizes.findIndex((one) => size >= one - 0.3);
    return Math.min(LEVELS, (rank < 0 ? sizes.length : rank) + 1);
  }
  const isLikeOne = isBold && !isBodyBold && rows === 1 && !/[.:;,]$/.test(text) && size >= 0.95 * body;
  return isLikeOne ? Math.min(LEVELS + 1, sizes.length + 1) : null;
}
