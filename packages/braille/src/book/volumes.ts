import type { BookBlock } from './book.ts';
import type { Flow } from './flow.ts';

/** Added to the distance from the wished place, in shares of a volume: a volume had better begin with a chapter. */
const COSTS = { 1: 0, 2: 0.15, 3: 0.25, text: 0.5 } as const;
/** No volume has fewer pages than this share of the wished number. */
const MIN_SHARE = 0.3;

/** Finds the blocks before which volumes end, so that all have about the wished number of pages. */
export function chooseBreaks(
  blocks: readonly BookBlock[],
  { starts, pages }: Pick<Flow, 'starts' | 'pages'>,
  wished: number,
): readonly number[] {
  const count = Math.max(1, Math.round(pages.length / wished));
  const share = pages.length / count;
  const candidates = blocks.flatMap((block, at) => {
    const cost = costOf(block);
    return cost === null ? [] : [{ at, page: starts[at] ?? 0, cost: cost * share }];
  });
  const breaks: number[] = [];
  let from = 0;
  for (let volume = 1; volume < count; volume += 1) {
    const ideal = (volume * pages.length) / count;
    let best: { readonly at: number; readonly page: number; readonly cost: number } | null = null;
    for (const { at, page, cost } of candidates) {
      const isTooShort = page - from < MIN_SHARE * share || pages.length - page < MIN_SHARE * share;
      const total = cost + Math.abs(page - ideal);
      if (!isTooShort && (best === null || total < best.cost)) best = { at, page, cost: total };
    }
    if (!best || best.page <= from) continue;
    breaks.push(takeBeginning(blocks, best.at));
    from = best.page;
  }
  return breaks;
}

function costOf(block: BookBlock): number | null {
  if (block.kind === 'heading') return COSTS[block.level];
  return block.kind === 'text' && block.canBegin ? COSTS.text : null;
}

/** Takes headings and the page of the print that begin right before a block into its volume. */
function takeBeginning(blocks: readonly BookBlock[], at: number): number {
  let from = at;
  for (let before = blocks[from - 1]; before; before = blocks[from - 1]) {
    if (before.kind !== 'print-page' && before.kind !== 'heading') break;
    from -= 1;
  }
  return from;
}
