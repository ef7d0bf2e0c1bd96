import { findTilt } from '../page/find-tilt.ts';
import { evenLight, knowAsEven } from '../pixels/even-light.ts';
import type { Pixels } from '../pixels/grid.ts';
import { straighten } from './turn.ts';

export interface StraightScan {
  readonly pixels: Pixels;
  /** It was turned clockwise by this angle. */
  readonly degrees: number;
}

/** Turns a scan straight that lies a little askew, with even light; null if it lies straight or a program painted it. */
export function straightenScan(picture: Pixels): StraightScan | null {
  const { pixels, isPainted } = evenLight(picture);
  if (isPainted) return null;
  const tilt = findTilt(pixels);
  if (tilt === 0) return null;
  const turned = straighten(pixels, -tilt);
  whitenEdges(
    turned,
    Math.abs(Math.sin((tilt * Math.PI) / 180)) * Math.max(pixels.width, pixels.height) + SOFT,
  );
  return { pixels: knowAsEven(turned), degrees: -tilt };
}

/** Pixels that are added to a band, because edges are soft. */
const SOFT = 6;
/** Steps of 256: what is lighter and has less colour may be the lid of a scanner, and not ink. */
const PALE = 160;
const COLOR = 28;

/** Makes white what is pale in a band along the edges: the ground beside a page that lay askew. */
function whitenEdges({ width, height, channels, data }: Pixels, band: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) > band) continue;
      const at = (y * width + x) * channels;
      const [red, green, blue] = [
        data[at] ?? 0,
        data[at + (channels > 1 ? 1 : 0)] ?? 0,
        data[at + (channels > 1 ? 2 : 0)] ?? 0,
      ];
      const [dark, light] = [Math.min(red, green, blue), Math.max(red, green, blue)];
      if (dark >= PALE && light - dark <= COLOR) data.fill(255, at, at + channels);
    }
}
