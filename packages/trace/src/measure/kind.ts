import { maxOf } from '@relievo/words';
import { colorAt, findPalette } from '../areas/palette.ts';
import type { Grid, Pixels } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { remember } from '../pixels/remember.ts';

/** What is measured of a picture before it is traced. */
export interface Looks {
  /** How many colours it is made of. */
  readonly colors: number;
  /** Share of the most frequent colour, which is the paper. */
  readonly paper: number;
  /** Share of pixels that have none of its colours: soft edges, shades, noise. */
  readonly shades: number;
  readonly tones: Tones;
}

/** Beyond this share of shades a picture is a photograph: its edges are no lines that somebody drew. */
export const PHOTO_SHADES = 0.25;
/** From a colour's middle. */
const OWN = 45;

const known = new WeakMap<Pixels, Looks>();

export function measureLooks(pixels: Pixels): Looks {
  return remember(known, pixels, look);
}

function look(pixels: Pixels): Looks {
  const palette = findPalette(pixels);
  const size = pixels.width * pixels.height;
  // Every seventh pixel tells as much, and seven shares no factor with the widths that pictures have.
  let [seen, outside] = [0, 0];
  for (let at = 0; at < size; at += 7) {
    const [red, green, blue] = colorAt(pixels, at);
    seen++;
    const isOwn = palette.some(
      ({ color }) => (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2 < OWN ** 2,
    );
    if (!isOwn) outside++;
  }
  return {
    colors: palette.length,
    paper: palette[0]?.share ?? 0,
    shades: seen === 0 ? 0 : outside / seen,
    tones: measureTones(toLightness(pixels)),
  };
}

export interface Tones {
  /** How many tones of grey there would be, were all as frequent: of a drawing few, of a photograph most. */
  readonly count: number;
  /** Share of squares that are nearly of the most frequent tone. */
  readonly flat: number;
  /** Share of squares in which nearly all tones are: noise. */
  readonly rough: number;
}

/** Grain is evened in squares of so many pixels: what is left are the tones of the picture. */
const SQUARE = 4;
/** Of 256: squares that differ by less are of one tone, and those that hold more hold an edge or noise. */
const ONE_TONE = 10;
const EDGE = 110;

function measureTones({ width, height, data }: Grid): Tones {
  const counts = new Uint32Array(256);
  let [squares, rough] = [0, 0];
  for (let y = 0; y + SQUARE <= height; y += SQUARE)
    for (let x = 0; x + SQUARE <= width; x += SQUARE) {
      let [sum, least, most] = [0, 255, 0];
      for (let row = 0; row < SQUARE; row++)
        for (let column = 0; column < SQUARE; column++) {
          const value = data[(y + row) * width + x + column] ?? 0;
          sum += value;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      const tone = Math.round(sum / SQUARE ** 2);
      counts[tone] = (counts[tone] ?? 0) + 1;
      squares++;
      if (most - least > EDGE) rough++;
    }
  if (squares === 0) return { count: 1, flat: 1, rough: 0 };
  const peak = counts.indexOf(maxOf(counts));
  let [entropy, near] = [0, 0];
  for (const [tone, count] of counts.entries()) {
    // The exponential of the entropy is the number of equally frequent values that are as hard to guess.
    if (count > 0) entropy -= (count / squares) * Math.log(count / squares);
    if (Math.abs(tone - peak) <= ONE_TONE) near += count;
  }
  return { count: Math.exp(entropy), flat: near / squares, rough: rough / squares };
}

/** Drawings have up to thirty tones where JPEG and light have been at them, photographs have sixty and more. */
const PHOTO_TONES = 50;
/** A drawing has paper, or a surface that is as large. */
const PAPER = 0.35;
/** Even a page full of print has paper between its letters. */
const NOISE = 0.8;

export type PictureKind = 'drawing' | 'photo' | 'empty';

/** A drawing has much paper or few colours; a photograph has neither. */
export function tellKind({ colors, paper, shades, tones }: Looks): PictureKind {
  if (colors <= 1 && shades < 0.001) return 'empty';
  const isPhoto =
    shades > PHOTO_SHADES ||
    (paper < 0.25 && colors > 7) ||
    (tones.flat < PAPER && tones.count > PHOTO_TONES) ||
    tones.rough > NOISE;
  return isPhoto ? 'photo' : 'drawing';
}
