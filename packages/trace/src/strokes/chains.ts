import type { Mask, Point } from '../pixels/grid.ts';

/** Pixels of a thin line from one end or crossing to the next. */
export interface Chain {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Whether its beginning and its end are loose, or lie where other chains end as well. */
  readonly loose: readonly [boolean, boolean];
}

/** A thinned mask as chains. What lies between crossings belongs to one chain, and a ring is a closed one. */
export function findChains({ width, height, data }: Mask): readonly Chain[] {
  const across = width + 2;
  const ink = new Uint8Array(across * (height + 2));
  for (let y = 0; y < height; y++) ink.set(data.subarray(y * width, (y + 1) * width), (y + 1) * across + 1);
  const around = [-across, 1, across, -1, -across + 1, across + 1, across - 1, -across - 1];
  const neighbours = (at: number): number[] => around.map((step) => at + step).filter((next) => ink[next]);
  const pixels: number[] = [];
  for (let at = 0; at < ink.length; at++) if (ink[at]) pixels.push(at);
  const degrees = new Map(pixels.map((at) => [at, neighbours(at).length]));
  const isNode = (at: number): boolean => degrees.get(at) !== 2;
  const toPoint = (at: number): Point => ({ x: (at % across) - 1, y: Math.floor(at / across) - 1 });
  const isLoose = (at: number): boolean => (degrees.get(at) ?? 0) <= 1;
  const used = new Set<number>();
  const links = new Set<number>();
  const chains: Chain[] = [];

  const walk = (start: number, first: number): number[] => {
    const path = [start, first];
    let [before, at] = [start, first];
    while (!isNode(at)) {
      used.add(at);
      const next = neighbours(at).find((one) => one !== before && (isNode(one) || !used.has(one)));
      if (next === undefined) break;
      path.push(next);
      [before, at] = [at, next];
    }
    return path;
  };

  for (const start of pixels.filter(isNode)) {
    const around = neighbours(start);
    if (around.length === 0) chains.push({ points: [toPoint(start)], closed: false, loose: [true, true] });
    for (const first of around) {
      if (isNode(first) ? links.has(linkOf(start, first, ink.length)) : used.has(first)) continue;
      links.add(linkOf(start, first, ink.length));
      const path = walk(start, first);
      const end = path.at(-1) ?? start;
      chains.push({ points: path.map(toPoint), closed: false, loose: [isLoose(start), isLoose(end)] });
    }
  }
  for (const start of pixels) {
    if (isNode(start) || used.has(start)) continue;
    used.add(start);
    // Of a ring that no crossing reaches nothing else is used: either neighbour will do.
    const [first] = neighbours(start);
    if (first === undefined) continue;
    const path = walk(start, first);
    chains.push({ points: path.map(toPoint), closed: true, loose: [false, false] });
  }
  return chains;
}

function linkOf(a: number, b: number, size: number): number {
  return Math.min(a, b) * size + Math.max(a, b);
}
