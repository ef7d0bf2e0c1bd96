import type { Point } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { type Axis, placeOf } from './axes/axes.ts';
import type { Course } from './lines.ts';
import { type Extent, isPaper, type Piece } from './marks.ts';

/** A corner is at zero within these millimetres. */
const ON_BASE = 0.3;
/** An area over fewer places is a bar or a wedge. */
const MIN_PLACES = 3;

/** Finds areas that begin at zero: their upper edges are the courses of their values. */
export function findAreas(pieces: readonly Piece[], plot: Extent, axis: Axis): readonly Course[] {
  if (axis.scale !== 'linear') return [];
  const base = placeOf(axis, 0);
  return pieces.flatMap(({ box, corners, color, fill, isCurved, isClosed }): readonly Course[] => {
    if (!fill || isPaper(fill) || isCurved || !isClosed) return [];
    if (box.left < plot.left || box.right > plot.right || box.bottom < base - ON_BASE) return [];
    const points = followEdge(corners, base);
    return points ? [{ color, points }] : [];
  });
}

/** Follows the edge from the first to the last place. Returns null if the area leaves its base between them. */
function followEdge(corners: readonly Point[], base: number): readonly Point[] | null {
  const isOnBase = ({ y }: Point): boolean => Math.abs(y - base) <= ON_BASE;
  const feet = corners.filter(isOnBase);
  const [left, right] = [minOf(corners.map(({ x }) => x)), maxOf(corners.map(({ x }) => x))];
  const isBetween =
    minOf(feet.map(({ x }) => x)) > left + ON_BASE || maxOf(feet.map(({ x }) => x)) < right - ON_BASE;
  if (feet.length < 2 || isBetween) return null;
  const start = corners.findIndex(
    (corner, at) => !isOnBase(corner) && isOnBase(corners.at(at - 1) ?? corner),
  );
  if (start < 0) return null;
  const around = [...corners.slice(start), ...corners.slice(0, start)];
  const end = around.findIndex(isOnBase);
  if (end < 0 || around.slice(end).some((corner) => !isOnBase(corner))) return null;
  const edge = around.slice(0, end);
  const rising = (edge.at(-1)?.x ?? 0) > (edge[0]?.x ?? 0) ? edge : edge.toReversed();
  const whole = [
    ...((rising[0]?.x ?? left) > left + ON_BASE ? [{ x: left, y: base }] : []),
    ...rising,
    ...((rising.at(-1)?.x ?? right) < right - ON_BASE ? [{ x: right, y: base }] : []),
  ];
  const isCourse = whole.every(({ x }, at) => at === 0 || x > (whole[at - 1]?.x ?? x) + 0.005);
  return isCourse && whole.length >= MIN_PLACES ? whole : null;
}
