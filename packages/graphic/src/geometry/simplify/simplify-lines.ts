import type { Polyline } from '../flatten.ts';
import { type Chains, toChains } from './chains.ts';
import { reduceChains } from './reduce.ts';
import { fromGrid, toVertices, type Vertices } from './vertices.ts';

export type LineToSimplify = Polyline & {
  /** Stays as it is, and with it all that it shares with others. */
  readonly isFixed: boolean;
};

/**
 * Lines with fewer corners, none farther than `tolerance` millimetres from what it was. Stretches that
 * lines share are simplified once and stay shared to the last corner, and nothing comes to cross what
 * it did not cross.
 */
export function simplifyLines(lines: readonly LineToSimplify[], tolerance: number): readonly Polyline[] {
  const vertices = toVertices(lines);
  const chains = toChains(
    vertices,
    lines.map(({ closed }) => closed),
    lines.map(({ isFixed }) => isFixed),
  );
  const reduced = reduceChains(vertices, chains.chains, tolerance * 1000);
  return lines.map((line, index) => (line.isFixed ? line : joinLine(line, index, vertices, chains, reduced)));
}

function joinLine(
  { closed }: Polyline,
  line: number,
  { x, y }: Vertices,
  { uses }: Chains,
  reduced: readonly (readonly number[])[],
): Polyline {
  const ids: number[] = [];
  for (const { chain, reversed } of uses[line] ?? []) {
    const part = reduced[chain] ?? [];
    for (const vertex of reversed ? part.toReversed() : part) if (ids.at(-1) !== vertex) ids.push(vertex);
  }
  if (closed && ids.length > 1 && ids[0] === ids.at(-1)) ids.pop();
  const points = new Float64Array(ids.length * 2);
  for (const [at, vertex] of ids.entries()) {
    points[at * 2] = fromGrid(x[vertex] ?? 0);
    points[at * 2 + 1] = fromGrid(y[vertex] ?? 0);
  }
  return { points, closed };
}
