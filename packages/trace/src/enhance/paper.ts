import type { Pixels } from '../pixels/grid.ts';
import { countBytes } from '../pixels/histogram.ts';
import { toLightness } from '../pixels/lightness.ts';

/** The colour that the picture is drawn on: the middle of its most frequent lightness. */
export function findPaper(pixels: Pixels): readonly number[] {
  const lightness = toLightness(pixels);
  const counts = countBytes(lightness.data);
  const most = findFullestBand(counts);
  const sums = Array.from({ length: pixels.channels }, () => 0);
  let seen = 0;
  for (let at = 0; at < lightness.data.length; at++) {
    if (Math.abs((lightness.data[at] ?? 0) - most) > BAND) continue;
    seen++;
    for (let channel = 0; channel < pixels.channels; channel++)
      sums[channel] = (sums[channel] ?? 0) + (pixels.data[at * pixels.channels + channel] ?? 0);
  }
  return sums.map((sum) => (seen === 0 ? 255 : Math.round(sum / seen)));
}

/** Paper under uneven light is a hill of lightness, not a peak. */
const BAND = 8;

/** Of two hills that are as full the lighter one is the paper. */
function findFullestBand(counts: Uint32Array): number {
  let [best, fullest] = [255, -1];
  for (let middle = 255; middle >= 0; middle--) {
    let sum = 0;
    for (let value = Math.max(0, middle - BAND); value <= Math.min(255, middle + BAND); value++)
      sum += counts[value] ?? 0;
    if (sum > fullest) [best, fullest] = [middle, sum];
  }
  return best;
}
