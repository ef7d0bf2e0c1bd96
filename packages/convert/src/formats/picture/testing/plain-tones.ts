import { maxOf } from '@relievo/words';
import { colorAt, measureApart, type PlainPixels } from './plain-pixels.ts';

/** The mean grey of squares with sides of this many pixels is taken, so that grain does not count as a tone. */
const SQUARE = 4;
/** Greys from 0 to 255 that differ by no more are one tone. */
const ALIKE = 10;

function measureGreys(pixels: PlainPixels): readonly number[] {
  const greys: number[] = [];
  for (let top = 0; top + SQUARE <= pixels.height; top += SQUARE)
    for (let left = 0; left + SQUARE <= pixels.width; left += SQUARE) {
      let sum = 0;
      for (let at = 0; at < SQUARE ** 2; at++) {
        const y = top + Math.floor(at / SQUARE);
        const [red, green, blue] = colorAt(pixels, y * pixels.width + left + (at % SQUARE));
        sum += 0.299 * red + 0.587 * green + 0.114 * blue;
      }
      greys.push(Math.round(sum / SQUARE ** 2));
    }
  return greys;
}

function countEach(greys: readonly number[]): readonly number[] {
  return Array.from({ length: 256 }, (_, tone) => tone).map(
    (tone) => greys.filter((one) => one === tone).length,
  );
}

/** Counts tones as if each were as frequent: two to the power of the bits that tell which tone a square has. */
export function countTones(pixels: PlainPixels): number {
  const greys = measureGreys(pixels);
  const bits = countEach(greys)
    .filter((count) => count > 0)
    .reduce((sum, count) => sum + (count / greys.length) * Math.log2(greys.length / count), 0);
  return 2 ** bits;
}

/** Measures how much has another tone than the most frequent one, in percent. */
export function shareOfOtherTones(pixels: PlainPixels): number {
  const greys = measureGreys(pixels);
  const counts = countEach(greys);
  const mode = counts.indexOf(maxOf(counts));
  return (100 * greys.filter((grey) => Math.abs(grey - mode) > ALIKE).length) / greys.length;
}

const SHADE = 45;

/** Measures how much is none of these colours, in percent. */
export function shareBetween(
  pixels: PlainPixels,
  colors: readonly (readonly [number, number, number])[],
): number {
  let between = 0;
  for (let at = 0; at < pixels.count; at++)
    if (!colors.some((color) => measureApart(colorAt(pixels, at), color) < SHADE)) between++;
  return (100 * between) / pixels.count;
}
