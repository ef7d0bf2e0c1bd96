import { maxOf, minOf } from '@relievo/words';

/** Bytes, one for each pixel, row by row from the top left. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** 1 where something is, else 0. */
export type Mask = Grid;

/** Red, green and blue, or grey alone. */
export interface Pixels extends Grid {
  readonly channels: 1 | 3;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function createGrid(width: number, height: number): Grid {
  return { width, height, data: new Uint8Array(width * height) };
}

/** A loop, and not Uint8Array.from with a function, which is ten times as slow. */
export function createMask(width: number, height: number, isSet: (at: number) => boolean): Mask {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) if (isSet(at)) data[at] = 1;
  return { width, height, data };
}

export function uniteMasks({ width, height, data }: Mask, { data: other }: Mask): Mask {
  const both = Uint8Array.from(data);
  for (let at = 0; at < both.length; at++) if (other[at]) both[at] = 1;
  return { width, height, data: both };
}

/** What is greater than a value. */
export function maskAbove({ width, height, data }: Grid, value: number): Mask {
  const mask = new Uint8Array(data.length);
  for (let at = 0; at < mask.length; at++) if ((data[at] ?? 0) > value) mask[at] = 1;
  return { width, height, data: mask };
}

/** What of a mask lies outside of another one. */
export function cutFrom({ width, height, data }: Mask, { data: other }: Mask): Mask {
  const left = Uint8Array.from(data);
  for (let at = 0; at < left.length; at++) if (other[at]) left[at] = 0;
  return { width, height, data: left };
}

/** The smallest box around boxes. */
export function surround(boxes: readonly Box[]): Box {
  const x = minOf(boxes.map((box) => box.x));
  const y = minOf(boxes.map((box) => box.y));
  return {
    x,
    y,
    width: maxOf(boxes.map((box) => box.x + box.width)) - x,
    height: maxOf(boxes.map((box) => box.y + box.height)) - y,
  };
}
