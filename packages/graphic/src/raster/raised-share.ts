import type { Drawing, Item } from '../model/drawing.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { HeightMap } from './height-map.ts';
import { type RasterOptions, rasterise } from './rasterise.ts';

/**
 * The share of the sheet that is raised at all, 0 to 1: above 0.4 swell paper is too full to read
 * (PIAF guide). How high does not matter. A pixel on an edge counts for the part of it that is
 * covered: its height beside the highest of its neighbours.
 */
export function measureRaisedShare({ width, height, values }: HeightMap): number {
  let raised = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = values[y * width + x] ?? 0;
      if (value > 0) raised += value / findHighestAround(values, width, height, x, y);
    }
  }
  return raised / (width * height);
}

function findHighestAround(
  values: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const value = values[row * width + column] ?? 0;
      if (value > most) most = value;
    }
  }
  return most;
}

/**
 * The same share from the drawing itself. All of it is raised as high as it can be, so that a pixel says how much of it
 * is covered: dots and lines that are thinner than a pixel count for their own area, and not for the pixels around them.
 */
export function measureRaisedArea(drawing: Drawing, options: RasterOptions): number {
  const isImage = (item: Item): boolean => item.kind === 'image';
  const raised = mapItems(drawing, (item) =>
    isImage(item) ? [] : item.kind === 'shape' || item.kind === 'text' ? { ...item, height: 1 } : item,
  );
  const covered = rasterise(raised, options).values;
  const images = [...walkLeaves(drawing)].some(isImage)
    ? rasterise(
        mapItems(drawing, (item) => (item.kind === 'group' || isImage(item) ? item : [])),
        options,
      ).values
    : null;
  let sum = 0;
  for (const [at, share] of covered.entries()) sum += (images?.[at] ?? 0) > 0 ? 1 : Math.min(1, share);
  return sum / covered.length;
}
