import { findComponents } from '../pixels/components.ts';
import { createMask, type Pixels } from '../pixels/grid.ts';
import { findPaper } from './paper.ts';

/** What differs from the paper by more than this is drawn. */
const DRAWN = 40;
/** The soft edge of a detail goes with it. */
const EDGE = 2;

/** Details that are smaller than this, in thousandths of the longer side, become paper. */
export function dropDetails(pixels: Pixels, smallest: number): Pixels {
  const { width, height, channels, data } = pixels;
  const paper = findPaper(pixels);
  const drawn = createMask(width, height, (at) => {
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((data[at * channels + channel] ?? 0) - (paper[channel] ?? 255)) > DRAWN) return true;
    return false;
  });
  const { list, runs, labelOf } = findComponents(drawn);
  const least = (smallest / 1000) * Math.max(width, height);
  const isSmall = list.map(({ box }) => Math.max(box.width, box.height) < least);
  if (!isSmall.includes(true)) return pixels;
  const dropped = new Uint8Array(width * height);
  for (let run = 0; run < runs.count; run++)
    if (isSmall[(labelOf[run] ?? 0) - 1]) dropAround(dropped, width, runs.from[run] ?? 0, runs.to[run] ?? 0);
  // What is no small detail stays, however near to one.
  for (let run = 0; run < runs.count; run++)
    if (!isSmall[(labelOf[run] ?? 0) - 1]) dropped.fill(0, runs.from[run], runs.to[run]);
  const cleared = new Uint8Array(data);
  for (let at = 0; at < dropped.length; at++)
    if (dropped[at])
      for (let channel = 0; channel < channels; channel++)
        cleared[at * channels + channel] = paper[channel] ?? 255;
  return { ...pixels, data: cleared };
}

/** A run of pixels, and the soft edge around it. */
function dropAround(dropped: Uint8Array, width: number, from: number, to: number): void {
  const y = Math.floor(from / width);
  const rows = dropped.length / width;
  const [left, right] = [Math.max(0, from - y * width - EDGE), Math.min(width, to - y * width + EDGE)];
  for (let row = Math.max(0, y - EDGE); row <= Math.min(rows - 1, y + EDGE); row++)
    dropped.fill(1, row * width + left, row * width + right);
}
