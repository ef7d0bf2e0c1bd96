import { maxOf, minOf } from '@relievo/words';
import type { ImageItem } from '../model/drawing.ts';
import type { Matrix } from '../model/geometry.ts';
import type { Result } from '../model/result.ts';
import { fromBase64 } from '../png/base64.ts';
import { decodePng } from '../png/decode.ts';
import type { Picture } from '../png/picture.ts';
import type { Frame } from './plane/frame.ts';
import type { Plane } from './plane/plane.ts';

export function pictureOf(item: ImageItem): Result<Picture> {
  const decoded = decodePng(fromBase64(item.png) ?? new Uint8Array(0));
  if (decoded.ok) return decoded;
  const [first, ...rest] = decoded.problems;
  return { ok: false, problems: [{ ...first, itemId: item.id }, ...rest] };
}

/** Rec. 709 weights, as for the luminance of sRGB. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

/** Darkness, 0 white or clear to 1 black, summed over everything left of and above each corner. */
function sumDarkness({ width, height, channels, data }: Picture): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const first = data[at] ?? 0;
      const light =
        channels < 3 ? first : RED * first + GREEN * (data[at + 1] ?? 0) + BLUE * (data[at + 2] ?? 0);
      const alpha = channels === 2 || channels === 4 ? (data[at + channels - 1] ?? 0) / 255 : 1;
      row += (1 - light / 255) * alpha;
      const corner = (y + 1) * (width + 1) + x + 1;
      sums[corner] = row + (sums[corner - width - 1] ?? 0);
    }
  }
  return sums;
}

/** Paper that is not quite white stays flat. */
const FAINT = 0.05;

export function drawImage(plane: Plane, item: ImageItem, picture: Picture, frame: Frame): void {
  const [a, b, c, d, e, f] = toFrame(item.placement, frame);
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return;
  const sums = sumDarkness(picture);
  // How many of the picture's pixels one of the plane's takes in, across and down.
  const across = Math.max(1, ((Math.abs(d) + Math.abs(c)) / Math.abs(area)) * picture.width);
  const down = Math.max(1, ((Math.abs(b) + Math.abs(a)) / Math.abs(area)) * picture.height);
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const right = Math.min(plane.width, Math.ceil(maxOf(xs)));
  const bottom = Math.min(plane.height, Math.ceil(maxOf(ys)));
  const left = Math.max(0, Math.floor(minOf(xs)));
  for (let y = Math.max(0, Math.floor(minOf(ys))); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5 - e, y + 0.5 - f];
      const u = (d * px - c * py) / area;
      const v = (a * py - b * px) / area;
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const grey = measureMeanAround(sums, picture, u * picture.width, v * picture.height, across, down);
      // A pin is up or down; every other medium has heights between.
      const dark = frame.medium === 'pins' ? Math.round(grey) : grey;
      if (dark < FAINT) continue;
      const value = dark * item.height;
      const at = y * plane.width + x;
      if (value > (plane.values[at] ?? 0)) plane.values[at] = value;
    }
  }
}

function toFrame([a, b, c, d, e, f]: Matrix, { scale, x, y }: Frame): Matrix {
  return [a * scale, b * scale, c * scale, d * scale, e * scale + x, f * scale + y];
}

function measureMeanAround(
  sums: Float64Array,
  { width, height }: Picture,
  u: number,
  v: number,
  across: number,
  down: number,
): number {
  const left = Math.max(0, Math.min(width - 1, Math.round(u - across / 2)));
  const right = Math.max(left + 1, Math.min(width, Math.round(u + across / 2)));
  const top = Math.max(0, Math.min(height - 1, Math.round(v - down / 2)));
  const bottom = Math.max(top + 1, Math.min(height, Math.round(v + down / 2)));
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const total = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return Math.max(0, total / ((right - left) * (bottom - top)));
}
