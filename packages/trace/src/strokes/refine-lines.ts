import {
  at,
  directionOf,
  distanceBetween,
  distanceToLine,
  firstOf,
  lastOf,
  smooth,
} from '../curves/points.ts';
import type { Grid, Point } from '../pixels/grid.ts';
import { sampleGrid } from '../pixels/sample-grid.ts';
import type { Centreline } from './join-chains.ts';
import { mendCorners } from './mend-corners.ts';
import { measureProfile, type Profile, type Shades } from './profile.ts';

/** Times: the second one measures across the direction that the first one found. */
const ROUNDS = 2;
/** Fewer places that show a stroke by itself say too little of it. */
const FEWEST = 4;
/** Of a line: where less of it is seen by itself, it stays as it was thinned. */
const LEAST_SEEN = 0.5;
/** Of the usual width of a line: at corners and crossings it is measured wider. */
const EVEN = 0.22;

/** Centrelines to a part of a pixel, with the width that was drawn, by how dark each pixel of their strokes is. */
export function refineLines(
  lines: readonly Centreline[],
  contrast: Grid,
  grain: number,
): readonly Centreline[] {
  return lines.map((line) => {
    let refined = line;
    for (let round = 0; round < ROUNDS; round++) refined = refineOnce(refined, contrast, grain, round === 0);
    return refined;
  });
}

function refineOnce(line: Centreline, contrast: Grid, grain: number, isFirst: boolean): Centreline {
  const { closed, width } = line;
  const points = smooth(line.points, closed);
  if (points.length < FEWEST) return line;
  const shades: Shades = { contrast, grain, full: findFull(points, contrast) };
  if (shades.full <= 2 * grain) return line;
  const reach = width / 2 + 3;
  const ways = points.map((_, i) => wayAt(points, i, closed, width));
  const profiles = points.map((point, i) => measureProfile(point, at(ways, i), reach, shades));
  const widths = profiles.flatMap((one) => (one ? [one.width] : [])).sort((a, b) => a - b);
  if (widths.length < FEWEST) return line;
  const usual = widths[Math.floor(widths.length / 2)] ?? width;
  const sound = profiles.map((one) => (one && Math.abs(one.width - usual) <= EVEN * usual ? one : null));
  const shifts = fillGaps(sound, closed);
  const seen = sound.filter((one) => one !== null).length;
  if (!shifts || seen < LEAST_SEEN * points.length) return line;
  const moved = points.map((point, i): Point => {
    const [way, by] = [at(ways, i), shifts[i] ?? 0];
    return { x: point.x - way.y * by, y: point.y + way.x * by };
  });
  const ended = closed ? { points: moved, sound } : endLine(moved, sound, line, { shades, usual, isFirst });
  const isSound = ended.sound.map((one) => one !== null);
  const whole = mendCorners(ended.points, isSound, closed, usual);
  return { ...line, points: whole, width: Math.max(1, usual), isExact: true };
}

/** How dark the stroke is in its middle. */
function findFull(points: readonly Point[], { width, height, data }: Grid): number {
  const values = points
    .map(
      ({ x, y }) =>
        data[Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))] ?? 0,
    )
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

function wayAt(points: readonly Point[], i: number, closed: boolean, width: number): Point {
  const arm = Math.min(8, Math.max(3, Math.round(width)));
  const count = points.length;
  const place = (index: number): Point =>
    at(points, closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index)));
  return directionOf(place(i - arm), place(i + arm));
}

/** How far each point moves across its line: where its stroke is not seen by itself as its neighbours do. */
function fillGaps(profiles: readonly (Profile | null)[], closed: boolean): readonly number[] | null {
  const known = profiles.flatMap((one, i) => (one ? [{ i, offset: one.offset }] : []));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < FEWEST) return null;
  const count = profiles.length;
  return profiles.map((own, i) => {
    if (own) return own.offset;
    const before = known.findLast((one) => one.i < i) ?? (closed ? { ...last, i: last.i - count } : first);
    const after = known.find((one) => one.i > i) ?? (closed ? { ...first, i: first.i + count } : last);
    if (before.i === after.i) return before.offset;
    const share = Math.min(1, Math.max(0, (i - before.i) / (after.i - before.i)));
    return before.offset + (after.offset - before.offset) * share;
  });
}

interface Ending {
  readonly shades: Shades;
  readonly usual: number;
  readonly isFirst: boolean;
}

interface Ended {
  readonly points: readonly Point[];
  readonly sound: readonly (Profile | null)[];
}

/** Widths of a stroke: so much of an end may run together with other strokes, and so much is looked along. */
const MERGED = 4;
const ALONG = 4;

/** A loose end reaches as far as its ink; what runs together with others before a crossing is left out. */
function endLine(
  points: readonly Point[],
  sound: readonly (Profile | null)[],
  line: Centreline,
  ending: Ending,
): Ended {
  const tail = endOne(points, sound, { isLoose: line.loose[1], end: lastOf(line.points) }, ending);
  const head = endOne(
    tail.points.toReversed(),
    tail.sound.toReversed(),
    { isLoose: line.loose[0], end: firstOf(line.points) },
    ending,
  );
  return { points: head.points.toReversed(), sound: head.sound.toReversed() };
}

function endOne(
  points: readonly Point[],
  sound: readonly (Profile | null)[],
  { isLoose, end }: { readonly isLoose: boolean; readonly end: Point },
  { shades, usual, isFirst }: Ending,
): Ended {
  const last = sound.findLastIndex((one) => one !== null);
  const far = at(points, last);
  if (points.length - 1 - last > MERGED * usual || last < FEWEST) return { points, sound };
  const kept = { points: points.slice(0, last + 1), sound: sound.slice(0, last + 1) };
  const close = (to: Point) => ({ points: [...kept.points, to], sound: [...kept.sound, null] });
  const back = at(points, Math.max(0, last - Math.max(6, Math.round(ALONG * usual))));
  const way = directionOf(back, far);
  // An end beside that direction lies behind a corner.
  const isAhead =
    distanceToLine(end, far, { x: far.x + way.x, y: far.y + way.y }) <= Math.max(1.5, usual / 2);
  if (!isAhead) return { points, sound };
  if (!isLoose) return close(end);
  if (!isFirst) return close(lastOf(points));
  const along = walkToEnd(far, way, shades, distanceBetween(far, lastOf(points)) + usual / 2 + 2);
  return close({ x: far.x + way.x * along, y: far.y + way.y * along });
}

const STEP = 0.25;

/** How far the ink goes on, at most so far: it ends where half of a pixel is covered. */
function walkToEnd(from: Point, way: Point, { contrast, grain, full }: Shades, most: number): number {
  const half = (full + grain) / 2;
  let along = 0;
  while (along < most) {
    const [x, y] = [from.x + way.x * (along + STEP), from.y + way.y * (along + STEP)];
    if (sampleGrid(contrast, x, y) < half) break;
    along += STEP;
  }
  return along;
}
