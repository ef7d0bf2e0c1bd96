import { measureOnPaper } from '../areas/drawn.ts';
import { findComponents, maskComponents } from '../pixels/components.ts';
import { createMask, type Grid, type Mask, type Pixels, uniteMasks } from '../pixels/grid.ts';
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
  const { width, height } = pixels;
  const { contrast } = measureOnPaper(pixels);
  const at = Math.min(120, Math.max(32, partBytes(countBytes(contrast.data)).at));
  const print = spread(letters, SOFT);
  const all = createMask(
    width,
    height,
    (pixel) => (contrast.data[pixel] ?? 0) > at && print.data[pixel] === 0,
  );
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
  const isFlat = (at: number): boolean => {
    const own = data[at] ?? 0;
    if (own <= TINT) return false;
    for (const step of [-2, -1, 1, 2])
      for (const next of [at + step, at + step * width])
        if (Math.abs((data[next] ?? own) - own) > FLAT) return false;
    return true;
  };
  const near = spread(createMask(width, height, isFlat), EDGE * EDGE);
  return createMask(width, height, (at) => (data[at] ?? 0) > TINT && near.data[at] === 1);
}
