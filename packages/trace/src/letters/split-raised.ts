import type { Component } from '../pixels/components.ts';

/** Of the height of the figures before them: how low raised figures end, and between which heights they are. */
const LOWEST = 0.72;
const SMALLEST = 0.45;
const LARGEST = 0.85;
const ROUND = 0.8;

/** A 10 and the figures that are raised behind it, as two groups: read as one they are another number. */
export function splitRaised(group: readonly Component[]): readonly (readonly Component[])[] {
  const [first, second, ...raised] = group.toSorted((a, b) => a.box.x - b.box.x);
  if (!first || !second || raised.length === 0 || raised.length > 2) return [group];
  const { y, height } = first.box;
  const isBase =
    Math.abs(second.box.height - height) <= 0.1 * height && Math.abs(second.box.y - y) <= 0.1 * height;
  const areRaised = raised.every(
    ({ box }) =>
      box.y + box.height <= y + LOWEST * height &&
      box.height >= SMALLEST * height &&
      box.height <= LARGEST * height,
  );
  // The sign of degrees is as wide as it is high, and no figure is.
  const isRing = raised.length === 1 && raised.every(({ box }) => box.width >= ROUND * box.height);
  return isBase && areRaised && !isRing ? [[first, second], raised] : [group];
}
