import { type Box, createGrid, type Mask, type Pixels, uniteMasks } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { spread } from '../pixels/spread.ts';
import { maskPrint } from './find-letters.ts';
import { partForms } from './part-forms.ts';

/** In pixels: how far soft edges of letters reach, and those of the forms beside them. */
const SOFT = 2.5;
const BESIDE = 2;

/**
 * Erases the print in these boxes. Its pixels take the color of the ground around each letter, and lines that it touches
 * stay as they are.
 */
export function erasePrint(pixels: Pixels, boxes: readonly Box[]): Pixels {
  if (boxes.length === 0) return pixels;
  const lightness = toLightness(pixels);
  const print = maskPrint(lightness, boxes);
  const { forms, strokes } = partForms(lightness);
  const other = createGrid(pixels.width, pixels.height);
  for (let at = 0; at < other.data.length; at++)
    if (!print.data[at] && (forms.labels[at] || strokes?.data[at])) other.data[at] = 1;
  const erased = spread(print, SOFT ** 2);
  for (let at = 0; at < other.data.length; at++) if (other.data[at]) erased.data[at] = 0;
  return fill(pixels, erased, spread(other, BESIDE ** 2));
}

/** Gives each pixel that is erased the color of the nearest one that is neither erased nor part of a form beside it. */
function fill(pixels: Pixels, erased: Mask, drawn: Mask): Pixels {
  const { width, channels } = pixels;
  const data = Uint8Array.from(pixels.data);
  const holes = uniteMasks(erased, near(erased, drawn));
  let front: number[] = [];
  for (let at = 0; at < holes.data.length; at++)
    if (holes.data[at] && listAround(at, width, holes.data.length).some((one) => !holes.data[one]))
      front.push(at);
  const from = new Int32Array(holes.data.length).fill(-1);
  for (const at of front)
    from[at] = listAround(at, width, holes.data.length).find((one) => !holes.data[one]) ?? -1;
  while (front.length > 0) {
    const next: number[] = [];
    for (const at of front)
      for (const one of listAround(at, width, holes.data.length))
        if (holes.data[one] && from[one] === -1) {
          from[one] = from[at] ?? -1;
          next.push(one);
        }
    front = next;
  }
  for (let at = 0; at < holes.data.length; at++) {
    const source = from[at] ?? -1;
    if (!erased.data[at] || source < 0) continue;
    for (let channel = 0; channel < channels; channel++)
      data[at * channels + channel] = pixels.data[source * channels + channel] ?? 255;
  }
  return { ...pixels, data };
}

/** A drawn form within this distance of erased print, in pixels, does not lend it its color. */
const AROUND = 5;

function near(erased: Mask, drawn: Mask): Mask {
  const around = spread(erased, AROUND ** 2);
  for (let at = 0; at < around.data.length; at++) if (!drawn.data[at]) around.data[at] = 0;
  return around;
}

function listAround(at: number, width: number, size: number): readonly number[] {
  const x = at % width;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < size ? [at + width] : []),
  ];
}
