import type { Ring } from './edges.ts';

export type Join = 'mitre' | 'round';

/** A corner's mitre reaches at most so many times the distance; a sharper one is cut off. */
const MITRE_LIMIT = 2;
/** How far a round join's chords may stay inside the true arc, in micrometres. */
const ARC_TOLERANCE = 10;

/**
 * Every edge of a ring moved to its right by the distance, still in one ring that crosses itself.
 * Where outer rings run with their inside to the left, the places around which the moved rings wind
 * more than 0 times are the grown area, or with a distance below 0 the shrunk one. At corners that
 * fold in, the ring goes by way of the old corner, whose loops then wind the other way and drop out.
 */
export function moveRing(ring: Ring, distance: number, join: Join): Ring {
  const corners = dropRepeats(ring);
  const count = corners.length / 2;
  if (count === 0) return [];
  if (count === 1) return join === 'round' ? dot(corners, distance) : [];
  const moved: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = corners[index * 2] ?? 0;
    const y = corners[index * 2 + 1] ?? 0;
    const before = normal(corners, (index + count - 1) % count);
    const after = normal(corners, index);
    const turn = before.x * after.y - before.y * after.x;
    const alike = before.x * after.x + before.y * after.y;
    const push = (n: Normal, reach = distance): void => {
      moved.push(Math.round(x + n.x * reach) + 0, Math.round(y + n.y * reach) + 0);
    };
    push(before);
    const isTurnBack = turn === 0 && alike < 0;
    if (turn * distance > 0 || isTurnBack) {
      if (join === 'round') pushArc(push, before, after, distance);
      else if (2 / (1 + alike) <= MITRE_LIMIT ** 2) {
        push({ x: before.x + after.x, y: before.y + after.y }, distance / (1 + alike));
      }
    } else if (turn !== 0) {
      moved.push(x, y);
    }
    push(after);
  }
  return moved;
}

interface Normal {
  readonly x: number;
  readonly y: number;
}

function normal(corners: readonly number[], index: number): Normal {
  const at = index * 2;
  const next = (at + 2) % corners.length;
  const dx = (corners[next] ?? 0) - (corners[at] ?? 0);
  const dy = (corners[next + 1] ?? 0) - (corners[at + 1] ?? 0);
  const length = Math.hypot(dx, dy);
  return { x: dy / length, y: -dx / length };
}

function stepOf(distance: number): number {
  return 2 * Math.acos(Math.max(0, 1 - ARC_TOLERANCE / Math.max(Math.abs(distance), ARC_TOLERANCE)));
}

function pushArc(push: (n: Normal) => void, from: Normal, to: Normal, distance: number): void {
  const start = Math.atan2(from.y, from.x);
  let sweep = Math.atan2(to.y, to.x) - start;
  if (distance > 0 && sweep <= 0) sweep += 2 * Math.PI;
  if (distance < 0 && sweep >= 0) sweep -= 2 * Math.PI;
  const pieces = Math.ceil(Math.abs(sweep) / stepOf(distance));
  for (let piece = 1; piece < pieces; piece += 1) {
    const angle = start + (sweep * piece) / pieces;
    push({ x: Math.cos(angle), y: Math.sin(angle) });
  }
}

/** A disc around a lone point. */
function dot([x = 0, y = 0]: readonly number[], distance: number): Ring {
  const pieces = Math.max(8, Math.ceil((2 * Math.PI) / stepOf(distance)));
  return Array.from({ length: pieces }, (_, index) => (index * 2 * Math.PI) / pieces).flatMap((angle) => [
    Math.round(x + distance * Math.cos(angle)) + 0,
    Math.round(y + distance * Math.sin(angle)) + 0,
  ]);
}

function dropRepeats(ring: Ring): readonly number[] {
  const kept: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    if (kept.at(-2) !== x || kept.at(-1) !== y || kept.length === 0) kept.push(x, y);
  }
  if (kept.length > 2 && kept.at(-2) === kept[0] && kept.at(-1) === kept[1]) kept.length -= 2;
  return kept;
}
