import { placeInSlant, type Slant } from '@relievo/trace/letters';
import type { Box, Grid, Point } from '@relievo/trace/pixels';

/** Which way the letters of a line stand up in the picture. */
export type Turn = 'level' | 'upwards' | 'downwards' | 'upside-down' | 'mirrored' | 'slanted';

/** Pixels: letters of this height are read best, and with so much paper around them. */
const HEIGHT = 40;
const AROUND = 14;
const MOST_SCALE = 6;

export interface Enlarged {
  readonly grid: Grid;
  /** From a place in the enlarged line back to the picture. */
  readonly toPicture: (x: number, y: number) => Point;
}

/** Where a line of print stands. */
export interface LinePlace {
  readonly box: Box;
  readonly slant?: Slant | undefined;
  /** What stands beside its box is no part of it. */
  readonly isCut?: boolean | undefined;
}

/** Pixels beyond a box: soft edges of its letters. */
const SOFT = 1.5;

/** A line of print alone, enlarged and turned level. */
export function enlargeLine(paper: Grid, line: LinePlace, turn: Turn): Enlarged {
  const { long, high } = measureLine(line, turn);
  const scale = Math.min(MOST_SCALE, HEIGHT / Math.max(1, high));
  const width = Math.round(long * scale) + 2 * AROUND;
  const height = Math.round(high * scale) + 2 * AROUND;
  const toPicture = (x: number, y: number): Point =>
    placeInLine(line, turn, (x - AROUND) / scale, (y - AROUND) / scale);
  const isBeside = (x: number, y: number): boolean => {
    const [along, down] = [(x - AROUND) / scale, (y - AROUND) / scale];
    return along < -SOFT || along > long + SOFT || down < -SOFT || down > high + SOFT;
  };
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const place = toPicture(x + 0.5, y + 0.5);
      data[at] = line.isCut && isBeside(x, y) ? 255 : sample(paper, place.x - 0.5, place.y - 0.5);
    }
  return { grid: { width, height, data }, toPicture };
}

function measureLine({ box, slant }: LinePlace, turn: Turn): { long: number; high: number } {
  if (turn === 'slanted' && slant) return slant;
  const isTurned = turn === 'upwards' || turn === 'downwards';
  return isTurned ? { long: box.height, high: box.width } : { long: box.width, high: box.height };
}

/** From a place along the line and below its upper edge to the picture. */
function placeInLine({ box, slant }: LinePlace, turn: Turn, along: number, down: number): Point {
  switch (turn) {
    case 'level':
      return { x: box.x + along, y: box.y + down };
    case 'upwards':
      return { x: box.x + down, y: box.y + box.height - along };
    case 'downwards':
      return { x: box.x + box.width - down, y: box.y + along };
    case 'upside-down':
      return { x: box.x + box.width - along, y: box.y + box.height - down };
    case 'mirrored':
      return { x: box.x + box.width - along, y: box.y + down };
    case 'slanted':
      return slant ? placeInSlant(slant, along, down) : { x: box.x + along, y: box.y + down };
  }
}

/** Between four pixels; beside the picture is paper. */
function sample({ width, height, data }: Grid, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 255 : (data[row * width + column] ?? 255);
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return Math.round(upper * (1 - down) + lower * down);
}

/** In pixels of the enlarged line, from one letter to the next. */
const APART = 8;

/** A letter three times: alone it is often too little for the reader, which reads lines. */
export function repeatLetter({ width, height, data }: Grid): Grid {
  const step = width - 2 * AROUND + APART;
  const wide = width + 2 * step;
  const row = new Uint8Array(wide * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let time = 0; time < 3; time++)
      row.set(data.subarray(y * width + AROUND, (y + 1) * width - AROUND), y * wide + AROUND + time * step);
  return { width: wide, height, data: row };
}

/** Pixels of paper around an enlarged line that the network was trained with. */
const NARROW = 7;

/** Cuts some of the paper around an enlarged line. */
export function cutMargin({ width, height, data }: Grid): Grid {
  const cut = AROUND - NARROW;
  const [wide, high] = [width - 2 * cut, height - 2 * cut];
  const inner = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    inner.set(data.subarray((y + cut) * width + cut, (y + cut) * width + cut + wide), y * wide);
  return { width: wide, height: high, data: inner };
}
