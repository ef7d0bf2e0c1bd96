import { type Component, findComponents } from '../pixels/components.ts';
import type { Grid } from '../pixels/grid.ts';
import type { Inks } from './inks.ts';

/** A painted box: a bar, or a part of one. */
export interface PaintedBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ink: number;
  /** How much of its edge is seen: something may lie over it. */
  readonly seen: number;
}

/** Full enough to be painted, and no soft edge. */
const FULL = 205;
/** Of a side that has to be seen. */
const SIDE = 0.3;
const AREA = 0.4;
/** Pixels of each ink where it is as wide and as high as a surface. */
export function findSurfaces(width: number, height: number, inks: Inks, least: number): Grid {
  const full = new Uint8Array(width * height);
  for (let at = 0; at < full.length; at++) full[at] = (inks.cover[at] ?? 0) >= FULL ? (inks.of[at] ?? 0) : 0;
  const kept = keepRuns(full, width, height, 1, width, least);
  return { width, height, data: keepRuns(kept, height, width, width, 1, least) };
}

/** Runs of one ink along a line of `count` pixels that are `step` apart. */
function keepRuns(
  data: Uint8Array,
  count: number,
  lines: number,
  step: number,
  stride: number,
  least: number,
): Uint8Array {
  const kept = new Uint8Array(data.length);
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let i = 1; i <= count; i++) {
      const own = data[line * stride + start * step] ?? 0;
      if (i < count && data[line * stride + i * step] === own) continue;
      if (own && i - start >= least) for (let j = start; j < i; j++) kept[line * stride + j * step] = own;
      start = i;
    }
  }
  return kept;
}

export function findBoxes(
  surfaces: Grid,
  inks: Inks,
): { readonly boxes: readonly PaintedBox[]; readonly taken: Uint8Array } {
  const { labels, list } = findComponents(surfaces, { corners: false });
  const taken = new Uint8Array(list.length + 1);
  const boxes = list.flatMap((one) => {
    const box = toBox(one, labels, surfaces, inks);
    if (box) taken[one.label] = 1;
    return box ? [box] : [];
  });
  const mask = maskTaken(labels, taken, surfaces, inks);
  const slivers = boxes.flatMap((box) => findSliver(box, surfaces, inks, mask) ?? []);
  return { boxes: [...boxes, ...slivers], taken: mask };
}

/** A line of a grid that is drawn over a bar has at most so many pixels across. */
const MAX_LINE = 4;
/** A sliver covers this share of the width of its box, and more of each of its pixels than paper would. */
const MIN_SPAN = 0.9;
const COVERED = 128;

/** Finds the end of a bar above a line that is drawn over it, if it is too thin to be a surface. Its pixels are masked. */
function findSliver(
  box: PaintedBox,
  { width, data }: Grid,
  { of, cover, list }: Inks,
  mask: Uint8Array,
): PaintedBox | null {
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  const columns = Array.from({ length: right - left }, (_, at) => left + at);
  if (columns.length === 0 || list[box.ink - 1]?.isGrey) return null;
  const shareOf = (y: number, isOwn: (at: number) => boolean): number =>
    y < 0 ? 0 : columns.filter((x) => isOwn(y * width + x)).length / columns.length;
  const isLine = (y: number): boolean =>
    shareOf(y, (at) => (of[at] ?? 0) > 0 && of[at] !== box.ink) >= MIN_SPAN;
  const isOwn = (y: number): boolean =>
    shareOf(y, (at) => of[at] === box.ink && (cover[at] ?? 0) >= COVERED && !data[at]) >= MIN_SPAN;
  let bottom = Math.round(box.top) - 1;
  for (let far = 0; far < MAX_LINE && !isOwn(bottom) && isLine(bottom); far++) bottom -= 1;
  if (bottom === Math.round(box.top) - 1) return null;
  let first = bottom;
  while (isOwn(first)) first -= 1;
  if (first === bottom) return null;
  const height = middle(columns.map((x) => measureHeight(x)));
  for (let y = Math.max(0, first); y <= bottom; y++) for (const x of columns) mask[y * width + x] = 1;
  return { ...box, top: bottom + 1 - height, bottom: bottom + 1 };

  /** Adds up how much of each pixel is covered, with the soft one above. */
  function measureHeight(x: number): number {
    let sum = 0;
    for (let y = Math.max(0, first); y <= bottom; y++)
      sum += of[y * width + x] === box.ink ? (cover[y * width + x] ?? 0) / 255 : 0;
    return sum;
  }
}

/** Pixels: soft edges of a box belong to it. */
const SOFT = 3;

function maskTaken(
  labels: Int32Array,
  taken: Uint8Array,
  { width, height, data }: Grid,
  inks: Inks,
): Uint8Array {
  const mask = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) {
    if (!taken[labels[at] ?? 0]) continue;
    mask[at] = 1;
    for (const step of [1, -1, width, -width])
      for (let far = 1; far <= SOFT; far++) {
        const next = at + step * far;
        if (taken[labels[next] ?? 0] || inks.of[next] !== data[at]) break;
        mask[next] = 1;
      }
  }
  return mask.subarray(0, width * height);
}

function toBox(
  { label, box, pixels }: Component,
  labels: Int32Array,
  { width, height, data }: Grid,
  inks: Inks,
): PaintedBox | null {
  if (pixels < AREA * box.width * box.height) return null;
  const isOwn = (x: number, y: number): boolean => labels[y * width + x] === label;
  const rows = Array.from({ length: box.height }, (_, i) => box.y + i);
  const columns = Array.from({ length: box.width }, (_, i) => box.x + i);
  const [right, bottom] = [box.x + box.width - 1, box.y + box.height - 1];
  const near = (test: (step: number) => boolean): boolean => test(0) || test(1);
  const leftRows = rows.filter((y) => near((step) => isOwn(box.x + step, y)));
  const rightRows = rows.filter((y) => near((step) => isOwn(right - step, y)));
  const topColumns = columns.filter((x) => near((step) => isOwn(x, box.y + step)));
  const bottomColumns = columns.filter((x) => near((step) => isOwn(x, bottom - step)));
  const seen = Math.min(
    leftRows.length / box.height,
    rightRows.length / box.height,
    topColumns.length / box.width,
    bottomColumns.length / box.width,
  );
  if (seen < SIDE) return null;
  const ink = data[(leftRows[0] ?? box.y) * width + box.x] || inkOf();
  const size = { width, height };
  const step = (places: readonly number[], walk: (place: number, far: number) => number | null): number =>
    middle(places.map((place) => measureEdge((far) => walk(place, far), ink, inks)));
  const at = (x: number, y: number): number | null =>
    x < 0 || y < 0 || x >= size.width || y >= size.height ? null : y * width + x;
  const found = {
    left: box.x - step(leftRows, (y, far) => at(box.x - 1 - far, y)),
    right: box.x + box.width + step(rightRows, (y, far) => at(box.x + box.width + far, y)),
    top: box.y - step(topColumns, (x, far) => at(x, box.y - 1 - far)),
    bottom: box.y + box.height + step(bottomColumns, (x, far) => at(x, box.y + box.height + far)),
    ink,
    seen,
  };
  return isDot(found, width, inks) || goesOn(found, size, inks) ? null : found;

  function inkOf(): number {
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++) if (isOwn(x, y)) return data[y * width + x] ?? 0;
    return 0;
  }
}

/** Pixels: a larger dot is none, and has round corners that are seen. */
const LARGEST_DOT = 40;
/** Of 255: a pixel in a corner of a box is covered by more. */
const CORNER = 76;
const MOST_COVERED = 2;

function isLikeDot(wide: number, high: number): boolean {
  return Math.max(wide, high) <= Math.min(LARGEST_DOT, 1.25 * Math.min(wide, high));
}

/** As high as wide, with nothing in its corners, but where the line runs on that it marks. */
function isDot({ left, right, top, bottom }: PaintedBox, width: number, inks: Inks): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (!isLikeDot(wide, high)) return false;
  const [columns, rows] = [
    [Math.round(left), Math.round(right) - 1],
    [Math.round(top), Math.round(bottom) - 1],
  ];
  const covered = columns.flatMap((x) => rows.filter((y) => (inks.cover[y * width + x] ?? 0) >= CORNER));
  return covered.length <= MOST_COVERED;
}

/** Pixels outside of a box, and the share of all that lie there at which its ink goes on: a slanting line is made of steps. */
const BEYOND = 2;
const GOES_ON = 0.1;

function goesOn(
  { left, right, top, bottom, ink }: PaintedBox,
  { width, height }: { readonly width: number; readonly height: number },
  inks: Inks,
): boolean {
  const [first, last] = [Math.floor(left) - BEYOND, Math.ceil(right) - 1 + BEYOND];
  const [upper, lower] = [Math.floor(top) - BEYOND, Math.ceil(bottom) - 1 + BEYOND];
  let [all, own] = [0, 0];
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && inks.of[y * width + x] === ink;
  // Beyond an outline another box of the same ink may begin, as the next bar of a histogram does.
  const look = (x: number, y: number, inX: number, inY: number): void => {
    all++;
    if (isOwn(x, y) && isOwn(x + inX, y + inY) && (inks.cover[y * width + x] ?? 0) >= FULL) own++;
  };
  for (let x = first; x <= last; x++) {
    look(x, upper, 0, 1);
    look(x, lower, 0, -1);
  }
  for (let y = upper + 1; y < lower; y++) {
    look(first, y, 1, 0);
    look(last, y, -1, 0);
  }
  // A mark on a line is as high as wide, and the line is thin beside it.
  return isLikeDot(right - left, bottom - top) ? own >= 2 : own > GOES_ON * all;
}

/** An outline is no thicker than this. */
const OUTLINE = 6;

/** How far beyond its last full pixel a surface reaches: a soft edge by its cover, an outline to its middle. */
function measureEdge(walk: (far: number) => number | null, ink: number, inks: Inks): number {
  let [own, outline] = [0, 0];
  for (let far = 0; far < OUTLINE; far++) {
    const at = walk(far);
    if (at === null || !inks.of[at]) return own + outline / 2;
    const cover = (inks.cover[at] ?? 0) / 255;
    if (inks.of[at] === ink && outline === 0) own += cover;
    else if (inks.list[(inks.of[at] ?? 1) - 1]?.isGrey) outline += cover;
    else return own;
  }
  // What goes on is no outline.
  return own;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
