import type { Drawing, Sheet } from '../model/drawing.ts';
import type { Medium } from '../profiles/profile.ts';
import type { HeightMap } from './height-map.ts';
import { paint } from './paint.ts';
import type { Edges } from './plane/plane.ts';

export interface RasterOptions {
  readonly pixelsPerMm: number;
  /** Which medium's textures and line rhythms are drawn; swell paper's when left out. */
  readonly medium?: Medium;
  readonly edges?: Edges;
  /** false leaves the braille out. */
  readonly braille?: boolean;
}

/** As many pixels as a height map may have: a sheet of 1.6 by 1.6 m at 100 dpi. */
export const MAX_PIXELS = 40_000_000;

export function pixelSize(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  pixelsPerMm: number,
): { readonly width: number; readonly height: number } {
  return {
    // A hair less, so that 8.5 inches at 20 dpi are 170 dots and not 171.
    width: Math.max(1, Math.ceil(width * pixelsPerMm - 1e-6)),
    height: Math.max(1, Math.ceil(height * pixelsPerMm - 1e-6)),
  };
}

/** Whether a sheet can be drawn at a resolution at all: ask before you rasterise what others send. */
export function doesFitRaster(sheet: Pick<Sheet, 'width' | 'height'>, pixelsPerMm: number): boolean {
  const { width, height } = pixelSize(sheet, pixelsPerMm);
  return width * height <= MAX_PIXELS;
}

/** The one rasteriser: preview, dots, relief and files all come from here. */
export function rasterise(drawing: Drawing, options: RasterOptions): HeightMap {
  const { pixelsPerMm, medium = 'swell', edges = 'soft', braille = true } = options;
  const { sheet } = drawing;
  if (!doesFitRaster(sheet, pixelsPerMm))
    throw new RangeError(
      `A sheet of this size (${sheet.width} by ${sheet.height}) is too large at ${pixelsPerMm} pixels a mm.`,
    );
  const size = pixelSize(sheet, pixelsPerMm);
  const frame = { ...size, scale: pixelsPerMm, x: 0, y: 0, pixelsPerMm, edges, medium };
  return { ...paint(drawing, frame, braille), pixelsPerMm };
}
