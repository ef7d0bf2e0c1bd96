import { drawingBounds } from '../geometry/bounds.ts';
import { expandBox, intersectBoxes } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';

/** What of a sheet a display shows, and how large: 1 is life. */
export interface View {
  readonly box: Box;
  readonly scale: number;
}

/** Around the content, so that lines on its edge are whole. */
const ROOM = 2;

/** The part of the sheet that has anything on it, and a little room; the sheet when there is nothing. */
export function contentBox(drawing: Drawing): Box {
  const page = { x: 0, y: 0, width: drawing.sheet.width, height: drawing.sheet.height };
  const bounds = drawingBounds(drawing);
  const box = bounds ? intersectBoxes(page, expandBox(bounds, ROOM)) : null;
  return box && box.width > 0 && box.height > 0 ? box : page;
}

/** The whole sheet where it fits; else its content, as large as it fits and never larger than life. */
export function viewFor(drawing: Drawing, across: number, down: number): View {
  const { width, height } = drawing.sheet;
  const slack = 0.01;
  if (width <= across + slack && height <= down + slack)
    return { box: { x: 0, y: 0, width, height }, scale: 1 };
  const box = contentBox(drawing);
  return { box, scale: Math.min(1, across / box.width, down / box.height) };
}
