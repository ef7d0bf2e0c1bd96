import { boxOf, listPoints } from '../curves/forms.ts';
import type { Course } from '../curves/path.ts';
import { at, directionOf, distanceBetween, firstOf, lastOf } from '../curves/points.ts';
import type { Box, Mask, Point } from '../pixels/grid.ts';

interface Drawn {
  readonly course: Course;
  readonly width: number;
}

/** Widths of a stroke: an end lies no further from what it touched, and one that lies so near has reached it. */
const REACH = 4;
const REACHED = 0.25;
/** Pixels. */
const STEP = 0.5;
/** Where two strokes only touch, the ink between them is a little thinner than a pixel here and there. */
const INKED = 0.9;

/**
 * Strokes that run together in a picture are measured apart from each other, so each ends before the other:
 * where the ink goes on from an end to another line, the line goes on as well.
 */
export function joinEnds<L extends Drawn>(lines: readonly L[], ink: Mask): readonly L[] {
  const joined = [...lines];
  const laid = lines.map(({ course }) => layOut(course));
  for (const [i, line] of lines.entries()) {
    if (line.course.kind !== 'path' || line.course.closed) continue;
    const others = listNear(laid, i, REACH * line.width);
    if (others.length === 0) continue;
    const tail = joinTail(line.course, line.width, others, ink);
    const course = turnRound(joinTail(turnRound(tail), line.width, others, ink));
    joined[i] = { ...line, course };
    laid[i] = layOut(course);
  }
  return joined;
}

type Path = Extract<Course, { kind: 'path' }>;
type Points = readonly Point[];

interface Laid {
  readonly points: Points;
  readonly box: Box;
}

function layOut(course: Course): Laid {
  const listed = listPoints(course);
  const points = course.kind === 'path' && course.closed ? [...listed, firstOf(listed)] : listed;
  return { points, box: boxOf(points) };
}

/** The other lines that may lie near an end. */
function listNear(all: readonly Laid[], own: number, reach: number): readonly Points[] {
  const ends = all[own] ? [firstOf(all[own].points), lastOf(all[own].points)] : [];
  const isNear = ({ box }: Laid): boolean =>
    ends.some(
      ({ x, y }) =>
        x >= box.x - reach &&
        x <= box.x + box.width + reach &&
        y >= box.y - reach &&
        y <= box.y + box.height + reach,
    );
  return all.filter((one, i) => i !== own && isNear(one)).map(({ points }) => points);
}

function joinTail(path: Path, width: number, others: readonly Points[], ink: Mask): Path {
  const last = path.pieces.at(-1);
  if (!last) return path;
  const end = last.to;
  const before = last.control?.[1] ?? path.pieces.at(-2)?.to ?? path.start;
  const nearest = findNearest(end, others);
  if (!nearest || distanceBetween(end, nearest) <= REACHED * width) return path;
  const reach = REACH * width;
  const ahead = meetAhead(end, directionOf(before, end), others, reach);
  if (ahead && isInked(end, ahead, ink)) return lengthen(path, ahead);
  const isBeside = distanceBetween(end, nearest) <= reach && isInked(end, nearest, ink);
  return isBeside ? { ...path, pieces: [...path.pieces, { to: nearest }] } : path;
}

/** Straight on: the last piece, where it is straight, else one more. */
function lengthen(path: Path, to: Point): Path {
  const last = path.pieces.at(-1);
  const kept = last && !last.control ? path.pieces.slice(0, -1) : path.pieces;
  return { ...path, pieces: [...kept, { to }] };
}

function findNearest(end: Point, others: readonly Points[]): Point | null {
  let [best, least]: [Point | null, number] = [null, Infinity];
  for (const points of others)
    for (let i = 1; i < points.length; i++) {
      const place = placeOn(end, at(points, i - 1), at(points, i));
      const far = distanceBetween(end, place);
      if (far < least) [best, least] = [place, far];
    }
  return best;
}

function placeOn(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** Where the end would first meet another line if it went on. */
function meetAhead(end: Point, way: Point, others: readonly Points[], reach: number): Point | null {
  let least = reach;
  let met = false;
  for (const points of others)
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [at(points, i - 1), at(points, i)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const cross = way.x * dy - way.y * dx;
      if (cross === 0) continue;
      const along = ((from.x - end.x) * dy - (from.y - end.y) * dx) / cross;
      const share = ((from.x - end.x) * way.y - (from.y - end.y) * way.x) / cross;
      if (along <= 0 || along > least || share < 0 || share > 1) continue;
      [least, met] = [along, true];
    }
  return met ? { x: end.x + way.x * least, y: end.y + way.y * least } : null;
}

function isInked(from: Point, to: Point, { width, height, data }: Mask): boolean {
  const steps = Math.max(1, Math.ceil(distanceBetween(from, to) / STEP));
  let dark = 0;
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.floor(from.y + ((to.y - from.y) * step) / steps);
    if (x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]) dark++;
  }
  return dark >= INKED * (steps + 1);
}

function turnRound({ kind, start, pieces, closed }: Path): Path {
  const ends = [start, ...pieces.map(({ to }) => to)];
  const turned = pieces.map((piece, i) => {
    const to = at(ends, i);
    return piece.control ? { to, control: [piece.control[1], piece.control[0]] as const } : { to };
  });
  return { kind, start: lastOf(ends), pieces: turned.toReversed(), closed };
}
