import type { Examined } from './examine.ts';
import { PER_MM } from './raster.ts';

/** How a sample in a key feels: its darkness, and how its ink changes along four directions. */
type Feel = readonly number[];

export interface KeyLine {
  readonly text: string;
  readonly feel: Feel | undefined;
  readonly height: number;
}

const REACH = 40;

/**
 * Feels the samples left or right of lines of braille that name a series. A line without ink beside it has no feel.
 */
export function feelSamples(
  { lines, ink, sheet, blobs }: Examined,
  isSeries: (text: string) => boolean,
): readonly KeyLine[] {
  return lines.flatMap((line): readonly KeyLine[] => {
    const text = line.reading.texts.find(isSeries);
    if (text === undefined) return [];
    const middle = (line.top + line.bottom) / 2;
    const beside = blobs.filter(({ left, top, width, height }) => {
      const gap = Math.max(line.left - left - width, left - line.right);
      return gap > 0 && gap < 14 * PER_MM && top - 4 * PER_MM < middle && top + height + 4 * PER_MM > middle;
    });
    const near = beside.toSorted((a, b) => b.area - a.area)[0];
    if (near === undefined) return [{ text, feel: undefined, height: 0 }];
    const isLeft = near.left < line.left;
    const from = isLeft ? line.left - REACH * PER_MM : line.right + PER_MM;
    return [
      {
        text,
        feel: feel(ink, sheet.width, {
          left: Math.max(0, from),
          top: Math.max(0, middle - 55),
          width: REACH * PER_MM - PER_MM,
          height: 110,
        }),
        height: near.height / PER_MM,
      },
    ];
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function feel(ink: Uint8Array, width: number, box: Box): Feel {
  let dark = 0;
  const changes = [0, 0, 0, 0];
  const steps = [1, width, width + 1, width - 1];
  for (let y = Math.round(box.top); y < box.top + box.height; y += 1)
    for (let x = Math.round(box.left); x < box.left + box.width; x += 1) {
      const at = y * width + x;
      if (ink[at] === 1) dark += 1;
      for (const [i, step] of steps.entries())
        if (ink[at] !== ink[at + step]) changes[i] = (changes[i] ?? 0) + 1;
    }
  return [dark, ...changes];
}

/** Two samples are alike where no measure differs by more than a tenth. */
export function areAlike(a: Feel, b: Feel): boolean {
  return a.every((value, at) => {
    const other = b[at] ?? 0;
    return Math.abs(value - other) <= 0.1 * Math.max(value, other, 40);
  });
}
