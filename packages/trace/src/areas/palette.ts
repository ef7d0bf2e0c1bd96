import type { Mask, Pixels } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';

export type Color = readonly [red: number, green: number, blue: number];

export function colorAt({ data, channels }: Pixels, at: number): Color {
  if (channels === 1) {
    const grey = data[at] ?? 0;
    return [grey, grey, grey];
  }
  return [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
}

export function distanceOfColors(a: Color, b: Color): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}

/** Colours nearer than this are shades of one: JPEG and light make many of each. */
const ONE_COLOR = 42;
/** A colour of fewer pixels is noise. */
const LEAST_SHARE = 0.002;
const MOST_COLORS = 12;

export interface Shade {
  readonly color: Color;
  /** Of the pixels looked at. */
  readonly share: number;
}

const known = new WeakMap<Pixels, readonly Shade[]>();

/** The colours that a picture was made of, the most frequent first; of pixels that the mask leaves out nothing is told. */
export function findPalette(pixels: Pixels, mask?: Mask): readonly Shade[] {
  return mask ? sumUp(countColors(pixels, mask)) : remember(known, pixels, (all) => sumUp(countColors(all)));
}

interface CountedColor {
  readonly count: number;
  readonly sum: Color;
}

/** Colours of sixteen steps, in the order in which they are met. */
function countColors({ width, height, channels, data }: Pixels, mask?: Mask): readonly CountedColor[] {
  const counts = new Uint32Array(16 ** 3);
  const sums = new Float64Array(3 * 16 ** 3);
  const met: number[] = [];
  let last = { red: 0, green: 0, blue: 0, count: 0 };
  const add = ({ red, green, blue, count }: typeof last): void => {
    if (count === 0) return;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    if (counts[key] === 0) met.push(key);
    counts[key] = (counts[key] ?? 0) + count;
    sums[3 * key] = (sums[3 * key] ?? 0) + red * count;
    sums[3 * key + 1] = (sums[3 * key + 1] ?? 0) + green * count;
    sums[3 * key + 2] = (sums[3 * key + 2] ?? 0) + blue * count;
  };
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < width * height; at++, from += channels) {
    if (mask && !mask.data[at]) continue;
    const red = data[from] ?? 0;
    const green = data[from + second] ?? 0;
    const blue = data[from + third] ?? 0;
    // Most pixels are of the colour of the one before: they are counted together.
    if (red === last.red && green === last.green && blue === last.blue) last.count++;
    else {
      add(last);
      last = { red, green, blue, count: 1 };
    }
  }
  add(last);
  return met.map((key) => ({
    count: counts[key] ?? 0,
    sum: [sums[3 * key] ?? 0, sums[3 * key + 1] ?? 0, sums[3 * key + 2] ?? 0],
  }));
}

/** Takes shades of one colour together: each belongs to the colour that is nearest to it. */
function sumUp(colors: readonly CountedColor[]): readonly Shade[] {
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  const shades: { color: Color; count: number }[] = [];
  const measured = colors
    .map(({ count, sum }) => ({ count, color: [sum[0] / count, sum[1] / count, sum[2] / count] as const }))
    .sort((a, b) => b.count - a.count);
  for (const { color } of measured)
    if (
      shades.length < MOST_COLORS &&
      shades.every((shade) => distanceOfColors(shade.color, color) >= ONE_COLOR)
    )
      shades.push({ color, count: 0 });
  for (const { color, count } of measured) {
    const nearest = shades[findNearest(color, shades)];
    if (nearest && distanceOfColors(nearest.color, color) < ONE_COLOR) nearest.count += count;
  }
  return shades
    .map(({ color, count }) => ({ color, share: total === 0 ? 0 : count / total }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share);
}

/** Paper is the most frequent colour, and of two that are nearly as frequent the lighter one. */
export function findPaper(palette: readonly Shade[]): Color {
  const [first, second] = palette;
  if (!first) return [255, 255, 255];
  const lightness = ({ color }: Shade): number => color[0] + color[1] + color[2];
  const isClose = second && second.share > first.share * 0.7 && lightness(second) > lightness(first);
  return isClose ? second.color : first.color;
}

/**
 * Which of the colours is nearest to each pixel of the mask, by its place in the list; colours of 32 steps are looked up
 * once.
 */
export function mapToPalette(pixels: Pixels, palette: readonly Shade[], mask?: Mask): Uint8Array {
  const looked = new Uint8Array(32 * 32 * 32).fill(255);
  const nearest = new Uint8Array(pixels.width * pixels.height);
  const { data, channels } = pixels;
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < nearest.length; at++, from += channels) {
    if (mask && !mask.data[at]) continue;
    const red = data[from] ?? 0;
    const green = data[from + second] ?? 0;
    const blue = data[from + third] ?? 0;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (looked[key] === 255) looked[key] = findNearest([red | 4, green | 4, blue | 4], palette);
    nearest[at] = looked[key] ?? 0;
  }
  return nearest;
}

function findNearest(color: Color, palette: readonly Pick<Shade, 'color'>[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, shade] of palette.entries()) {
    const distance = distanceOfColors(color, shade.color);
    if (distance < least) [nearest, least] = [i, distance];
  }
  return nearest;
}
