import type { Box } from '../../page-marks.ts';
import type { PageSize } from '../../text/page-content.ts';

/** Points: boxes that are closer than about this are one figure. */
const NEAR = 12;
/** With more boxes than these the places that they cover are counted more coarsely. */
const MANY = 3000;

/** Puts boxes that are close to each other into one cluster, by the squares of a grid that they cover. */
export function clusterBoxes(
  boxes: readonly Box[],
  { width, height }: PageSize,
  near = NEAR,
): readonly (readonly Box[])[] {
  const cell = boxes.length > MANY ? 2 * near : near;
  const columns = Math.max(1, Math.ceil(width / cell)) + 1;
  const lines = Math.max(1, Math.ceil(height / cell)) + 1;
  const parents = boxes.map((_, at) => at);
  const owners = new Map<number, number>();
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.floor(value / cell)));
  boxes.forEach(({ left, right, bottom, top }, at) => {
    // Half of the distance on each side: two boxes share a square if they are that close.
    const [from, to] = [clamp(left - cell / 2, columns), clamp(right + cell / 2, columns)];
    const [low, high] = [clamp(bottom - cell / 2, lines), clamp(top + cell / 2, lines)];
    for (let line = low; line <= high; line += 1)
      for (let column = from; column <= to; column += 1) {
        const key = line * (columns + 1) + column;
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, at);
        else join(parents, owner, at);
      }
  });
  const clusters = new Map<number, Box[]>();
  boxes.forEach((box, at) => {
    const root = findRoot(parents, at);
    const cluster = clusters.get(root);
    if (cluster) cluster.push(box);
    else clusters.set(root, [box]);
  });
  return [...clusters.values()];
}

function join(parents: number[], one: number, other: number): void {
  parents[findRoot(parents, other)] = findRoot(parents, one);
}

function findRoot(parents: number[], at: number): number {
  let root = at;
  for (let next = parents[root]; next !== undefined && next !== root; next = parents[root]) root = next;
  parents[at] = root;
  return root;
}
