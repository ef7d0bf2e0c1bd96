import type { Edges } from './edges.ts';

/**
 * Visits pairs of edges that are near enough to meet, some more than once, until `visit` returns
 * false. Edges are laid into the squares of a grid as wide as an average edge is long, so that each
 * lies in a few; squares share a table by hash, so that an empty sheet costs nothing.
 */
export function visitPairs(edges: Edges, visit: (i: number, j: number) => boolean): void {
  const count = edges.ax.length;
  if (count < 2) return;
  const cell = cellSize(edges);
  const bits = Math.ceil(Math.log2(count)) + 2;
  const starts = new Uint32Array(2 ** bits + 1);
  visitSquares(edges, cell, bits, (square) => {
    starts[square + 1] = (starts[square + 1] ?? 0) + 1;
  });
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const filled = starts.slice();
  const laid = new Uint32Array(starts.at(-1) ?? 0);
  visitSquares(edges, cell, bits, (square, edge) => {
    const at = filled[square] ?? 0;
    laid[at] = edge;
    filled[square] = at + 1;
  });
  for (let square = 0; square < starts.length - 1; square += 1) {
    const end = starts[square + 1] ?? 0;
    for (let p = starts[square] ?? 0; p < end; p += 1) {
      for (let q = p + 1; q < end; q += 1) {
        const i = laid[p] ?? 0;
        const j = laid[q] ?? 0;
        if (i !== j && boxesMeet(edges, i, j) && !visit(i, j)) return;
      }
    }
  }
}

function cellSize({ ax, ay, bx, by }: Edges): number {
  let total = 0;
  for (let edge = 0; edge < ax.length; edge += 1) {
    total += Math.hypot((bx[edge] ?? 0) - (ax[edge] ?? 0), (by[edge] ?? 0) - (ay[edge] ?? 0));
  }
  return Math.max(1, total / ax.length);
}

function boxesMeet({ ax, ay, bx, by }: Edges, i: number, j: number): boolean {
  if ((bx[i] ?? 0) < (ax[j] ?? 0) || (bx[j] ?? 0) < (ax[i] ?? 0)) return false;
  const [y1, y2, y3, y4] = [ay[i] ?? 0, by[i] ?? 0, ay[j] ?? 0, by[j] ?? 0];
  return Math.max(y1, y2) >= Math.min(y3, y4) && Math.max(y3, y4) >= Math.min(y1, y2);
}

/** Column by column along the edge, the squares that it passes. */
function visitSquares(
  { ax, ay, bx, by }: Edges,
  cell: number,
  bits: number,
  visit: (square: number, edge: number) => void,
): void {
  const shift = 32 - bits;
  for (let edge = 0; edge < ax.length; edge += 1) {
    const [x1, y1, x2, y2] = [ax[edge] ?? 0, ay[edge] ?? 0, bx[edge] ?? 0, by[edge] ?? 0];
    const last = Math.floor(x2 / cell);
    const slope = x2 > x1 ? (y2 - y1) / (x2 - x1) : 0;
    let y = y1;
    for (let column = Math.floor(x1 / cell); column <= last; column += 1) {
      const right = column === last ? y2 : y1 + slope * ((column + 1) * cell - x1);
      const top = Math.floor((Math.min(y, right) - 1) / cell);
      const bottom = Math.floor((Math.max(y, right) + 1) / cell);
      for (let row = top; row <= bottom; row += 1) {
        visit((Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) >>> shift, edge);
      }
      y = right;
    }
  }
}
