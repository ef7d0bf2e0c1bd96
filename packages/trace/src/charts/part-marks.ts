import type { Point } from '../pixels/grid.ts';
import type { Blot } from './blots.ts';

/** Marks alone say how large the others are; fewer of them say too little. */
const MIN_ALONE = 3;
/** Two discs and the ink have to have this share in common. */
const EXPLAINED = 0.94;

/** Parts a piece into the two round marks of one size that overlap in it; null if they do not explain it. */
export function partMarks(
  blot: Blot,
  alone: readonly Blot[],
  labels: Int32Array,
  width: number,
): readonly Blot[] | null {
  const sizes = alone.map(({ box }) => (box.width + box.height) / 2).toSorted((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)];
  if (size === undefined || alone.length < MIN_ALONE) return null;
  const { x, y, width: wide, height: high } = blot.box;
  if (wide < size - 1 || high < size - 1 || wide > 2 * size || high > 2 * size) return null;
  const [left, right, top, bottom] = [x + size / 2, x + wide - size / 2, y + size / 2, y + high - size / 2];
  const pairs = [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: top },
    ],
  ] as const;
  const [best] = pairs
    .map((centers) => ({ centers, share: measureShare(blot, centers, size / 2, labels, width) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < EXPLAINED) return null;
  return best.centers.map((center) => ({
    ...blot,
    box: { x: center.x - size / 2, y: center.y - size / 2, width: size, height: size },
  }));
}

/** Measures how much of the piece and of the discs is in both of them. */
function measureShare(
  { label, box }: Blot,
  centers: readonly Point[],
  radius: number,
  labels: Int32Array,
  width: number,
): number {
  let [both, either] = [0, 0];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const isInk = labels[y * width + x] === label;
      const isDisc = centers.some((center) => Math.hypot(x + 0.5 - center.x, y + 0.5 - center.y) <= radius);
      if (isInk && isDisc) both++;
      if (isInk || isDisc) either++;
    }
  return either === 0 ? 0 : both / either;
}
