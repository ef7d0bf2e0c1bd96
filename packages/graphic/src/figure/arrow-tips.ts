import { maxOf, minOf } from '@relievo/words';
import type { Point } from '../model/geometry.ts';

/** Millimetres, and shares of the length of a head, by which a line may end off its head. */
const OFF = 1.5;
const OFF_SHARE = 0.4;
/** Shares of the greatest width of a head, near its tip and off its axis: a disc or a square is wider there. */
const POINTED = 0.55;
const SIDEWAYS = 0.25;
/** The widest place of a head is in this share of its length, from behind: that of a diamond is in its middle. */
const BASE = 0.42;
/** A head is so many of its lengths wide. */
const SLOPE = { min: 0.3, max: 2 };
/** Millimetres. */
const MIN_LENGTH = 0.8;

/** Finds the tip of the form if it is the head of the line that the points lead along; else null. */
export function findTip(line: readonly Point[], form: readonly Point[], isFilled: boolean): Point | null {
  const end = line.at(-1);
  const from = end && findBehind(line, end);
  if (!end || !from) return null;
  const far = Math.hypot(end.x - from.x, end.y - from.y);
  const way = { x: (end.x - from.x) / far, y: (end.y - from.y) / far };
  const placed = form.map(({ x, y }) => ({
    along: (x - end.x) * way.x + (y - end.y) * way.y,
    side: (x - end.x) * way.y - (y - end.y) * way.x,
  }));
  const [low, high] = [minOf(placed.map(({ along }) => along)), maxOf(placed.map(({ along }) => along))];
  const length = high - low;
  const off = Math.max(OFF, OFF_SHARE * length);
  if (length < MIN_LENGTH || low > off || high < -off) return null;
  const isHead = isFilled ? isFilledHead(placed, low, high) : isOpenHead(placed, low, high);
  if (!isHead) return null;
  const tips = placed.filter(({ along }) => along > high - 0.02 * length);
  const aside = tips.reduce((sum, { side }) => sum + side, 0) / tips.length;
  if (Math.abs(aside) > off) return null;
  // The tip is on the axis of the line, which noise in a picture moves less than the corners of a small form.
  return { x: end.x + high * way.x, y: end.y + high * way.y };
}

/** Millimetres of a line that say which way it leads. */
const LEADS = 4;

function findBehind(line: readonly Point[], end: Point): Point | null {
  const behind = line.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) >= LEADS);
  return behind ?? null;
}

interface Placed {
  readonly along: number;
  readonly side: number;
}

function isFilledHead(ring: readonly Placed[], low: number, high: number): boolean {
  const length = high - low;
  const shares = [0.04, 0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.85];
  const widths = shares.map((share) => ({ share, ...measureAcross(ring, low + share * length) }));
  const base = widths.reduce((widest, one) => (one.width > widest.width ? one : widest));
  return (
    base.share <= BASE &&
    (widths.at(-1)?.width ?? 0) <= POINTED * base.width &&
    Math.abs(base.middle) <= SIDEWAYS * base.width &&
    base.width >= SLOPE.min * length &&
    base.width <= SLOPE.max * length
  );
}

function measureAcross(
  ring: readonly Placed[],
  at: number,
): { readonly width: number; readonly middle: number } {
  const sides = ring.flatMap((one, index) => {
    const next = ring[(index + 1) % ring.length] ?? one;
    const isCrossing = (one.along <= at && next.along > at) || (next.along <= at && one.along > at);
    if (!isCrossing) return [];
    return [one.side + ((next.side - one.side) * (at - one.along)) / (next.along - one.along)];
  });
  if (sides.length < 2) return { width: 0, middle: 0 };
  const [left, right] = [minOf(sides), maxOf(sides)];
  return { width: right - left, middle: (left + right) / 2 };
}

/** Tells whether both ends of an open form lie behind its tip, one on each side. */
function isOpenHead(points: readonly Placed[], low: number, high: number): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  const length = high - low;
  const tip = points.findIndex(({ along }) => along > high - 0.02 * length);
  const isBehind = [first, last].every(({ along }) => high - along >= 0.6 * length);
  const width = Math.abs(first.side - last.side);
  const middle = (first.side + last.side) / 2;
  return (
    isBehind &&
    tip > 0 &&
    tip < points.length - 1 &&
    first.side * last.side < 0 &&
    isSharp(points, tip, length) &&
    Math.abs(middle) <= SIDEWAYS * width &&
    width >= SLOPE.min * length &&
    width <= MAX_OPEN * length
  );
}

/** Open sides may lie farther apart than those of a filled head: TikZ draws them so. */
const MAX_OPEN = 3;

/** Degrees between both sides close to the tip: an arc is blunt there. */
const BLUNT = 120;
/** The share of the length of a head that is close to its tip. */
const CLOSE = 0.2;

function isSharp(points: readonly Placed[], at: number, length: number): boolean {
  const tip = points[at];
  if (!tip) return false;
  const isAway = ({ along, side }: Placed): boolean =>
    Math.hypot(along - tip.along, side - tip.side) >= CLOSE * length;
  const [before, after] = [points.slice(0, at).findLast(isAway), points.slice(at + 1).find(isAway)];
  if (!before || !after) return false;
  const turn =
    Math.atan2(before.side - tip.side, before.along - tip.along) -
    Math.atan2(after.side - tip.side, after.along - tip.along);
  const angle = Math.abs((((((turn * 180) / Math.PI + 180) % 360) + 360) % 360) - 180);
  return angle <= BLUNT;
}
