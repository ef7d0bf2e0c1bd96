import { maxOf, minOf } from '@relievo/words';
import type { Box } from '../pixels/grid.ts';
import { between, type Corner, findCorners, fitSamples } from './course-corners.ts';
import type { ColumnSample } from './course-samples.ts';
import type { Rule } from './rules.ts';

/** A line that one ink draws. */
export interface InkLine {
  readonly ink: number;
  readonly samples: readonly ColumnSample[];
}

/** Pixels by which a bend may be off the place that it belongs to, and the end of a line. */
const AT_PLACE = 5;
const AT_END = 12;
/** Of the distance between two places: a bend that is further off belongs to neither. */
const NEARER = 0.4;
/** Pixels: lines that lie so near to each other hide each other. */
const HIDES = 8;

/** Corners at the places that words name where all bends lie there, else where the lines bend. */
export function placeCorners(
  lines: readonly InkLine[],
  words: readonly Box[],
  upright: readonly Rule[],
): readonly (readonly Corner[])[] {
  const bends = lines.map(({ samples }) => doubtEnds(findCorners(samples), upright));
  const bottom = maxOf(
    lines.flatMap(({ samples }) => samples.map(({ y }) => y)),
    0,
  );
  const places = findPlaces(words, upright, bottom);
  const step = minOf(places.slice(1).map((place, i) => place - (places[i] ?? 0)));
  const slackAt = (line: InkLine | undefined, { x, y, along }: Corner, isEnd: boolean): number => {
    const isHidden = lines.some((one) => one !== line && isNear(one, x, y));
    const most = Math.max(AT_PLACE, NEARER * step);
    return isHidden ? most : Math.min(most, Math.max(isEnd ? AT_END : AT_PLACE, along));
  };
  const isAtPlace = (line: InkLine | undefined, corner: Corner, isEnd: boolean): boolean =>
    places.some((place) => Math.abs(place - corner.x) <= slackAt(line, corner, isEnd));
  const areNamed =
    places.length >= 3 &&
    bends.every((corners, at) =>
      corners.every((corner, i) => isAtPlace(lines[at], corner, i === 0 || i === corners.length - 1)),
    );
  if (areNamed)
    return lines.map(({ samples }, at) => {
      const corners = bends[at] ?? [];
      const [first, last] = [corners[0], corners.at(-1)];
      if (!first || !last) return [];
      const [before, after] = [slackAt(lines[at], first, true), slackAt(lines[at], last, true)];
      return places
        .filter((x) => x >= first.x - before && x <= last.x + after)
        .map((x) => doubtEnd(measureAt(samples, x, places), [first, last]));
    });
  const shared = clusterPlaces(bends.flat().map(({ x }) => x));
  return bends.map((corners) =>
    corners.map((corner) => {
      const x = shared.find((place) => Math.abs(place - corner.x) <= ONE_PLACE) ?? corner.x;
      return { ...corner, x };
    }),
  );
}

/** Doubts the first and the last value of a line that ends beside their place: it shows another value there. */
function doubtEnd(corner: Corner, ends: readonly [Corner, Corner]): Corner {
  const [first, last] = ends;
  const near = corner.x - first.x < last.x - corner.x ? first : last;
  const isBeyond = near === first ? corner.x - near.x : near.x - corner.x;
  if (isBeyond <= AT_PLACE || isBeyond > AT_END * 2) return corner;
  return { ...corner, off: Math.max(corner.off, Math.abs(corner.y - near.y)) };
}

/** Pixels: an upright stroke as long is an axis or a frame. */
const LONG = 40;

/** A line that ends beside an axis or a frame may go on to its middle: there its ink cannot be told from theirs. */
function doubtEnds(corners: readonly Corner[], upright: readonly Rule[]): readonly Corner[] {
  return corners.map((corner, i) => {
    const next = corners[i === 0 ? 1 : corners.length - 2];
    if (!next || (i > 0 && i < corners.length - 1)) return corner;
    const gaps = upright
      .filter(
        ({ at, from, to }) =>
          to - from >= LONG &&
          corner.y >= from - 1 &&
          corner.y <= to + 1 &&
          Math.sign(at - corner.x) === Math.sign(corner.x - next.x),
      )
      .map(({ at }) => Math.abs(at - corner.x));
    const gap = minOf(gaps);
    if (gap > AT_END) return corner;
    const slope = (corner.y - next.y) / (corner.x - next.x);
    return { ...corner, along: corner.along + gap, off: corner.off + Math.abs(slope) * gap };
  });
}

function isNear({ samples }: InkLine, x: number, y: number): boolean {
  const at = samples.find((one) => Math.abs(one.x - x) <= HIDES);
  return at !== undefined && Math.abs(at.y - y) <= HIDES;
}

const ONE_PLACE = 8;

function clusterPlaces(xs: readonly number[]): readonly number[] {
  const groups: number[][] = [];
  for (const x of xs.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && x - (group[0] ?? 0) <= ONE_PLACE) group.push(x);
    else groups.push([x]);
  }
  return groups.map((group) => group.reduce((sum, x) => sum + x, 0) / group.length);
}

/** Where words stand side by side below a plot, at the ticks above them. */
function findPlaces(words: readonly Box[], upright: readonly Rule[], bottom: number): readonly number[] {
  const below = words.filter(({ y, height }) => y + height / 2 > bottom).toSorted((a, b) => a.y - b.y);
  for (const word of below) {
    const row = below.filter(
      (one) => Math.abs(one.y + one.height / 2 - word.y - word.height / 2) <= 0.5 * word.height,
    );
    if (row.length < 3) continue;
    return row
      .map((one) => {
        const middle = one.x + one.width / 2;
        const tick = upright
          .filter(
            ({ at, from, to }) =>
              Math.abs(at - middle) <= 0.6 * one.height &&
              to < one.y + 2 &&
              to > one.y - 3 * one.height &&
              to - from < 3 * one.height,
          )
          .toSorted((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))[0];
        return tick?.at ?? middle;
      })
      .toSorted((a, b) => a - b);
  }
  return [];
}

/** From both sides; how far they differ says how sure it is. */
function measureAt(samples: readonly ColumnSample[], x: number, places: readonly number[]): Corner {
  const before = places.findLast((place) => place < x - 1);
  const after = places.find((place) => place > x + 1);
  const fits = [
    before === undefined ? null : fitSamples(between(samples, before, x)),
    after === undefined ? null : fitSamples(between(samples, x, after)),
  ].flatMap((one) => (one ? [one.start + one.slope * x] : []));
  const [a, b] = fits;
  if (a === undefined)
    return { x, y: samples.find((one) => Math.abs(one.x - x) < 1)?.y ?? 0, off: 4, along: 0 };
  return b === undefined
    ? { x, y: a, off: 1, along: 0 }
    : { x, y: (a + b) / 2, off: Math.abs(a - b) / 2 + 0.3, along: 0 };
}
