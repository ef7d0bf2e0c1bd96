import { loadSharp } from '../../sharp.ts';

export interface PlainPixels {
  readonly data: Uint8Array;
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
  return { data: new Uint8Array(data), count: info.width * info.height };
}

function colorAt({ data }: PlainPixels, at: number): Color {
  return [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
}

function measureApart([r, g, b]: Color, [red, green, blue]: Color): number {
  return Math.hypot(r - red, g - green, b - blue);
}

/** Half of the way from white to what is hardly seen. */
const INK = 60;

/** Of a picture on white, what is not white, in percent. */
export function shareOffPaper(pixels: PlainPixels): number {
  let ink = 0;
  for (let at = 0; at < pixels.count; at++)
    if (measureApart(colorAt(pixels, at), [255, 255, 255]) > INK) ink++;
  return (100 * ink) / pixels.count;
}

/** Colours nearer than this are shades of one. */
const SHADE = 45;

/** Of a picture, what has a colour or a shade of it, in percent. */
export function shareNear(pixels: PlainPixels, color: Color): number {
  let near = 0;
  for (let at = 0; at < pixels.count; at++) if (measureApart(colorAt(pixels, at), color) < SHADE) near++;
  return (100 * near) / pixels.count;
}
