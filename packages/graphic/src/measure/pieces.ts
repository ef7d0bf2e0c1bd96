import type { Polyline } from '../geometry/flatten.ts';
import type { Point } from '../model/geometry.ts';
import type { Part } from './part.ts';

export interface Break {
  readonly gap: number;
  readonly from: Point;
  readonly to: Point;
}

/** Farther apart, and two pieces are two lines. */
const FARTHEST = 15;
/** cos 20 degrees: pieces of one line go on in its direction. */
const ONWARD = Math.cos((20 * Math.PI) / 180);

/** Breaks between pieces of one path that continue each other, in the path's order. */
export function findBreaks({ lines, half }: Part): readonly Break[] {
  const breaks: Break[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || line.closed || next.closed) continue;
    const from = pointAt(line, -1);
    const to = pointAt(next, 0);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0 || length > FARTHEST + 2 * half) continue;
    const ahead = directionOf(pointAt(line, -2), from);
    const across = directionOf(from, to);
    const behind = directionOf(to, pointAt(next, 1));
    if (dot(ahead, across) < ONWARD || dot(across, behind) < ONWARD) continue;
    breaks.push({ gap: Math.max(0, length - 2 * half), from, to });
  }
  return breaks;
}

function pointAt({ points }: Polyline, index: number): Point {
  const count = points.length / 2;
  const at = Math.min(count - 1, Math.max(0, index < 0 ? count + index : index)) * 2;
  return { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
}

function directionOf(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}
