import { lengthOf, type Polyline } from '../geometry/flatten.ts';
import type { Part } from '../measure/part.ts';
import type { Point } from '../model/geometry.ts';

/** A place on an outline, and the two ways off it. */
export interface Anchor {
  readonly at: Point;
  readonly normal: Point;
  readonly half: number;
}

const MOST_ANCHORS = 40;
const LEAST_STEP = 4;

/** Places in even steps along the outlines; the more there is of them, the wider the steps. */
export function anchorsOf(parts: readonly Part[]): readonly Anchor[] {
  const total = parts.reduce(
    (sum, { lines }) => sum + lines.reduce((own, line) => own + lengthOf(line), 0),
    0,
  );
  const step = Math.max(LEAST_STEP, total / MOST_ANCHORS);
  return parts.flatMap((part) => part.lines.flatMap((line) => [...walkAnchorsAlong(line, part.half, step)]));
}

function* walkAnchorsAlong({ points, closed }: Polyline, half: number, step: number): Generator<Anchor> {
  const count = points.length;
  let rest = step / 2;
  for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
    const ax = points[at] ?? 0;
    const ay = points[at + 1] ?? 0;
    const dx = (points[(at + 2) % count] ?? 0) - ax;
    const dy = (points[(at + 3) % count] ?? 0) - ay;
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const normal = { x: -dy / length, y: dx / length };
    for (; rest <= length; rest += step)
      yield { at: { x: ax + (dx * rest) / length, y: ay + (dy * rest) / length }, normal, half };
    rest -= length;
  }
}

/** A bare place can be left in every direction. */
export function listAnchorsAround(at: Point): readonly Anchor[] {
  return Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    return { at, normal: { x: Math.cos(turn), y: Math.sin(turn) }, half: 0 };
  });
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Top left of a box of this size whose edge lies `gap` from the anchor, straight off it. */
export function placeBoxOff({ at, half }: Anchor, way: Point, gap: number, { width, height }: Size): Point {
  const inBox = Math.min(
    way.x === 0 ? Infinity : width / 2 / Math.abs(way.x),
    way.y === 0 ? Infinity : height / 2 / Math.abs(way.y),
  );
  const away = half + gap + inBox;
  return { x: at.x + way.x * away - width / 2, y: at.y + way.y * away - height / 2 };
}
