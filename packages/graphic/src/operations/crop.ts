import { boundsOf, itemBounds, raisedWidth } from '../geometry/bounds.ts';
import { centerOf, doBoxesMeet, doesBoxContain, expandBox } from '../geometry/box.ts';
import { clipLines } from '../geometry/clip-lines.ts';
import { flatten } from '../geometry/flatten.ts';
import { intersectRegion, regionOf, regionPath } from '../geometry/region.ts';
import type { Drawing, Item, ShapeItem, Sheet } from '../model/drawing.ts';
import type { Box, Geometry } from '../model/geometry.ts';
import { mapItems } from '../model/walk.ts';
import { cropImage } from './crop-image.ts';
import { moveItem, shiftInto } from './shift.ts';

type Cropped = Item | readonly never[];
const NOTHING: readonly never[] = [];

/**
 * What lies in the box: lines and areas are cut at its edges with all that they raise, texts and
 * symbols, which cannot be cut, move in if their middle lies inside and go if it does not.
 */
export function crop(drawing: Drawing, box: Box): Drawing {
  return mapItems(drawing, (item): Cropped => cropItem(item, box, drawing.sheet));
}

function cropItem(item: Item, box: Box, sheet: Sheet): Cropped {
  if (item.kind === 'group') return item.items.length > 0 ? item : NOTHING;
  const bounds = itemBounds(item, sheet);
  if (!bounds || !doBoxesMeet(bounds, box)) return NOTHING;
  if (doesBoxContain(box, bounds)) return item;
  if (item.kind === 'image') return cropImage(item, box) ?? NOTHING;
  if (item.kind === 'text' || item.geometry.type === 'symbol') return moveInto(item, bounds, box);
  const geometry = cropGeometry(item, expandBox(box, -raisedWidth(item.line) / 2));
  return geometry ? { ...item, geometry } : NOTHING;
}

/** Rounding of a moved box must not leave a hair of it outside. */
const HAIR = 1e-9;

function moveInto(item: Item, bounds: Box, box: Box): Cropped {
  const fits = bounds.width <= box.width && bounds.height <= box.height;
  const middle = { ...centerOf(bounds), width: 0, height: 0 };
  if (!fits || !doesBoxContain(box, middle)) return NOTHING;
  return moveItem(item, shiftInto(bounds, box));
}

function cropGeometry({ geometry, texture }: ShapeItem, box: Box): Geometry | null {
  if (texture === null) return cropLines(geometry, box);
  const region = intersectRegion(regionOf(geometry), regionOf({ type: 'rect', ...box }));
  if (region.length === 0) return null;
  const path = regionPath(region);
  return geometry.type === 'rect' ? (toRect(path) ?? path) : path;
}

/** An outline does not run along the edge of what was cut off: it ends there. */
function cropLines(geometry: Geometry, box: Box): Geometry | null {
  const bounds = boundsOf(geometry);
  if (bounds && doesBoxContain(box, bounds, HAIR)) return geometry;
  const subpaths = clipLines(flatten(geometry), box);
  return subpaths.length > 0 ? { type: 'path', subpaths } : null;
}

function toRect(path: Geometry): Geometry | null {
  const bounds = boundsOf(path);
  return bounds && { type: 'rect', ...bounds };
}
