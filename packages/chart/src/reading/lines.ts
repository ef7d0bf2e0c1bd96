import type { Point } from '@relievo/graphic/model';
import { type Extent, heightOf, isPaper, isSameColor, type Piece, type Rgb, widthOf } from './marks.ts';

export interface Course {
  readonly color: Rgb;
  readonly points: readonly Point[];
}

/** Fewer corners do not make a course, unless it runs beside another one. */
const MIN_CORNERS = 3;

/** Finds lines that run from left to right through the plot, one for each colour; a straight one only beside another. */
export function findCourses(
  pieces: readonly Piece[],
  plot: Extent,
  mayBeStraight: boolean,
): readonly Course[] {
  const lines = pieces.filter((piece) => isCourse(piece, plot));
  const courses: { color: Rgb; parts: (readonly Point[])[] }[] = [];
  for (const { color, corners } of lines) {
    const points = isRising(corners) ? corners : corners.toReversed();
    const own = courses.find((one) => isSameColor(one.color, color) && doFollow(one.parts, points));
    if (own) own.parts.push(points);
    else courses.push({ color, parts: [points] });
  }
  const joined = courses.map(({ color, parts }) => ({
    color,
    points: joinParts(parts.toSorted((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0))),
  }));
  const bent = joined.filter(({ points }) => points.length >= MIN_CORNERS);
  return mayBeStraight && bent.length > 0
    ? joined.filter((one) => bent.some((other) => runsBeside(one, other)))
    : bent;
}

/** Millimetres between the ends of two lines that show values of the same places. */
const SAME_END = 0.5;

function runsBeside({ points }: Course, other: Course): boolean {
  const [from, to] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const [first, last] = [other.points[0]?.x ?? 0, other.points.at(-1)?.x ?? 0];
  return (
    points.length >= MIN_CORNERS || (Math.abs(from - first) < SAME_END && Math.abs(to - last) < SAME_END)
  );
}

/** Of the plot: so short are the strokes of crosses. */
const SHORT = 0.025;

function isCourse({ fill, stroke, isClosed, corners, box }: Piece, plot: Extent): boolean {
  if (fill || !stroke || isPaper(stroke) || isClosed || corners.length < 2) return false;
  if (!isWithin(box, plot) || widthOf(box) < 1) return false;
  // Ticks, frames and the lines of a grid are straight and level.
  if (corners.length === 2 && (widthOf(box) < 0.06 || heightOf(box) < 0.06)) return false;
  if (corners.length === 2 && widthOf(box) < SHORT * widthOf(plot)) return false;
  if (corners.length < 6 && isFrame(corners)) return false;
  return isRising(corners) || isRising(corners.toReversed());
}

function isWithin(box: Extent, plot: Extent): boolean {
  const [across, down] = [0.02 * widthOf(plot) + 0.5, 0.03 * heightOf(plot) + 0.5];
  return (
    box.left >= plot.left - across &&
    box.right <= plot.right + across &&
    box.top >= plot.top - down &&
    box.bottom <= plot.bottom + down
  );
}

function isRising(points: readonly Point[]): boolean {
  return points.every((point, at) => at === 0 || point.x > (points[at - 1]?.x ?? 0) + 0.005);
}

/** Level and upright pieces only. */
function isFrame(points: readonly Point[]): boolean {
  return (
    points
      .slice(1)
      .every(
        ({ x, y }, at) =>
          Math.abs(x - (points[at]?.x ?? 0)) < 0.03 || Math.abs(y - (points[at]?.y ?? 0)) < 0.03,
      ) && points.some(({ x }, at) => at > 0 && Math.abs(x - (points[at - 1]?.x ?? 0)) < 0.03)
  );
}

/** A line with gaps goes on behind itself. */
function doFollow(parts: readonly (readonly Point[])[], points: readonly Point[]): boolean {
  const [from, to] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  return parts.every((part) => (part.at(-1)?.x ?? 0) <= from + 0.02 || (part[0]?.x ?? 0) >= to - 0.02);
}

function joinParts(parts: readonly (readonly Point[])[]): readonly Point[] {
  const points: Point[] = [];
  for (const point of parts.flat()) {
    const before = points.at(-1);
    if (!before || Math.abs(point.x - before.x) > 0.02) points.push(point);
  }
  return points;
}
