import { maxOf, minOf } from '@relievo/words';
import { type Label, NAME_TIES, type Tie, tieOf } from './words.ts';

export interface Category {
  readonly name: string;
  readonly at: number;
  readonly labels: readonly Label[];
}

/** How well names fit what they stand at: the farthest distance, of the distance between two names. */
const FARTHEST = 0.2;

/**
 * The names at places along y, whichever of their ends they are tied by: each place gets the name next to it, and the
 * places of one name lie around it.
 */
export function findCategories(
  places: readonly number[],
  labels: readonly Label[],
): readonly Category[] | null {
  let best: { readonly categories: readonly Category[]; readonly off: number } | null = null;
  for (const tie of NAME_TIES)
    for (const across of [1, 2, 0] as const)
      for (const column of listColumns(labels, across)) {
        const categories = joinBelow(column, tie, labels);
        const off = measureOff(places, categories);
        if (off !== null && off < FARTHEST && off < (best?.off ?? Number.POSITIVE_INFINITY) - 0.01)
          best = { categories, off };
      }
  return best?.categories ?? null;
}

export function findNearest(categories: readonly Category[], at: number): Category | undefined {
  return categories.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
}

function listColumns(labels: readonly Label[], across: 0 | 1 | 2): readonly (readonly Label[])[] {
  const sorted = labels.toSorted((a, b) => a.anchors[across].x - b.anchors[across].x);
  const columns: Label[][] = [];
  for (const label of sorted) {
    const before = columns.at(-1)?.[0];
    if (before && label.anchors[across].x - before.anchors[across].x < 0.4 * label.size)
      columns.at(-1)?.push(label);
    else columns.push([label]);
  }
  return columns.filter((column) => column.length >= 2 && column.length <= 200);
}

/** A name may have several lines: further words behind it, level with it, in no column of their own. */
function joinBelow(column: readonly Label[], tie: Tie, labels: readonly Label[]): readonly Category[] {
  const isLying = column.every(({ angle }) => Math.abs(Math.abs(angle) - Math.PI / 2) > 0.1);
  const inOrder = column.toSorted((a, b) => a.middle.y - b.middle.y);
  const named = inOrder.map((label) => {
    const parts = [label];
    for (let last = label; ; ) {
      const next = labels.find(
        (one) =>
          !column.includes(one) &&
          !parts.includes(one) &&
          one.angle === last.angle &&
          Math.abs(one.size - last.size) < 0.1 * last.size &&
          Math.abs(one.middle.y - last.middle.y) < 0.3 * last.size &&
          one.middle.x - last.middle.x > 0.6 * last.size &&
          one.middle.x - last.middle.x < 1.25 * last.size,
      );
      if (!next || !isLying) break;
      parts.push(next);
      last = next;
    }
    return parts;
  });
  const own = hasTitle(named) ? named.map((parts) => parts.slice(0, 1)) : named;
  return own.flatMap((parts) => {
    const [label] = parts;
    return label
      ? [{ name: parts.map(({ text }) => text).join(' '), at: tieOf(label, tie).y, labels: parts }]
      : [];
  });
}

/** Words in the middle of all names, below no other name, are the title of the axis. */
function hasTitle(named: readonly (readonly Label[])[]): boolean {
  const longer = named.filter((parts) => parts.length > 1);
  const [only] = longer;
  const [first, last] = [named[0]?.[0], named.at(-1)?.[0]];
  if (!only?.[1] || !first || !last || longer.length > 1 || named.length < 3) return false;
  return Math.abs(only[1].middle.y - (first.middle.y + last.middle.y) / 2) < 0.5 * only[1].size;
}

/** null where a name has no place, or two names are one. */
function measureOff(places: readonly number[], categories: readonly Category[]): number | null {
  const at = categories.map((one) => one.at).toSorted((a, b) => a - b);
  const steps = at.slice(1).map((one, index) => one - (at[index] ?? 0));
  const step = minOf(steps);
  if (!(step > 0)) return null;
  let worst = 0;
  for (const category of categories) {
    const own = places.filter((place) => findNearest(categories, place) === category);
    if (own.length === 0) return null;
    const middle = (minOf(own) + maxOf(own)) / 2;
    worst = Math.max(worst, Math.abs(middle - category.at) / step);
  }
  const isCovered = places.every((place) =>
    categories.some((category) => Math.abs(category.at - place) < 0.55 * maxOf(steps)),
  );
  return isCovered ? worst : null;
}
