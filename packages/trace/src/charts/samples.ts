import { maxOf, minOf } from '@relievo/words';
import type { Box } from '../pixels/grid.ts';
import type { Blot } from './blots.ts';

export interface Sample {
  readonly word: Box;
  readonly ink: number;
  readonly blots: readonly Blot[];
  readonly left: number;
  readonly right: number;
}

/** In heights of the words beside it: how far from them a sample of a legend stands, and how large it may be. */
const GAP = 3;
const WIDEST = 9;
const HIGHEST = 1.8;

/** Samples of a legend: small pieces of several inks, each beside words, in a column or in a row. */
export function findSamples(blots: readonly Blot[], words: readonly Box[]): readonly Sample[] {
  for (const side of ['before', 'behind'] as const) {
    const entries = words.flatMap((word) => findEntries(word, blots, side));
    const kept = entries.filter((entry) => entries.some((other) => belong(entry, other)));
    if (kept.length > 0) return kept;
  }
  return [];
}

function findEntries(word: Box, blots: readonly Blot[], side: 'before' | 'behind'): readonly Sample[] {
  const high = word.height;
  const reach = (WIDEST + GAP) * high;
  const [from, to] =
    side === 'before'
      ? [word.x - reach, word.x + 0.2 * high]
      : [word.x + word.width - 0.2 * high, word.x + word.width + reach];
  const middle = word.y + high / 2;
  const near = blots.filter(
    ({ box }) =>
      box.x >= from &&
      box.x + box.width <= to &&
      box.height <= HIGHEST * high &&
      Math.abs(box.y + box.height / 2 - middle) <= 0.7 * high,
  );
  const gapTo = ({ box }: Blot): number =>
    side === 'before' ? word.x - box.x - box.width : box.x - word.x - word.width;
  const [nearest] = near.toSorted((a, b) => gapTo(a) - gapTo(b));
  if (!nearest || gapTo(nearest) > GAP * high) return [];
  const own = near.filter(({ ink }) => ink === nearest.ink);
  const left = minOf(own.map(({ box }) => box.x));
  const right = maxOf(own.map(({ box }) => box.x + box.width));
  return right - left <= WIDEST * high ? [{ word, ink: nearest.ink, blots: own, left, right }] : [];
}

function belong(a: Sample, b: Sample): boolean {
  if (a === b || a.ink === b.ink) return false;
  const high = Math.max(a.word.height, b.word.height);
  const isOneSize = Math.abs(a.right - a.left - (b.right - b.left)) <= 0.4 * high;
  const apart = Math.abs(a.word.y + a.word.height / 2 - b.word.y - b.word.height / 2);
  const isColumn = Math.abs(a.left - b.left) <= 0.4 * high && apart <= 3.2 * high;
  return isOneSize && (isColumn || apart <= 0.3 * high);
}
