import { BRAILLE_STANDARDS } from '@relievo/braille';
import { itemBounds } from '../geometry/bounds.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Point } from '../model/geometry.ts';
import { walk } from '../model/walk.ts';

/** What a place on the sheet is drawn to. */
export interface Snapping {
  /** Millimetres from line to line; 0 for no grid. */
  readonly grid: number;
  /** To where braille cells stand, from the margins of the sheet on. */
  readonly toBraille: boolean;
  /** To the edges and middles of other things, from within so many millimetres. */
  readonly reach: number;
}

/** The place that is meant: an edge or the middle of a thing near it, else the nearest place of the grid. */
export function snapPoint(
  drawing: Drawing,
  point: Point,
  { grid, toBraille, reach }: Snapping,
  without: readonly string[] = [],
): Point {
  const lines = reach > 0 ? listLines(drawing, without) : { x: [], y: [] };
  const { sheet } = drawing;
  const cells = BRAILLE_STANDARDS[sheet.braille];
  const pitch = toBraille ? { x: cells.cellPitch, y: cells.linePitch } : { x: grid, y: grid };
  const origin = toBraille ? { x: sheet.margins.left, y: sheet.margins.top } : { x: 0, y: 0 };
  const snap = (axis: 'x' | 'y'): number => {
    const value = point[axis];
    const near = findNearest(lines[axis], value);
    if (near !== undefined && Math.abs(near - value) <= reach) return near;
    if (pitch[axis] <= 0) return value;
    return origin[axis] + Math.round((value - origin[axis]) / pitch[axis]) * pitch[axis];
  };
  return { x: snap('x'), y: snap('y') };
}

function findNearest(values: readonly number[], value: number): number | undefined {
  let nearest: number | undefined;
  for (const one of values)
    if (nearest === undefined || Math.abs(one - value) < Math.abs(nearest - value)) nearest = one;
  return nearest;
}

/** Edges and middles of what is on visible layers. */
function listLines(drawing: Drawing, without: readonly string[]): { x: number[]; y: number[] } {
  const skipped = new Set(without);
  const lines: { x: number[]; y: number[] } = { x: [], y: [] };
  for (const { item, layer, parent } of walk(drawing)) {
    const box = layer.visible && !parent && !skipped.has(item.id) ? itemBounds(item, drawing.sheet) : null;
    if (!box) continue;
    lines.x.push(box.x, box.x + box.width / 2, box.x + box.width);
    lines.y.push(box.y, box.y + box.height / 2, box.y + box.height);
  }
  return lines;
}
