import { measureOnPaper } from '../areas/drawn.ts';
import { findComponents, maskComponents } from '../pixels/components.ts';
import {
  createGrid,
  cutFrom,
  type Grid,
  type Mask,
  maskAbove,
  type Pixels,
  uniteMasks,
} from '../pixels/grid.ts';
import { countBytes, partBytes } from '../pixels/histogram.ts';
import { spread } from '../pixels/spread.ts';

/** A speck: fewer pixels than a dot of a pen. */
export const LEAST_INK = 12;

export interface Ink {
  readonly ink: Mask;
  /** Pale surfaces as well, which only paper without grain shows. */
  readonly tinted: Mask;
  readonly specks: number;
  /** How dark each pixel is, against the paper. */
  readonly contrast: Grid;
}

/** Soft edges of letters are letters: the square of how far these reach, in pixels. */
const SOFT = 2;
/** What differs from the paper by as much as pale paint does. */
const TINT = 12;

/** All that differs from the paper, letters and dirt left out. */
export function findInk(pixels: Pixels, letters: Mask): Ink {
  const { contrast } = measureOnPaper(pixels);
  const at = Math.min(120, Math.max(32, partBytes(countBytes(contrast.data)).at));
  const all = cutFrom(maskAbove(contrast, at), spread(letters, SOFT));
  const forms = findComponents(all);
  const count = forms.list.filter((one) => one.pixels < LEAST_INK).length;
  const tinted = uniteMasks(all, findPale(contrast));
  const ink = maskComponents(all, forms, (one) => one.pixels >= LEAST_INK);
  return { ink, tinted, specks: count, contrast };
}

/** What paper usually differs from itself. */
export function measureGrain({ data }: Grid): number {
  const bytes = countBytes(data).slice(0, 32);
  const half = bytes.reduce((sum, count) => sum + count, 0) / 2;
  let [grain, seen] = [0, 0];
  for (const [value, count] of bytes.entries()) {
    if (seen < half) grain = value;
    seen += count;
  }
  return grain;
}

/** Pixels of a surface differ by no more than this, beside edges that JPEG makes soft. */
const FLAT = 6;
/** How far the edge of a surface lies from where it is flat. */
const EDGE = 3;

/** Surfaces that hardly differ from the paper: told by being flat, which the halo around a dark line is not. */
function findPale(contrast: Grid): Mask {
  const { width, height, data } = contrast;
  const tinted = maskAbove(contrast, TINT);
  const isAlike = (own: number, next: number): boolean =>
    next < 0 || next >= data.length || Math.abs((data[next] ?? 0) - own) <= FLAT;
  const flat = createGrid(width, height);
  for (let at = 0; at < data.length; at++) {
    if (tinted.data[at] === 0) continue;
    const own = data[at] ?? 0;
    if (
      isAlike(own, at - 2) &&
      isAlike(own, at - 1) &&
      isAlike(own, at + 1) &&
      isAlike(own, at + 2) &&
      isAlike(own, at - 2 * width) &&
      isAlike(own, at - width) &&
      isAlike(own, at + width) &&
      isAlike(own, at + 2 * width)
    )
      flat.data[at] = 1;
  }
  const near = spread(flat, EDGE * EDGE);
  for (let at = 0; at < data.length; at++) if (tinted.data[at] === 0) near.data[at] = 0;
  return near;
}
