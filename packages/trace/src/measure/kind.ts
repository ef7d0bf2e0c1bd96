import { colorAt, distanceOfColors, findPalette } from '../areas/palette.ts';
import type { Pixels } from '../pixels/grid.ts';

/** What is measured of a picture before it is traced. */
export interface Looks {
  /** How many colours it is made of. */
  readonly colors: number;
  /** Share of the most frequent colour, which is the paper. */
  readonly paper: number;
  /** Share of pixels that have none of its colours: soft edges, shades, noise. */
  readonly shades: number;
}

/** Beyond this share of shades a picture is a photograph: its edges are no lines that somebody drew. */
export const PHOTO_SHADES = 0.25;
/** From a colour's middle. */
const OWN = 45;

export function measureLooks(pixels: Pixels): Looks {
  const palette = findPalette(pixels);
  const size = pixels.width * pixels.height;
  // Every seventh pixel tells as much, and seven shares no factor with the widths that pictures have.
  let [seen, outside] = [0, 0];
  for (let at = 0; at < size; at += 7) {
    const color = colorAt(pixels, at);
    seen++;
    if (!palette.some((shade) => distanceOfColors(shade.color, color) < OWN)) outside++;
  }
  return { colors: palette.length, paper: palette[0]?.share ?? 0, shades: seen === 0 ? 0 : outside / seen };
}

export type PictureKind = 'drawing' | 'photo' | 'empty';

/** A drawing has much paper or few colours; a photograph has neither. */
export function tellKind({ colors, paper, shades }: Looks): PictureKind {
  if (colors <= 1 && shades < 0.001) return 'empty';
  const isPhoto = shades > PHOTO_SHADES || (paper < 0.25 && colors > 7);
  return isPhoto ? 'photo' : 'drawing';
}
