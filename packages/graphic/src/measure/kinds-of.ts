import type { LineStyle } from '../model/drawing.ts';
import { isLine, isSymbol, type LinePart, type SymbolPart } from './kinds.ts';
import type { Part } from './part.ts';

/** Things of one kind and one size, smallest size first: sizes are told to a hundredth, and alike where they are told alike. */
export interface Sort<P extends Part, Kind extends string = string> {
  readonly kind: Kind;
  readonly size: number;
  readonly parts: readonly P[];
}

function groupIntoSorts<P extends Part, Kind extends string>(
  parts: readonly P[],
  kindOf: (part: P) => Kind,
  sizeOf: (part: P) => number,
): readonly Sort<P, Kind>[] {
  const found = new Map<string, { kind: Kind; size: number; parts: P[] }>();
  for (const part of parts) {
    const kind = kindOf(part);
    const size = Math.round(sizeOf(part) * 1000) / 1000;
    const key = `${kind} ${Math.round(size * 100)}`;
    const sort = found.get(key) ?? { kind, size, parts: [] };
    sort.parts.push(part);
    found.set(key, sort);
  }
  return [...found.values()].sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.size - b.size));
}

export function listLineSorts(parts: readonly Part[]): readonly Sort<LinePart, LineStyle>[] {
  return groupIntoSorts(
    parts.filter(isLine),
    ({ item }) => item.line.style,
    ({ item }) => item.line.width,
  );
}

export function listSymbolSorts(parts: readonly Part[]): readonly Sort<SymbolPart>[] {
  return groupIntoSorts(
    parts.filter(isSymbol),
    ({ item }) => item.geometry.symbol,
    ({ item }) => item.geometry.size,
  );
}

/** Neighbours in size of one kind that are too alike: larger by smaller is under `ratio`. */
export function findTooAlike<One extends Sort<Part>>(
  all: readonly One[],
  ratio: number,
): readonly (readonly [smaller: One, larger: One])[] {
  const pairs: (readonly [One, One])[] = [];
  for (const [index, smaller] of all.entries()) {
    const larger = all[index + 1];
    if (larger?.kind === smaller.kind && larger.size / smaller.size < ratio - 1e-6)
      pairs.push([smaller, larger]);
  }
  return pairs;
}
