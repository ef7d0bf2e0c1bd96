import type { Box, Point } from '@relievo/graphic/model';

/** Which box holds a place: asked a million times, so looked up in a table of millimetres. */
export function findBoxAt<T extends { readonly box: Box }>(
  things: readonly T[],
): (place: Point) => T | undefined {
  const table = new Map<number, T[]>();
  for (const thing of things) {
    const { x, y, width, height } = thing.box;
    for (let row = Math.floor(y); row <= y + height; row += 1)
      for (let column = Math.floor(x); column <= x + width; column += 1) {
        const here = table.get(row * WIDEST + column);
        if (here) here.push(thing);
        else table.set(row * WIDEST + column, [thing]);
      }
  }
  return ({ x, y }) =>
    table
      .get(Math.floor(y) * WIDEST + Math.floor(x))
      ?.find(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height);
}

const WIDEST = 10_000;
