import type { Drawing, Item } from '../model/drawing.ts';
import { type LeafItem, walk, walkLeaves, walkWithin } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';
import { findNearParts, type Near } from './near.ts';
import { type Part, partOf } from './part.ts';

/**
 * A drawing measured once for all rules: the parts that a finger meets, and those that lie near each
 * other. What is dear is measured when a rule first asks.
 */
export interface Survey {
  readonly drawing: Drawing;
  readonly profile: Profile;
  readonly parts: readonly Part[];
  /** Items with a coordinate or a size that is no finite number. */
  readonly unmeasured: readonly LeafItem[];
  /** Items that raise nothing. */
  readonly nothing: readonly LeafItem[];
  /** Pairs that are nearer than the profile's widest distance, in drawing order. */
  readonly near: () => Near;
  readonly itemById: (id: string) => Item | undefined;
  /** Parts that something else touches or crosses, the grid apart: to move one would tear the picture. */
  readonly joined: () => ReadonlySet<Part>;
  /** What touches or crosses each part. */
  readonly touching: () => ReadonlyMap<Part, ReadonlySet<Part>>;
  /** The parts of an item, or of all that a group holds. */
  readonly partsOf: (id: string) => readonly Part[];
}

export function surveyDrawing(drawing: Drawing, profile: Profile): Survey {
  const parts: Part[] = [];
  const unmeasured: LeafItem[] = [];
  const nothing: LeafItem[] = [];
  for (const item of walkLeaves(drawing)) {
    const part = partOf(item, drawing.sheet, profile.medium, parts.length);
    if (part === 'not-finite') unmeasured.push(item);
    else if (part === 'nothing') nothing.push(item);
    else parts.push(part);
  }
  const items = computeOnce(() => new Map([...walk(drawing)].map(({ item }) => [item.id, item])));
  const byId = computeOnce(() => new Map(parts.map((part) => [part.item.id, part])));
  const partsOf = (id: string): readonly Part[] => {
    const item = items().get(id);
    if (!item) return [];
    return [...walkWithin(item)].flatMap((inner) => byId().get(inner.id) ?? []);
  };
  const near = computeOnce(() => findNearParts(parts, reachOf(profile)));
  return {
    drawing,
    profile,
    parts,
    unmeasured,
    nothing,
    near,
    joined: computeOnce(() => collectJoined(near())),
    touching: computeOnce(() => collectTouching(near())),
    itemById: (id) => items().get(id),
    partsOf: rememberAnswers(partsOf),
  };
}

function collectJoined({ pairs }: Near): ReadonlySet<Part> {
  return new Set(
    pairs
      .filter(({ a, b, gap }) => gap === 0 && a.item.role !== 'grid' && b.item.role !== 'grid')
      .flatMap(({ a, b }) => [a, b]),
  );
}

function collectTouching({ pairs }: Near): ReadonlyMap<Part, ReadonlySet<Part>> {
  const touching = new Map<Part, Set<Part>>();
  const add = (one: Part, other: Part): void => {
    const others = touching.get(one) ?? new Set<Part>();
    others.add(other);
    touching.set(one, others);
  };
  for (const { a, b, gap } of pairs) {
    if (gap > 0) continue;
    add(a, b);
    add(b, a);
  }
  return touching;
}

/** The widest distance that any rule asks about, and a little more to see that it is kept. */
function reachOf({ limits }: Profile): number {
  return (
    0.1 +
    Math.max(
      limits.elementGap,
      limits.parallelGap,
      limits.symbolGap,
      limits.textureTextureGap.max,
      limits.textureContourGap,
    )
  );
}

export function computeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function rememberAnswers<T>(ask: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const answer = ask(id);
    known.set(id, answer);
    return answer;
  };
}
