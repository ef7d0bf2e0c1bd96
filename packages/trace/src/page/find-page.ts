import { blur } from '../pixels/box-blur.ts';
import type { Grid, Pixels, Point } from '../pixels/grid.ts';
import { countBytes, findPercentile } from '../pixels/histogram.ts';
import { choosePage } from './choose-page.ts';
import { type Corners, mapCorners } from './corners.ts';
import { findEdgeLines } from './edge-lines.ts';
import { refineCorners } from './refine-corners.ts';
import { measureWhiteness, reduceGrid } from './whiteness.ts';

/** A page is found in a picture that is this long, and its corners are made exact in the whole one. */
const LONGEST = 320;
/** A smaller picture has no page on a desk in it. */
const LEAST = 100;
/** As a share of the longer side: how far the edge of the reduced picture may be off. */
const ERRING = 0.02;

/** The page that a photograph shows on something darker; null where none is seen, as of a scan. */
export function findPage(pixels: Pixels): Corners | null {
  const longer = Math.max(pixels.width, pixels.height);
  if (Math.min(pixels.width, pixels.height) < LEAST) return null;
  const white = measureWhiteness(pixels);
  const reduced = blur(reduceGrid(white, LONGEST), 1);
  const coarse = choosePage(reduced, findEdgeLines(reduced));
  if (!coarse || !liesOnDarker(reduced, coarse)) return null;
  const [across, down] = [pixels.width / reduced.width, pixels.height / reduced.height];
  const found = mapCorners(coarse, ({ x, y }) => ({
    x: (x + 0.5) * across - 0.5,
    y: (y + 0.5) * down - 0.5,
  }));
  return refineCorners(blur(white, 1), found, Math.max(4, ERRING * longer));
}

/** Share of the rim of a photograph that is no paper. */
const DARK_RIM = 0.7;
/** Of the paper: what is darker is no paper, whatever the light. */
const DARKER = 0.82;

/** A drawing on white paper has paper at its rim, whatever stands in its middle. */
function liesOnDarker(grid: Grid, corners: Corners): boolean {
  const counts = new Uint32Array(256);
  const rim: number[] = [];
  const edge = Math.max(2, Math.round(0.012 * grid.width));
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      const value = grid.data[y * grid.width + x] ?? 0;
      if (isInside(corners, { x, y })) counts[value] = (counts[value] ?? 0) + 1;
      else if (x < edge || y < edge || x >= grid.width - edge || y >= grid.height - edge) rim.push(value);
    }
  if (rim.length === 0) return false;
  const paper = findPercentile(counts, 0.75);
  const all = findPercentile(countBytes(Uint8Array.from(rim)), DARK_RIM);
  return all < DARKER * paper;
}

function isInside(corners: Corners, { x, y }: Point): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}
