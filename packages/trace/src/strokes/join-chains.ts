import { addAll, maxOf } from '@relievo/words';
import { at, directionOf, distanceBetween, dot, firstOf, lastOf, lengthOf } from '../curves/points.ts';
import { groupBy } from '../lists/group-by.ts';
import type { Point } from '../pixels/grid.ts';
import type { Chain } from './chains.ts';

/** The middle of a stroke from end to end, and how wide it is. */
export interface Centreline {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly width: number;
  /** Whether its ink ends where it begins and ends, or it meets others there. */
  readonly loose: readonly [boolean, boolean];
  /** Whether its points are known to a part of a pixel. */
  readonly isExact?: boolean;
}

export interface WideChain extends Chain {
  readonly width: number;
}

/** Two ends run on into each other where they point against each other: within about 25 degrees. */
const RUNS_ON = -0.9;
/** Shares of a stroke's width: how far ends of one crossing lie apart, and how far a crossing bends what runs into it. */
const SAME_CROSSING = 1.5;
const BENT = 0.6;
/** A loose end shorter than this share of the width is the corner of a stroke's end, and no line. */
const SPUR = 1.1;

/** Chains become lines as a hand draws them: straight on over a crossing, without the spurs that thinning leaves. */
export function joinChains(chains: readonly WideChain[]): readonly Centreline[] {
  const kept = chains.filter((chain) => !isSpur(chain));
  const crossings = findCrossings(kept);
  const real = kept
    .map((chain, i) => ({ chain, i }))
    .filter(({ chain, i }) => !isInsideCrossing(chain, i, crossings));
  const ends = real.flatMap(({ chain, i }) => (chain.closed ? [] : [toEnd(chain, i, 0), toEnd(chain, i, 1)]));
  const partners = pairEnds(ends, crossings);
  return walkChains(real, partners, crossings);
}

function isSpur({ points, closed, loose, width }: WideChain): boolean {
  return !closed && loose[0] !== loose[1] && lengthOf(points) < SPUR * width;
}

interface Crossings {
  /** Which crossing an end belongs to, by chain and side. */
  readonly of: ReadonlyMap<string, number>;
  readonly middles: readonly Point[];
}

function keyOf(chain: number, side: number): string {
  return `${chain} ${side}`;
}

/** Ends that lie together are one crossing: a crossing of wide strokes is thinned to several near each other. */
function findCrossings(chains: readonly WideChain[]): Crossings {
  const ends = chains.flatMap((chain, i) =>
    chain.closed
      ? []
      : ([0, 1] as const)
          .filter((side) => !chain.loose[side])
          .map((side) => ({
            key: keyOf(i, side),
            point: side === 0 ? firstOf(chain.points) : lastOf(chain.points),
            width: chain.width,
          })),
  );
  const groups: { points: Point[]; keys: string[]; width: number }[] = [];
  for (const { key, point, width } of ends) {
    const reach = (other: number): number => Math.max(2, SAME_CROSSING * Math.min(width, other));
    const near = groups.filter((group) =>
      group.points.some((one) => distanceBetween(one, point) <= reach(group.width)),
    );
    const merged = {
      points: [...near.flatMap(({ points }) => points), point],
      keys: [...near.flatMap(({ keys }) => keys), key],
      width: maxOf(
        near.map((group) => group.width),
        width,
      ),
    };
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return {
    of: new Map(groups.flatMap(({ keys }, i) => keys.map((key) => [key, i] as const))),
    middles: groups.map(({ points }) => ({
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    })),
  };
}

function isInsideCrossing(chain: WideChain, i: number, { of }: Crossings): boolean {
  if (chain.closed) return false;
  const [a, b] = [of.get(keyOf(i, 0)), of.get(keyOf(i, 1))];
  return a !== undefined && a === b && lengthOf(chain.points) <= 2 * SAME_CROSSING * chain.width + 2;
}

interface End {
  readonly key: string;
  readonly direction: Point;
}

/** Which way a chain runs out of its end, told where the crossing no longer bends it. */
function toEnd(chain: WideChain, i: number, side: 0 | 1): End {
  const points = side === 0 ? chain.points : chain.points.toReversed();
  const from = Math.min(points.length - 1, Math.round(chain.width * BENT));
  const to = Math.min(points.length - 1, from + Math.max(6, Math.round(chain.width * 2)));
  const direction =
    from === to
      ? directionOf(lastOf(points), firstOf(points))
      : directionOf(at(points, to), at(points, from));
  return { key: keyOf(i, side), direction };
}

/** At each crossing those two ends first that are most nearly straight. */
function pairEnds(ends: readonly End[], { of }: Crossings): ReadonlyMap<string, string> {
  const partners = new Map<string, string>();
  const byCrossing = groupBy(ends, ({ key }) => of.get(key));
  for (const [crossing, here] of byCrossing) {
    if (crossing === undefined) continue;
    const pairs = here
      .flatMap((a, i) => here.slice(i + 1).map((b) => ({ a, b, cosine: dot(a.direction, b.direction) })))
      .filter(({ cosine }) => here.length === 2 || cosine < RUNS_ON)
      .sort((one, other) => one.cosine - other.cosine);
    for (const { a, b } of pairs) {
      if (partners.has(a.key) || partners.has(b.key)) continue;
      partners.set(a.key, b.key);
      partners.set(b.key, a.key);
    }
  }
  return partners;
}

function walkChains(
  real: readonly { readonly chain: WideChain; readonly i: number }[],
  partners: ReadonlyMap<string, string>,
  crossings: Crossings,
): readonly Centreline[] {
  const chainOf = new Map(real.map(({ chain, i }) => [i, chain]));
  const used = new Set<number>();
  const lines: Centreline[] = [];
  const trace = (start: number, side: 0 | 1): void => {
    const points: Point[] = [];
    const widths: { width: number; length: number }[] = [];
    let [i, from]: [number, 0 | 1] = [start, side];
    let isRing = false;
    let isEndLoose = false;
    for (;;) {
      const chain = chainOf.get(i);
      if (!chain) break;
      used.add(i);
      addAll(points, cutEnds(chain, i, from, partners, crossings));
      widths.push({ width: chain.width, length: lengthOf(chain.points) });
      isEndLoose = chain.loose[from === 0 ? 1 : 0];
      const next = partners.get(keyOf(i, from === 0 ? 1 : 0));
      if (next === undefined) break;
      const [nextChain = -1, nextSide = 0] = next.split(' ').map(Number);
      if (used.has(nextChain)) {
        isRing = nextChain === start && nextSide === side;
        break;
      }
      [i, from] = [nextChain, nextSide === 0 ? 0 : 1];
    }
    const whole = widths.reduce((sum, { length }) => sum + length, 0) || 1;
    const width =
      widths.reduce((sum, one) => sum + one.width * one.length, 0) / whole || (widths[0]?.width ?? 1);
    const isStartLoose = chainOf.get(start)?.loose[side] ?? true;
    lines.push({ points, closed: isRing, width, loose: [isStartLoose, isEndLoose] });
  };
  for (const { chain, i } of real) {
    if (chain.closed) {
      used.add(i);
      lines.push({ points: chain.points, closed: true, width: chain.width, loose: [false, false] });
    }
  }
  // Lines with an end first, so that what is left are rings of several chains.
  for (const side of [0, 1] as const)
    for (const { i } of real) if (!used.has(i) && !partners.has(keyOf(i, side))) trace(i, side);
  for (const { i } of real) if (!used.has(i)) trace(i, 0);
  return lines;
}

/** What a crossing bent is cut; a line that ends at it reaches its middle. */
function cutEnds(
  chain: WideChain,
  i: number,
  from: 0 | 1,
  partners: ReadonlyMap<string, string>,
  { of, middles }: Crossings,
): readonly Point[] {
  const cut = (side: 0 | 1): number => (of.has(keyOf(i, side)) ? Math.round(chain.width * BENT) : 0);
  const most = Math.max(0, Math.floor((chain.points.length - 2) / 2));
  const [head, tail] = [Math.min(most, cut(0)), Math.min(most, cut(1))];
  const inner = chain.points.slice(head, chain.points.length - tail);
  const reach = (side: 0 | 1): readonly Point[] => {
    const crossing = of.get(keyOf(i, side));
    const middle = crossing === undefined ? undefined : middles[crossing];
    return middle && !partners.has(keyOf(i, side)) ? [middle] : [];
  };
  const points = [...reach(0), ...inner, ...reach(1)];
  return from === 0 ? points : points.toReversed();
}
