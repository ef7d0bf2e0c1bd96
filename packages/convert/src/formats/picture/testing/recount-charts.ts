import { maxOf, minOf } from '@relievo/words';
import type { Frame, Outline, PlainSource, Spot } from './plain-source.ts';

interface Stroke {
  readonly from: Spot;
  readonly to: Spot;
}

interface Axes {
  readonly foot: number;
  readonly side: number;
  readonly right: number;
  readonly top: number;
}

const NEAR = 0.01;

/** Finds the longest level stroke and the longest upright one at its left end. */
function findAxes({ strokes, longer }: PlainSource): Axes | null {
  const straight = strokes.flatMap(listStraight);
  let best: Axes | null = null;
  for (const level of straight.filter(isLevel))
    for (const upright of straight.filter(isUpright)) {
      const [left, right] = [Math.min(level.from.x, level.to.x), Math.max(level.from.x, level.to.x)];
      const [top, bottom] = [Math.min(upright.from.y, upright.to.y), Math.max(upright.from.y, upright.to.y)];
      const doMeet =
        Math.abs(upright.from.x - left) < NEAR * longer && Math.abs(level.from.y - bottom) < NEAR * longer;
      if (doMeet && (!best || right - top > best.right - best.top))
        best = { foot: bottom, side: left, right, top };
    }
  return best;
}

function listStraight({ corners, isClosed }: Outline): readonly Stroke[] {
  if (isClosed) return [];
  return corners.slice(1).map((to, at) => ({ from: corners[at] ?? to, to }));
}

function isLevel({ from, to }: Stroke): boolean {
  return from.y === to.y;
}

function isUpright({ from, to }: Stroke): boolean {
  return from.x === to.x;
}

function lengthOf({ from, to }: Stroke): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Counts strokes that are short and end at an axis; two at an axis do not make a scale. */
export function countTicks(source: PlainSource): number {
  const axes = findAxes(source);
  if (!axes) return 0;
  const near = NEAR * source.longer;
  const short = source.strokes.flatMap(listStraight).filter((one) => lengthOf(one) < 0.04 * source.longer);
  const ends = ({ from, to }: Stroke): readonly Spot[] => [from, to];
  const atSide = short.filter(
    (one) => isLevel(one) && ends(one).some(({ x }) => Math.abs(x - axes.side) < near),
  );
  const atFoot = short.filter(
    (one) => isUpright(one) && ends(one).some(({ y }) => Math.abs(y - axes.foot) < near),
  );
  return [atSide.length, atFoot.length].reduce((sum, count) => sum + (count >= 3 ? count : 0), 0);
}

function isBox({ corners, isClosed, frame }: Outline): boolean {
  return (
    isClosed &&
    corners.length <= 5 &&
    corners.length >= 4 &&
    corners.every(({ x, y }) => isSame(x, frame.left, frame.right) && isSame(y, frame.top, frame.bottom))
  );
}

function isSame(value: number, ...others: readonly number[]): boolean {
  return others.some((other) => Math.abs(value - other) < 0.001);
}

/** Counts boxes that begin at one line, are equally wide and differ in their length. */
export function countBars({ strokes, areas }: PlainSource): number {
  const boxes = [...areas, ...strokes].filter(isBox).map(({ frame }) => frame);
  const lying = boxes.map(({ left, top, right, bottom }) => ({
    left: top,
    top: -right,
    right: bottom,
    bottom: -left,
  }));
  return Math.max(...[boxes, lying].map(countStanding));
}

function countStanding(boxes: readonly Frame[]): number {
  const widthOf = ({ left, right }: Frame): number => right - left;
  const counts = boxes.map((first) => {
    const alike = boxes.filter(
      (one) =>
        Math.abs(one.bottom - first.bottom) < 0.01 * widthOf(first) &&
        Math.abs(widthOf(one) - widthOf(first)) < 0.05 * widthOf(first),
    );
    const heights = alike.map(({ top, bottom }) => bottom - top);
    return alike.length >= 2 && maxOf(heights) > 1.05 * minOf(heights) ? alike.length : 0;
  });
  return maxOf(counts, 0);
}

/** Counts areas that have a corner in one middle and a round edge about it. */
export function countSlices({ areas }: PlainSource): number {
  const slices = areas.filter(
    ({ corners, isClosed, isRound }) => isClosed && !isRound && corners.length >= 3,
  );
  const isAbout = (middle: Spot, { spots }: Outline): boolean => {
    const far = spots.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
    const most = maxOf(far);
    return far.every((one) => one < 0.001 * most || Math.abs(one - most) < 0.01 * most) && spots.length > 12;
  };
  return maxOf(
    slices.map(({ corners: [middle] }) => (middle ? slices.filter((one) => isAbout(middle, one)).length : 0)),
    0,
  );
}

/** Counts small rounds within the axes. */
export function countPoints(source: PlainSource): number {
  const axes = findAxes(source);
  if (!axes) return 0;
  return source.areas.filter(
    ({ isRound, frame }) =>
      isRound &&
      frame.right - frame.left < 0.06 * source.longer &&
      (frame.left + frame.right) / 2 > axes.side &&
      (frame.top + frame.bottom) / 2 < axes.foot,
  ).length;
}

/** Counts words in a row below the one axis, and in a column beside the other. */
export function countScaleLabels(source: PlainSource): number {
  const axes = findAxes(source);
  if (!axes) return 0;
  const near = 0.12 * source.longer;
  const below = source.words.filter(
    ({ frame }) => frame.top > axes.foot && frame.top < axes.foot + near && frame.right > axes.side,
  );
  const beside = source.words.filter(
    ({ frame }) =>
      frame.right < axes.side && frame.right > axes.side - near && frame.bottom > axes.top - near / 2,
  );
  return [below.length, beside.length].reduce((sum, count) => sum + (count >= 3 ? count : 0), 0);
}

/** Counts parallel strokes that begin and end together. */
export function countGrid({ strokes }: PlainSource): number {
  const straight = strokes.flatMap(listStraight);
  const count = (spans: readonly (readonly [number, number])[]): number =>
    maxOf(
      spans.map(
        ([from, to]) =>
          spans.filter(([start, end]) => Math.abs(start - from) + Math.abs(end - to) < 0.02 * (to - from))
            .length,
      ),
      0,
    );
  const sort = (one: number, other: number): readonly [number, number] => [
    Math.min(one, other),
    Math.max(one, other),
  ];
  const most = Math.max(
    count(straight.filter(isLevel).map(({ from, to }) => sort(from.x, to.x))),
    count(straight.filter(isUpright).map(({ from, to }) => sort(from.y, to.y))),
  );
  return most >= 4 ? most : 0;
}
