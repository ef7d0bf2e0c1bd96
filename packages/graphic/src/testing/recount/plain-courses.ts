import { type Edge, listEdges, type PlainItem, type PlainLine, type Spot } from './plain-drawing.ts';
import { measureToEdge, walkAlong } from './plain-measures.ts';

/** Lines that open wider than so many degrees leave each other. */
const ALONG = Math.cos((5 * Math.PI) / 180);

export interface PlainRun {
  readonly length: number;
  readonly gap: number;
}

/** Lists the stretches on which one line runs beside another one, nearer to it than the limit from edge to edge. */
export function listRuns(a: PlainItem, b: PlainItem, limit: number): readonly PlainRun[] {
  const others = b.lines.flatMap(listEdges);
  const runs: PlainRun[] = [];
  for (const line of a.lines) {
    let [length, gap] = [0, Infinity];
    for (const { spot, edge } of walkAlong(line, STEP)) {
      const { apart, nearest } = findNearest(spot, others);
      const clear = apart - a.half - b.half;
      if (nearest && clear > 0 && clear < limit && doGoTogether(edge, nearest)) {
        length += Math.min(STEP, Math.hypot(edge[1].x - edge[0].x, edge[1].y - edge[0].y));
        gap = Math.min(gap, clear);
        runs.push({ length, gap });
      } else [length, gap] = [0, Infinity];
    }
  }
  return runs;
}
const STEP = 0.25;

function findNearest(
  spot: Spot,
  edges: readonly Edge[],
): { readonly apart: number; readonly nearest: Edge | null } {
  let [apart, nearest]: [number, Edge | null] = [Infinity, null];
  for (const edge of edges) {
    const far = measureToEdge(spot, edge);
    if (far < apart) [apart, nearest] = [far, edge];
  }
  return { apart, nearest };
}

function doGoTogether([a, b]: Edge, [c, d]: Edge): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  return Math.abs(ux * vx + uy * vy) >= ALONG * Math.hypot(ux, uy) * Math.hypot(vx, vy);
}

/** Tells whether two lines run side by side, and not one behind the other as the pieces of an interrupted line. */
export function doesRunBeside(one: PlainLine, other: PlainLine, apart: number): boolean {
  return isAside(one, other, apart) || isAside(other, one, apart);
}

/** Whether a corner of the one comes nearest to the other from the side. */
function isAside({ points }: PlainLine, other: PlainLine, apart: number): boolean {
  return listEdges(other).some((edge) =>
    points.some((spot) => {
      const [from, to] = edge;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const off = Math.abs(dx * (spot.y - from.y) - dy * (spot.x - from.x)) / Math.hypot(dx, dy);
      return Math.abs(measureToEdge(spot, edge) - apart) < 0.02 && off > apart / 2;
    }),
  );
}
