import { blur } from './box-blur.ts';
import { createGrid, type Grid, type Pixels } from './grid.ts';
import { countBytes, findPercentile } from './histogram.ts';
import { toLightness } from './lightness.ts';
import { smoothGrain } from './smooth-grain.ts';

/** A square of pixels of which the light of the paper is told. */
const BLOCK = 16;
/** Paper that differs by less than this is evenly lit: a scanner made the picture. */
const EVEN = 12;
/** Of the lightest paper: what is darker is a drawn area, and no shadow. */
const SHADOW = 0.4;
/** Programs paint surfaces of one value; paper under a camera has grain everywhere. */
const PAINTED_SHARE = 0.3;
const GRAIN = 2;

export interface EvenlyLit {
  readonly pixels: Pixels;
  readonly wasUneven: boolean;
  /** Whether a program painted it: no grain, and each surface of one colour. */
  readonly isPainted: boolean;
}

/** A photo of a page has shadows: each pixel is made as light as it would be where the paper is white. */
export function evenLight(raw: Pixels): EvenlyLit {
  const blocks = measureBlocks(toLightness(raw));
  const isPainted =
    blocks.grains.filter((grain) => grain <= GRAIN).length > PAINTED_SHARE * blocks.grains.length;
  if (isPainted) return { pixels: raw, wasUneven: false, isPainted };
  const pixels = smoothGrain(raw);
  const light = spreadPaper(blocks.lightest);
  const counts = countBytes(light.data);
  const isEven = findPercentile(counts, 0.98) - findPercentile(counts, 0.02) < EVEN;
  if (isEven) return { pixels, wasUneven: false, isPainted };
  const { width, height, channels } = pixels;
  const data = new Uint8Array(pixels.data.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const paper = paperAt(light, x, y);
      for (let channel = 0; channel < channels; channel++, at++)
        data[at] = Math.min(255, Math.round(((pixels.data[at] ?? 0) * 255) / paper));
    }
  return { pixels: { ...pixels, data }, wasUneven: true, isPainted };
}

/** How light the paper is in each block, and by how much most of its pixels differ. */
function measureBlocks({ width, height, data }: Grid): {
  readonly lightest: Grid;
  readonly grains: readonly number[];
} {
  const lightest = createGrid(Math.ceil(width / BLOCK), Math.ceil(height / BLOCK));
  const grains: number[] = [];
  for (let row = 0; row < lightest.height; row++)
    for (let column = 0; column < lightest.width; column++) {
      const counts = new Uint32Array(256);
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y++)
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x++) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      lightest.data[row * lightest.width + column] = findPercentile(counts, 0.9);
      grains.push(findPercentile(counts, 0.98) - findPercentile(counts, 0.02));
    }
  return { lightest, grains };
}

/** From one block of paper to the next the light changes little; a drawn surface begins at once. */
const SOFT = 0.12;

/** Blocks that are drawn on take the light of the paper around them. */
function spreadPaper(blocks: Grid): Grid {
  const paper = findPaperBlocks(blocks);
  const { width, height } = blocks;
  let data = blocks.data.map((value, at) => (paper.has(at) ? value : 0));
  while (data.includes(0))
    data = data.map((value, at) => {
      if (value > 0) return value;
      const around = listNeighbours(at, width, height).map((one) => data[one] ?? 0);
      const lit = around.filter((one) => one > 0);
      return lit.length === 0 ? 0 : lit.reduce((sum, one) => sum + one, 0) / lit.length;
    });
  return blur({ width, height, data }, 1);
}

/** All that is reached from the lightest blocks without a sudden change. */
function findPaperBlocks({ width, height, data }: Grid): ReadonlySet<number> {
  const white = findPercentile(countBytes(data), 0.98);
  const isLight = (at: number): boolean => (data[at] ?? 0) >= (1 - SOFT) * white;
  const found = new Set(Array.from(data.keys()).filter(isLight));
  for (const at of found)
    for (const next of listNeighbours(at, width, height)) {
      const [own, other] = [data[at] ?? 0, data[next] ?? 0];
      if (other >= SHADOW * white && Math.abs(own - other) <= SOFT * Math.max(own, other)) found.add(next);
    }
  return found;
}

function listNeighbours(at: number, width: number, height: number): readonly number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - width] : []),
    ...(y < height - 1 ? [at + width] : []),
  ];
}

/** Between the middles of blocks the light changes evenly. */
function paperAt({ width, height, data }: Grid, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5));
  const row = Math.min(height - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
  const at = (across: number, down: number): number => data[down * width + across] ?? 255;
  const upper = mix(at(left, top), at(right, top), column - left);
  return Math.max(1, mix(upper, mix(at(left, bottom), at(right, bottom), column - left), row - top));
}
