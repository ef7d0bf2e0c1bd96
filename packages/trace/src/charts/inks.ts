import { maxOf, minOf } from '@relievo/words';
import { type Color, colorAt, distanceOfColors, findPalette, findPaper } from '../areas/palette.ts';
import type { Mask, Pixels } from '../pixels/grid.ts';

/** What a program painted with: its soft edges are mixtures with the paper, which lie between the two colours. */
export interface Ink {
  readonly color: Color;
  /** Black and grey: axes, ticks, grids and print; lines of a chart only where no other ink drew them. */
  readonly isGrey: boolean;
}

export interface Inks {
  readonly list: readonly Ink[];
  /** For each pixel the place of its ink in the list, from 1; 0 is paper. */
  readonly of: Uint8Array;
  /** How much of the pixel is covered by its ink, up to 255. */
  readonly cover: Uint8Array;
  readonly paper: Color;
}

/** Differs from the paper by less than this: JPEG makes paper so uneven. */
const FAINT = 24;
/** Radians between the directions in which two inks differ from the paper. */
const ONE_DIRECTION = 0.2;
/** Between two flat colours of one direction. */
const ONE_SHADE = 32;
/** Black that is so much further from the paper than a grey was not mixed from it. */
const STRONGER = 2;
/** Of the sum of its colours: so little colour is grey. */
const GREY = 0.12;
const MOST_INKS = 14;

interface Found {
  readonly sum: [number, number, number];
  count: number;
}

export function findInks(pixels: Pixels, skipped: Mask): Inks {
  const paper = findPaper(findPalette(pixels));
  const list = listInks(pixels, paper, skipped).map(
    (color): Ink => ({ color, isGrey: isGrey(color, paper) }),
  );
  return { list, paper, ...assign(pixels, paper, list) };
}

function isGrey(color: Color, paper: Color): boolean {
  const away = color.map((value, channel) => (paper[channel] ?? 255) - value);
  const spread = maxOf(away) - minOf(away);
  return spread <= GREY * 255 || spread <= 0.2 * maxOf(away.map(Math.abs));
}

/** Colours of surfaces first, then those of lines that no surface has. */
function listInks(pixels: Pixels, paper: Color, skipped: Mask): readonly Color[] {
  const { width, height } = pixels;
  const flat = new Map<number, Found>();
  const thin = new Map<number, Found>();
  const away = measureAway(pixels, paper);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (skipped.data[at]) continue;
      const own = away[at] ?? 0;
      if (own <= FAINT ** 2) continue;
      const color = colorAt(pixels, at);
      const isFlat =
        isNear(pixels, at, at + 1) && isNear(pixels, at, at + width) && isNear(pixels, at, at + width + 1);
      const isRidge =
        (own >= (away[at - 1] ?? 0) && own >= (away[at + 1] ?? 0)) ||
        (own >= (away[at - width] ?? 0) && own >= (away[at + width] ?? 0));
      if (isFlat) count(flat, color);
      else if (isRidge && own >= (2 * FAINT) ** 2) count(thin, color);
    }
  const least = Math.max(24, 0.03 * Math.min(width, height));
  const colors: Color[] = [];
  for (const color of join(flat, (a, b) => distanceOfColors(a, b) <= ONE_SHADE, least))
    if (colors.length < MOST_INKS) colors.push(color);
  // A grid of light grey looks like the soft edges of a black axis, but black cannot be mixed from it.
  const isAlong = (a: Color, b: Color): boolean =>
    angleBetween(a, b, paper) <= ONE_DIRECTION &&
    !(isGrey(b, paper) && distanceOfColors(b, paper) > STRONGER * distanceOfColors(a, paper));
  for (const color of join(thin, isAlong, 2 * least))
    if (colors.length < MOST_INKS && !colors.some((one) => isAlong(one, color))) colors.push(color);
  return colors;
}

/** Colours that differ by less are of one surface. */
const FLAT = 10;

function isNear({ channels, data }: Pixels, one: number, other: number): boolean {
  let square = 0;
  for (let channel = 0; channel < channels; channel++)
    square += ((data[one * channels + channel] ?? 0) - (data[other * channels + channel] ?? 0)) ** 2;
  return (channels === 1 ? 3 : 1) * square <= FLAT ** 2;
}

/** For each pixel the square of how far its colour is from that of the paper. */
function measureAway({ width, height, channels, data }: Pixels, [red, green, blue]: Color): Float64Array {
  const away = new Float64Array(width * height);
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < away.length; at++, from += channels)
    away[at] =
      ((data[from] ?? 0) - red) ** 2 +
      ((data[from + second] ?? 0) - green) ** 2 +
      ((data[from + third] ?? 0) - blue) ** 2;
  return away;
}

function count(bins: Map<number, Found>, [red, green, blue]: Color): void {
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
  bin.sum[0] += red;
  bin.sum[1] += green;
  bin.sum[2] += blue;
  bin.count++;
  bins.set(key, bin);
}

/** Bins that are alike become one colour, that of the most frequent. */
function join(
  bins: ReadonlyMap<number, Found>,
  areAlike: (a: Color, b: Color) => boolean,
  least: number,
): readonly Color[] {
  const colors: { readonly color: Color; count: number }[] = [];
  for (const { sum, count: pixels } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    const color: Color = [sum[0] / pixels, sum[1] / pixels, sum[2] / pixels];
    const same = colors.find((one) => areAlike(one.color, color));
    if (same) same.count += pixels;
    else colors.push({ color, count: pixels });
  }
  return colors
    .filter((one) => one.count >= least)
    .sort((a, b) => b.count - a.count)
    .map(({ color }) => color);
}

function measureLength([r, g, b]: Color): number {
  return Math.hypot(r, g, b);
}

function angleBetween(a: Color, b: Color, paper: Color): number {
  const [u, v] = [subtract(paper, a), subtract(paper, b)];
  const dot = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  return Math.acos(Math.min(1, Math.max(-1, dot / (measureLength(u) * measureLength(v)))));
}

function subtract(a: Color, b: Color): [number, number, number] {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Whether a pixel has the colour of the one before it, as most have. */
function isAsBefore(data: Uint8Array, from: number, channels: 1 | 3): boolean {
  for (let channel = 0; channel < channels; channel++)
    if (data[from + channel] !== data[from + channel - channels]) return false;
  return true;
}

/** Each pixel is a mixture of the paper and one ink; of a surface it is that ink alone. */
function assign(pixels: Pixels, paper: Color, list: readonly Ink[]): Pick<Inks, 'of' | 'cover'> {
  const size = pixels.width * pixels.height;
  const [of, cover] = [new Uint8Array(size), new Uint8Array(size)];
  const inks = list.map(({ color }) => ({
    away: subtract(paper, color),
    strength: distanceOfColors(color, paper),
  }));
  const known = new Int32Array(32 * 32 * 32).fill(-1);
  const { channels, data } = pixels;
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < size; at++, from += channels) {
    const [red, green, blue] = [data[from] ?? 0, data[from + second] ?? 0, data[from + third] ?? 0];
    if (at > 0 && isAsBefore(data, from, channels)) {
      [of[at], cover[at]] = [of[at - 1] ?? 0, cover[at - 1] ?? 0];
      continue;
    }
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (known[key] === -1) known[key] = choose([red, green, blue]);
    const found = known[key] ?? 0;
    of[at] = found;
    const ink = inks[found - 1];
    if (!ink) continue;
    const share =
      ((paper[0] - red) * ink.away[0] + (paper[1] - green) * ink.away[1] + (paper[2] - blue) * ink.away[2]) /
      (ink.strength * ink.strength);
    cover[at] = Math.round(255 * Math.min(1, Math.max(0, share)));
  }
  return { of, cover };

  function choose(color: Color): number {
    const own = subtract(paper, color);
    if (measureLength(own) <= FAINT) return 0;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [at, { away, strength }] of inks.entries()) {
      const share = (own[0] * away[0] + own[1] * away[1] + own[2] * away[2]) / (strength * strength);
      const kept = Math.min(1, Math.max(0, share));
      const off = Math.hypot(own[0] - kept * away[0], own[1] - kept * away[1], own[2] - kept * away[2]);
      // Where two explain it as well, the one that it is made of wholly.
      const worse = off + 14 * (1 - kept);
      if (worse < least) [best, least] = [at + 1, worse];
    }
    return best;
  }
}
