import { cutAtCrossings } from './crossings.ts';
import { createEdgeList, type EdgeList, FARTHEST, type Ring } from './edges.ts';
import { type Border, joinRings } from './rings.ts';
import { windingsOf } from './sweep.ts';

/** Whether a place belongs to the result, told by how often each area winds around it. */
export type Keep = (first: number, second: number) => boolean;

/** More crossings than this no drawing for fingers has. */
const MOST_CROSSINGS = 3_000_000;

/**
 * Two areas laid over each other: all edges are cut where they meet, a sweep finds what lies on
 * either side of each, and those between a kept and an unkept side are joined into rings. On whole
 * numbers every decision is exact, so it cannot be led astray by borders that touch or run along each
 * other. null where there are too many crossings.
 */
export function overlay(first: readonly Ring[], second: readonly Ring[], keep: Keep): readonly Ring[] | null {
  const list = createEdgeList();
  for (const ring of first) addRing(list, ring, 1, 0);
  for (const ring of second) addRing(list, ring, 0, 1);
  const edges = cutAtCrossings(list.finish(), MOST_CROSSINGS);
  if (!edges) return null;
  const { firstUnder, secondUnder } = windingsOf(edges);
  const borders: Border[] = [];
  for (let edge = 0; edge < edges.ax.length; edge += 1) {
    const [a, b] = [firstUnder[edge] ?? 0, secondUnder[edge] ?? 0];
    const under = keep(a, b);
    const over = keep(a + (edges.first[edge] ?? 0), b + (edges.second[edge] ?? 0));
    if (under === over) continue;
    const [x1, y1, x2, y2] = [
      edges.ax[edge] ?? 0,
      edges.ay[edge] ?? 0,
      edges.bx[edge] ?? 0,
      edges.by[edge] ?? 0,
    ];
    borders.push(
      over ? { fromX: x1, fromY: y1, toX: x2, toY: y2 } : { fromX: x2, fromY: y2, toX: x1, toY: y1 },
    );
  }
  return joinRings(borders);
}

function isWithin(value: number): boolean {
  return Math.abs(value) <= FARTHEST;
}

/** Corners that are no numbers, or lie farther off than any sheet, are passed over. */
function addRing(list: EdgeList, ring: Ring, first: number, second: number): void {
  const corners: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? Number.NaN, ring[at + 1] ?? Number.NaN];
    if (isWithin(x) && isWithin(y)) corners.push(x, y);
  }
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    list.add(
      corners[at] ?? 0,
      corners[at + 1] ?? 0,
      corners[next] ?? 0,
      corners[next + 1] ?? 0,
      first,
      second,
    );
  }
}
