import type { Point } from '@relievo/graphic/model';
import {
  type Extent,
  heightOf,
  isPaper,
  isSameColor,
  middleOf,
  type Piece,
  type Rgb,
  widthOf,
} from './marks.ts';

export interface Cloud {
  readonly color: Rgb;
  readonly points: readonly Point[];
}

const LARGEST = 8;
const FEWEST = 3;

/** Small marks of one kind in the plot, by their colours. */
export function findClouds(pieces: readonly Piece[], plot: Extent): readonly Cloud[] {
  const marks = pieces.filter(({ box, color, isClosed, corners }) => {
    const [width, height] = [widthOf(box), heightOf(box)];
    const { x, y } = middleOf(box);
    return (
      width > 0.3 &&
      height > 0.3 &&
      width < Math.min(LARGEST, 0.1 * widthOf(plot)) &&
      height < Math.min(LARGEST, 0.1 * heightOf(plot)) &&
      Math.max(width, height) < 1.6 * Math.min(width, height) &&
      (isClosed || corners.length > 4) &&
      !isPaper(color) &&
      x >= plot.left - 0.5 &&
      x <= plot.right + 0.5 &&
      y >= plot.top - 0.5 &&
      y <= plot.bottom + 0.5
    );
  });
  const clouds: { color: Rgb; isCurved: boolean; width: number; points: Point[] }[] = [];
  for (const { color, box, isCurved } of marks) {
    const width = widthOf(box);
    const own = clouds.find(
      (one) =>
        isSameColor(one.color, color) &&
        one.isCurved === isCurved &&
        (isCurved || Math.abs(one.width - width) < 0.1 * width),
    );
    const middle = middleOf(box);
    if (!own) clouds.push({ color, isCurved, width, points: [middle] });
    // The outline of a mark lies over its area.
    else if (!own.points.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < 0.03))
      own.points.push(middle);
  }
  return dropOutlines(clouds.filter(({ points }) => points.length >= FEWEST));
}

/** Marks with an area and an outline of two colours are one cloud: the area's, which is painted first. */
function dropOutlines(clouds: readonly Cloud[]): readonly Cloud[] {
  const kept: Cloud[] = [];
  for (const cloud of clouds) {
    const isTwice = kept.some(({ points }) =>
      cloud.points.every((point) => points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 0.05)),
    );
    if (!isTwice) kept.push(cloud);
  }
  return kept;
}
