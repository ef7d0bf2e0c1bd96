import { maxOf, minOf } from '@relievo/words';
import { type Axis, valueAt } from './axes/axes.ts';
import { type Extent, heightOf, isPaper, type Piece, turnExtent, widthOf } from './marks.ts';

/** A scale that runs along y, perhaps one along x, and where marks lie on them. */
export interface Plot {
  readonly y: Axis;
  readonly x: Axis | null;
  readonly box: Extent;
}

/** A plot for each scale along y; the scales along x are those of the page on its side. */
export function findPlots(
  alongY: readonly Axis[],
  alongX: readonly Axis[],
  pieces: readonly Piece[],
): readonly Plot[] {
  return alongY.flatMap((y): readonly Plot[] => {
    const x = findPartner(y, alongX);
    const box = placePlot(y, x, alongY, pieces);
    return box && !hasOtherScale(y, box, alongY) ? [{ y, x, box }] : [];
  });
}

function stepOf({ from, to, labels }: Axis): number {
  return (to - from) / Math.max(1, labels.length - 1);
}

/** The scale along x that begins where the labels along y end, and lies below them or on them. */
function findPartner(y: Axis, alongX: readonly Axis[]): Axis | null {
  const step = stepOf(y);
  const fitting = alongX.filter(({ box, from, to, labels }) => {
    const own = turnExtent(box);
    return (
      !labels.some((label) =>
        y.labels.some((one) => one.text === label.text && one.box.left === label.box.top),
      ) &&
      own.bottom > y.from - 1.5 * step &&
      own.top < y.to + Math.max(1.6 * step, 12) &&
      to > y.box.right &&
      from > y.box.left - (to - from) * 1.2
    );
  });
  return (
    fitting.toSorted((a, b) => Math.abs(a.from - y.box.right) - Math.abs(b.from - y.box.right))[0] ?? null
  );
}

/** Millimetres that an axis is wide at most, and steps of its scale between it and its numbers, and beyond them. */
const AXIS = { wide: 0.5, beside: 1.5, beyond: 3 };

/** Finds the line at which the numbers of a scale are: it continues beyond a number that was not read. */
function findAxisLine(y: Axis, pieces: readonly Piece[]): Extent | null {
  const step = stepOf(y);
  const lines = pieces.filter(
    ({ box }) =>
      widthOf(box) < AXIS.wide &&
      box.top < y.from + 0.1 * step &&
      box.bottom > y.to - 0.1 * step &&
      box.top > y.from - AXIS.beyond * step &&
      box.bottom < y.to + AXIS.beyond * step &&
      Math.min(Math.abs(box.left - y.box.right), Math.abs(y.box.left - box.right)) < AXIS.beside * step,
  );
  return lines.toSorted((a, b) => heightOf(b.box) - heightOf(a.box))[0]?.box ?? null;
}

function placePlot(
  y: Axis,
  x: Axis | null,
  alongY: readonly Axis[],
  pieces: readonly Piece[],
): Extent | null {
  const step = stepOf(y);
  const line = findAxisLine(y, pieces);
  const [top, bottom] = [
    Math.min(y.from - step, line?.top ?? y.from),
    Math.max(y.to + step, line?.bottom ?? y.to),
  ];
  if (x) {
    const wide = stepOf(x);
    // Numbers beside a plot and below it are not among its marks.
    const [side, below] = [y.box.right, turnExtent(x.box).top];
    return {
      left: side < x.from ? Math.max(x.from - wide, side) : x.from - wide,
      right: x.to + wide,
      top,
      bottom: below > y.to ? Math.min(bottom, below) : bottom,
    };
  }
  const within = pieces.filter(({ box }) => box.bottom > y.from && box.top < y.to);
  const next = minOf(
    alongY
      .filter((one) => one !== y && one.box.left > y.box.right && one.from < y.to && one.to > y.from)
      .map(({ box }) => box.left),
    maxOf(
      within.map(({ box }) => box.right),
      y.box.right,
    ) + 0.1,
  );
  const before = maxOf(
    alongY
      .filter((one) => one !== y && one.box.right < y.box.left && one.from < y.to && one.to > y.from)
      .map(({ box }) => box.right),
    minOf(
      within.map(({ box }) => box.left),
      y.box.left,
    ) - 0.1,
  );
  const seen = within.filter(({ color }) => !isPaper(color)).map(({ box }) => (box.left + box.right) / 2);
  const right = seen.filter((at) => at > y.box.right).length;
  const isRight = right >= seen.filter((at) => at < y.box.left).length;
  const box = isRight
    ? { left: y.box.right, right: next, top, bottom }
    : { left: before, right: y.box.left, top, bottom };
  return box.right - box.left > 5 ? box : null;
}

/** Two scales side by side leave open which of them a mark is read by. */
function hasOtherScale(y: Axis, box: Extent, alongY: readonly Axis[]): boolean {
  const width = box.right - box.left;
  return alongY.some((other) => {
    if (other === y) return false;
    const isBeside =
      Math.abs(other.box.left - box.right) < 0.15 * width ||
      Math.abs(other.box.right - box.left) < 0.15 * width;
    const overlap = Math.min(other.to, y.to) - Math.max(other.from, y.from);
    if (!isBeside || overlap < 0.7 * (y.to - y.from)) return false;
    const [a, b] = [valueAt(y, y.from), valueAt(other, y.from)];
    return Math.abs(a - b) > 0.01 * Math.max(Math.abs(a), Math.abs(b));
  });
}
