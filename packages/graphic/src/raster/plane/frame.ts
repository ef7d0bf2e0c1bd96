import type { Polyline } from '../../geometry/flatten.ts';
import type { Box } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import type { Edges } from './plane.ts';

/**
 * How a sheet meets pixels. Places scale; what fingers need (line widths, textures, symbols, braille)
 * does not, so the two have their own measure.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels to a millimetre of the drawing, and where its corner lies. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Pixels to a millimetre under the finger. */
  readonly pixelsPerMm: number;
  readonly edges: Edges;
  readonly medium: Medium;
}

export function toPixels({ scale, x, y }: Frame, { points }: Polyline): Float64Array {
  const pixels = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    pixels[i] = (points[i] ?? 0) * scale + x;
    pixels[i + 1] = (points[i + 1] ?? 0) * scale + y;
  }
  return pixels;
}

/** The part of the drawing that the frame shows, in its own millimetres, and a little more. */
export function seenBox({ width, height, scale, x, y }: Frame): Box {
  const room = 20;
  return {
    x: (-x - room) / scale,
    y: (-y - room) / scale,
    width: (width + 2 * room) / scale,
    height: (height + 2 * room) / scale,
  };
}
