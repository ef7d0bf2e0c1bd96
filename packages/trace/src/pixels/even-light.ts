import { blur } from './box-blur.ts';
import { createGrid, type Grid, type Pixels } from './grid.ts';
import { countBytes, findPercentile } from './histogram.ts';
import { toLightness } from './lightness.ts';
import { remember } from './remember.ts';
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
/** Light that falls from one side gives smooth paper almost every value between its lightest and its darkest one. */
const SHADED_SHARE = 0.3;
const MIN_SHADES = 8;
/** A value that a smaller share of the blocks has is the edge of something. */
const SHADE = 0.004;

export interface EvenlyLit {
  readonly pixels: Pixels;
  readonly wasUneven: boolean;
  /** Whether a program painted it: no grain, and each surface of one colour. */
  readonly isPainted: boolean;
}

const known = new WeakMap<Pixels, EvenlyLit>();

/** A photo of a page has shadows: each pixel is made as light as it would be where the paper is white. */
export function evenLight(raw: Pixels): EvenlyLit {
  return remember(known, raw, evenOut);
}

/** Remembers a picture as one whose light was evened, so that it is not done a second time. */
export function knowAsEven(pixels: Pixels): Pixels {
  known.set(pixels, { pixels, wasUneven: true, isPainted: false });
  return pixels;
}

function evenOut(raw: Pixels): EvenlyLit {
  const blocks = measureBlocks(toLightness(raw));
  const smooth = blocks.grains.filter((grain) => grain <= GRAIN).length;
  const isPainted = smooth > PAINTED_SHARE * blocks.grains.length && !isShaded(blocks.lightest);
  if (isPainted) return { pixels: raw, wasUneven: false, isPainted };
  const pixels = smoothGrain(raw);
  const light = spreadPaper(blocks.lightest);
  const counts = countBytes(light.data);
  const isEven = findPercentile(counts, 0.98) - findPercentile(counts, 0.02) < EVEN;
  if (isEven) return { pixels, wasUneven: false, isPainted };
  return { pixels: lightenBy(light, pixels), wasUneven: true, isPainted };
}

/** Tells whether the values of the paper follow each other without gaps, as under light from one side. */
function isShaded(blocks: Grid): boolean {
  const paper = Array.from(findPaperBlocks(blocks), (at) => blocks.data[at] ?? 0);
  const counts = countBytes(Uint8Array.from(paper));
  const range = findPercentile(counts, 0.98) - findPercentile(counts, 0.02);
  const shades = counts.filter((count) => count > 0 && count >= SHADE * blocks.data.length).length;
  return range >= EVEN && shades >= Math.max(MIN_SHADES, SHADED_SHARE * range);
}

function lightenBy(light: Grid, pixels: Pixels): Pixels {
  const { width, height, channels } = pixels;
  const data = new Uint8Array(pixels.data.length);
  const columns = placeInBlocks(width, light.width);
  const rows = placeInBlocks(height, light.height);
  for (let y = 0, at = 0; y < height; y++) {
    const [top, bottom, down] = [rows.before[y] ?? 0, rows.after[y] ?? 0, rows.share[y] ?? 0];
    const [upperRow, lowerRow] = [top * light.width, bottom * light.width];
    for (let x = 0; x < width; x++) {
      const [left, right, across] = [columns.before[x] ?? 0, columns.after[x] ?? 0, columns.share[x] ?? 0];
      const upper = mix(light.data[upperRow + left] ?? 255, light.data[upperRow + right] ?? 255, across);
      const lower = mix(light.data[lowerRow + left] ?? 255, light.data[lowerRow + right] ?? 255, across);
      const paper = Math.max(1, mix(upper, lower, down));
      for (let channel = 0; channel < channels; channel++, at++)
        data[at] = Math.min(255, Math.round(((pixels.data[at] ?? 0) * 255) / paper));
    }
  }
  return { ...pixels, data };
}

/** For each pixel of a side the blocks before and after it, and how near it is to the second one. */
interface InBlocks {
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly share: Float64Array;
}

/** Between the middles of blocks the light changes evenly. */
function placeInBlocks(length: number, blocks: number): InBlocks {
  const places = Array.from({ length }, (_, at) =>
    Math.min(blocks - 1, Math.max(0, (at + 0.5) / BLOCK - 0.5)),
  );
  return {
    before: Int32Array.from(places, Math.floor),
    after: Int32Array.from(places, (place) => Math.min(blocks - 1, Math.floor(place) + 1)),
    share: Float64Array.from(places, (place) => place - Math.floor(place)),
  };
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** How light the paper is in each block, and by how much most of its pixels differ. */
interface Blocks {
  readonly lightest: Grid;
  readonly grains: readonly number[];
}

function measureBlocks({ width, height, data }: Grid): Blocks {
  const lightest = createGrid(Math.ceil(width / BLOCK), Math.ceil(height / BLOCK));
  const grains: number[] = [];
  const counts = new Uint32Array(256);
  for (let row = 0; row < lightest.height; row++)
    for (let column = 0; column < lightest.width; column++) {
      counts.fill(0);
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
