import { findComponents } from '../pixels/components.ts';
import { type Box, createMask, type Mask } from '../pixels/grid.ts';

/** This share of a rectangle or a round is paper, and words take the rest. */
const PAPER = 0.8;
const ROUND = Math.PI / 4;
/** A round that was drawn by hand goes beyond its ellipse by so much. */
const BEYOND = 1.08;

export interface EnclosedBox {
  readonly box: Box;
  /** Says whether this paper is around another box, and not around the line that encloses that one. */
  readonly isAround: (other: Box) => boolean;
}

/**
 * Finds paper that lines enclose as a rectangle or a round. A line that runs from one box into the next may be traced as
 * one with their outlines: then no traced form is a box, and its paper still is one.
 */
export function findEnclosedBoxes(ink: Mask): readonly EnclosedBox[] {
  const { width, height, data } = ink;
  const { labels, list } = findComponents(
    createMask(width, height, (at) => data[at] === 0),
    { corners: false },
  );
  return list.flatMap(({ label, pixels, box }) => {
    const isInside = box.x > 0 && box.y > 0 && box.x + box.width < width && box.y + box.height < height;
    const share = pixels / (box.width * box.height);
    const isBox = share >= PAPER || (share >= PAPER * ROUND && isRound(label, labels, width, box));
    const isPaper = (x: number, y: number): boolean => labels[y * width + x] === label;
    return isInside && isBox ? [{ box, isAround: (other) => hasCornersIn(other, isPaper) }] : [];
  });
}

/** One corner may touch the line that encloses the paper. */
const CORNERS = 3;

function hasCornersIn({ x, y, width, height }: Box, isPaper: (x: number, y: number) => boolean): boolean {
  const [left, right, top, bottom] = [
    Math.floor(x) - 1,
    Math.ceil(x + width),
    Math.floor(y) - 1,
    Math.ceil(y + height),
  ];
  const corners = [isPaper(left, top), isPaper(right, top), isPaper(left, bottom), isPaper(right, bottom)];
  return corners.filter(Boolean).length >= CORNERS;
}

function isRound(label: number, labels: Int32Array, width: number, box: Box): boolean {
  const [rx, ry] = [box.width / 2, box.height / 2];
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++)
      if (
        labels[(box.y + y) * width + box.x + x] === label &&
        ((x + 0.5 - rx) / rx) ** 2 + ((y + 0.5 - ry) / ry) ** 2 > BEYOND
      )
        return false;
  return true;
}
