import { loadSharp } from '../../sharp.ts';

export interface PlainPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

type Color = readonly [red: number, green: number, blue: number];

/** A picture as sharp unpacks it. */
export async function readPlainPixels(bytes: Uint8Array): Promise<PlainPixels> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture of ${info.channels} channels is not read here.`);
  const { width, height } = info;
  return { data: new Uint8Array(data), width, height, count: width * height };
}

export function colorAt({ data }: PlainPixels, at: number): Color {
  return [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
}

export function measureApart([r, g, b]: Color, [red, green, blue]: Color): number {
  return Math.hypot(r - red, g - green, b - blue);
}

/** A difference of more than this, in one of three colours from 0 to 255, is seen. */
const INK = 40;

/** Measures how much of a picture has another colour than its paper, in percent. */
export function shareOffPaper(pixels: PlainPixels, paper: Color = [255, 255, 255]): number {
  let ink = 0;
  for (let at = 0; at < pixels.count; at++)
    if (colorAt(pixels, at).some((value, channel) => Math.abs(value - (paper[channel] ?? 0)) > INK)) ink++;
  return (100 * ink) / pixels.count;
}

/** Colours nearer than this are shades of one. */
const SHADE = 45;

/** Measures how much of a picture has each of these colours, or a shade that is nearest to it, in percent. */
export function sharesOfColors(pixels: PlainPixels, colors: readonly Color[]): readonly number[] {
  const counts = colors.map(() => 0);
  for (let at = 0; at < pixels.count; at++) {
    let [nearest, apart] = [-1, SHADE];
    for (const [index, color] of colors.entries()) {
      const far = measureApart(colorAt(pixels, at), color);
      if (far < apart) [nearest, apart] = [index, far];
    }
    if (nearest >= 0) counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  return counts.map((count) => (100 * count) / pixels.count);
}
