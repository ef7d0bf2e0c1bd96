import { boundsOf, itemBounds } from '../geometry/bounds.ts';
import { centerOf, doesBoxContain } from '../geometry/box.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Drawing, Sheet } from '../model/drawing.ts';
import { drawableArea } from '../model/drawing.ts';
import type { Box, Matrix } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { mapItems, walk } from '../model/walk.ts';
import type { OperationReports } from './reports.ts';

const refuse: Refuse<OperationReports> = fail;

/**
 * The drawing on a sheet, hidden layers and all, as large as the drawable area allows, in its middle, not larger than it was
 * unless asked to enlarge. Braille, symbols and lines keep their size, so that only what lies between
 * them shrinks.
 */
export function fitToSheet(
  drawing: Drawing,
  sheet: Sheet = drawing.sheet,
  { enlarge = false }: { readonly enlarge?: boolean } = {},
): Result<Drawing> {
  const scaled = scaleToSheet(drawing, sheet, enlarge);
  return scaled.ok ? succeed(scaled.value.drawing) : scaled;
}

export interface Scaled {
  readonly drawing: Drawing;
  readonly scale: number;
}

/** Fits the drawing to the sheet, and says how much larger it is then. */
export function scaleToSheet(drawing: Drawing, sheet: Sheet, enlarge: boolean): Result<Scaled> {
  const area = drawableArea(sheet);
  const extents = [...walk(drawing)].flatMap(({ item }) => {
    if (item.kind === 'group') return [];
    const box = itemBounds(item, sheet);
    if (!box || !isFinite(box)) return [];
    if (item.kind === 'text') return [extentOf(box, { ...centerOf(box), width: 0, height: 0 })];
    if (item.kind === 'image') return [extentOf(box, box)];
    const { geometry } = item;
    const elastic = geometry.type === 'symbol' ? { ...geometry.at, width: 0, height: 0 } : boundsOf(geometry);
    return elastic ? [extentOf(box, elastic)] : [];
  });
  const onSheet: Drawing = { ...drawing, sheet };
  if (extents.length === 0) return succeed({ drawing: onSheet, scale: 1 });
  const now = boxAt(extents, 1);
  if (!enlarge && doesBoxContain(area, now)) return succeed({ drawing: onSheet, scale: 1 });
  const scale = findLargestScale(extents, area, enlarge ? LARGEST : 1);
  if (scale === null) {
    return refuse({ code: 'operation_sheet_too_small', parameters: {} });
  }
  const from = centerOf(boxAt(extents, scale));
  const to = centerOf(area);
  const matrix: Matrix = [scale, 0, 0, scale, to.x - from.x, to.y - from.y];
  const scaled = mapItems(onSheet, (item) =>
    item.kind === 'group' ? item : transformItem(item, matrix, sheet),
  );
  return succeed({ drawing: scaled, scale });
}

/** What is no number lies nowhere, and takes no part. */
function isFinite({ x, y, width, height }: Box): boolean {
  return Number.isFinite(x + y + width + height);
}

const LARGEST = 1000;
const SMALLEST = 0.001;

/** What of an item scales, and how far it reaches beyond that whatever the scale. */
interface Extent {
  readonly elastic: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function extentOf(box: Box, elastic: Box): Extent {
  return {
    elastic,
    left: elastic.x - box.x,
    top: elastic.y - box.y,
    right: box.x + box.width - elastic.x - elastic.width,
    bottom: box.y + box.height - elastic.y - elastic.height,
  };
}

function boxAt(extents: readonly Extent[], scale: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { elastic, ...fixed } of extents) {
    left = Math.min(left, elastic.x * scale - fixed.left);
    top = Math.min(top, elastic.y * scale - fixed.top);
    right = Math.max(right, (elastic.x + elastic.width) * scale + fixed.right);
    bottom = Math.max(bottom, (elastic.y + elastic.height) * scale + fixed.bottom);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Width and height only grow with the scale, so halving finds the largest that fits. */
function findLargestScale(extents: readonly Extent[], area: Box, most: number): number | null {
  const fits = (scale: number): boolean => {
    const { width, height } = boxAt(extents, scale);
    return width <= area.width && height <= area.height;
  };
  if (fits(most)) return most;
  if (!fits(SMALLEST)) return null;
  let [low, high] = [SMALLEST, most];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
