import type { Point } from '../pixels/grid.ts';

const AHEAD = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/**
 * The edges of a region of pixels as closed lines through the middles of the pixels' sides: first the outer one, which
 * runs clockwise, then those of its holes. Pixels that meet at a corner alone do not hang together.
 */
export function findRings(
  width: number,
  height: number,
  isInside: (x: number, y: number) => boolean,
): readonly (readonly Point[])[] {
  // A ring of nothing around it, so that every pixel has four neighbours.
  const padded = width + 2;
  const region = new Uint8Array(padded * (height + 2));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isInside(x, y)) region[(y + 1) * padded + x + 1] = 1;
  // A side is known by the corner where it begins and by which way it runs, with the region on its right.
  const sides = new Set<number>();
  const keyOf = (x: number, y: number, way: number): number => (y * (width + 1) + x) * 4 + way;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * padded + x + 1;
      if (!region[at]) continue;
      if (!region[at - padded]) sides.add(keyOf(x, y, 0));
      if (!region[at + 1]) sides.add(keyOf(x + 1, y, 1));
      if (!region[at + padded]) sides.add(keyOf(x + 1, y + 1, 2));
      if (!region[at - 1]) sides.add(keyOf(x, y + 1, 3));
    }
  const rings: Point[][] = [];
  for (const first of sides) {
    const ring: Point[] = [];
    let side = first;
    while (sides.delete(side)) {
      const way = side % 4;
      const corner = Math.floor(side / 4);
      const [x, y] = [corner % (width + 1), Math.floor(corner / (width + 1))];
      const step = AHEAD[way] ?? AHEAD[0];
      ring.push({ x: x + step.x / 2, y: y + step.y / 2 });
      const [toX, toY] = [x + step.x, y + step.y];
      // Right before straight before left: pixels that meet at a corner stay apart.
      const next = [(way + 1) % 4, way, (way + 3) % 4]
        .map((turn) => keyOf(toX, toY, turn))
        .find((key) => sides.has(key));
      if (next === undefined) break;
      side = next;
    }
    rings.push(ring);
  }
  return rings.sort((a, b) => areaOf(b) - areaOf(a));
}

/** Above nothing where the ring runs clockwise, as it is seen. */
export function areaOf(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0) / 2
  );
}
