import { findComponents } from '../pixels/components.ts';
import { createMask, type Pixels } from '../pixels/grid.ts';
import { findPaper } from './paper.ts';
import { paintPaper } from './parts.ts';

/** What differs from the paper by more than this is drawn. */
const DRAWN = 40;
/** The soft edge of a detail goes with it. */
const EDGE = 2;

/** Details that are smaller than this, in thousandths of the longer side, become paper. */
export function dropDetails(pixels: Pixels, smallest: number): Pixels {
  const { width, height, channels, data } = pixels;
  const paper = findPaper(pixels);
  const drawn = createMask(width, height, (at) => {
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((data[at * channels + channel] ?? 0) - (paper[channel] ?? 255)) > DRAWN) return true;
    return false;
  });
  const { list, labels } = findComponents(drawn);
  const least = (smallest / 1000) * Math.max(width, height);
  const isSmall = [false, ...list.map(({ box }) => Math.max(box.width, box.height) < least)];
  if (!isSmall.includes(true)) return pixels;
  return paintPaper(pixels, (x, y, at) => {
    const label = labels[at] ?? 0;
    if (label > 0) return isSmall[label] === true;
    for (let row = Math.max(0, y - EDGE); row <= Math.min(height - 1, y + EDGE); row++)
      for (let column = Math.max(0, x - EDGE); column <= Math.min(width - 1, x + EDGE); column++)
        if (isSmall[labels[row * width + column] ?? 0] === true) return true;
    return false;
  });
}
