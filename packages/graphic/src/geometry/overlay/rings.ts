import { FARTHEST, type Ring, side } from './edges.ts';

/** A border with the inside on one and the same hand. */
export interface Border {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

function keyOf(x: number, y: number): number {
  return (x + FARTHEST) * (2 * FARTHEST + 1) + y + FARTHEST;
}

/** Borders joined into rings. Where rings touch at a corner, each keeps to its own inside. */
export function joinRings(borders: readonly Border[]): readonly Ring[] {
  const leaving = new Map<number, Border[]>();
  for (const border of borders) {
    const key = keyOf(border.fromX, border.fromY);
    const others = leaving.get(key);
    if (others) others.push(border);
    else leaving.set(key, [border]);
  }
  const used = new Set<Border>();
  const rings: Ring[] = [];
  for (const start of borders) {
    if (used.has(start)) continue;
    const corners: number[] = [];
    for (let border: Border | undefined = start; border && !used.has(border); ) {
      used.add(border);
      corners.push(border.fromX, border.fromY);
      border = nextOf(border, leaving.get(keyOf(border.toX, border.toY)) ?? []);
    }
    const ring = dropStraights(corners);
    if (ring.length >= 6) rings.push(ring);
  }
  return rings;
}

/** The sharpest turn towards the inside: each arrival at a corner then has a departure of its own. */
function nextOf(border: Border, choices: readonly Border[]): Border | undefined {
  let best = choices[0];
  for (const choice of choices)
    if (best && choice !== best && doesTurnBefore(border, choice, best)) best = choice;
  return best;
}

/** By angle from the way back, counted over the inside, without any angle being computed. */
function doesTurnBefore(border: Border, a: Border, b: Border): boolean {
  const { fromX, fromY, toX, toY } = border;
  const sideA = side(fromX, fromY, toX, toY, a.toX, a.toY);
  const sideB = side(fromX, fromY, toX, toY, b.toX, b.toY);
  const isInsideA = sideA > 0;
  const isInsideB = sideB > 0;
  if (isInsideA !== isInsideB) return isInsideA;
  return side(toX, toY, b.toX, b.toY, a.toX, a.toY) > 0;
}

/** Corners that lie on a straight line between their neighbours say nothing. */
function dropStraights(corners: readonly number[]): Ring {
  const kept: number[] = [];
  const count = corners.length;
  for (let at = 0; at < count; at += 2) {
    const [x, y] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    const before = kept.length > 0 ? kept.length - 2 : -1;
    const px = before >= 0 ? (kept[before] ?? 0) : (corners[count - 2] ?? 0);
    const py = before >= 0 ? (kept[before + 1] ?? 0) : (corners[count - 1] ?? 0);
    const nx = corners[(at + 2) % count] ?? 0;
    const ny = corners[(at + 3) % count] ?? 0;
    if (side(px, py, x, y, nx, ny) !== 0) kept.push(x, y);
  }
  return kept;
}
