import {
  createArrow,
  createCurve,
  createDimension,
  createEllipse,
  createPolyline,
  createRectangle,
  createSymbol,
  createTriangle,
} from '@relievo/graphic/editing/shapes';
import { distanceBetween } from '@relievo/graphic/geometry';
import type { Item, Point } from '@relievo/graphic/model';
import { SYMBOL_SIZES } from '@relievo/graphic/set';
import type { Tool } from '../state/editor.ts';
import { makeExact } from './freehand.ts';

/** What was marked on the sheet so far, and where the pointer is. */
export interface Sketch {
  readonly points: readonly Point[];
  readonly at: Point | null;
}

export type ToolEvent =
  | { readonly does: 'press' | 'move' | 'release'; readonly point: Point }
  | { readonly does: 'finish' }
  | { readonly does: 'cancel' };

export const NO_SKETCH: Sketch = { points: [], at: null };

/** Nearer than this to where it was pressed, a pointer has not been dragged; and a line that comes back has ended. */
const NEAR = 3;

interface Stepped {
  readonly sketch: Sketch;
  /** What was drawn, once it is whole. */
  readonly item: Item | null;
  /** The line of a lasso, once it is whole: what lies within it is chosen. */
  readonly around?: readonly Point[];
}

/** A shape is drawn by dragging from one corner to the other, or by pressing twice: nothing needs a drag. */
export function stepTool(tool: Tool, sketch: Sketch, event: ToolEvent): Stepped {
  if (event.does === 'cancel') return { sketch: NO_SKETCH, item: null };
  if (event.does === 'finish' && tool === 'lasso')
    return { sketch: NO_SKETCH, item: null, around: sketch.points };
  if (event.does === 'finish') return { sketch: NO_SKETCH, item: createDrawn(tool, sketch.points) };
  const { point } = event;
  if (tool === 'freehand') {
    const { sketch: next, points } = stepStroke(sketch, event.does, point);
    return { sketch: next, item: points ? makeExact(points) : null };
  }
  if (tool === 'lasso') {
    const { sketch: next, points } = stepStroke(sketch, event.does, point);
    return { sketch: next, item: null, ...(points ? { around: points } : {}) };
  }
  if (event.does === 'move') return { sketch: { ...sketch, at: point }, item: null };
  return hasManyPoints(tool)
    ? stepPoints(tool, sketch, event.does, point)
    : stepBox(tool, sketch, event.does, point);
}

/** A stroke is what the pointer goes over while it is pressed. */
function stepStroke(
  sketch: Sketch,
  does: 'press' | 'move' | 'release',
  point: Point,
): { readonly sketch: Sketch; readonly points?: readonly Point[] } {
  if (does === 'press') return { sketch: { points: [point], at: point } };
  const points = [...sketch.points, point];
  return does === 'move' ? { sketch: { points, at: point } } : { sketch: NO_SKETCH, points };
}

function stepBox(tool: Tool, sketch: Sketch, does: 'press' | 'release', point: Point): Stepped {
  const [start] = sketch.points;
  if (!start) {
    if (does === 'release') return { sketch, item: null };
    if (tool === 'symbol') return { sketch: NO_SKETCH, item: createDrawn(tool, [point]) };
    return { sketch: { points: [point], at: point }, item: null };
  }
  if (distanceBetween(start, point) < NEAR) return { sketch: { ...sketch, at: point }, item: null };
  return { sketch: NO_SKETCH, item: createDrawn(tool, [start, point]) };
}

/** A press on the last corner ends the line; on the first one, a polygon. */
function stepPoints(tool: Tool, sketch: Sketch, does: 'press' | 'release', point: Point): Stepped {
  if (does === 'release') return { sketch, item: null };
  const { points } = sketch;
  const ends = [points.at(-1), tool === 'polygon' ? points[0] : undefined];
  const isEnd = points.length > 1 && ends.some((end) => end && distanceBetween(end, point) < NEAR);
  if (isEnd) return { sketch: NO_SKETCH, item: createDrawn(tool, points) };
  return { sketch: { points: [...points, point], at: point }, item: null };
}

export function hasManyPoints(tool: Tool): boolean {
  return tool === 'polyline' || tool === 'polygon';
}

/** What a tool makes of the points; null where they are too few. */
export function createDrawn(tool: Tool, points: readonly Point[]): Item | null {
  const [from, to] = points;
  if (tool === 'symbol') return from ? createSymbol(from, 'disc', SYMBOL_SIZES.swell) : null;
  if (tool === 'select' || tool === 'pen' || tool === 'text' || !from || !to) return null;
  if (tool === 'freehand') return createPolyline(points, false);
  if (tool === 'lasso') return points.length > 2 ? createPolyline(points, true) : null;
  if (tool === 'curve') return createCurve(from, to);
  if (tool === 'dimension') return createDimension(from, to);
  if (tool === 'line' || tool === 'polyline') return createPolyline(points, false);
  if (tool === 'polygon') return points.length > 2 ? createPolyline(points, true) : null;
  if (tool === 'arrow') return createArrow(from, to);
  const at = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (width === 0 || height === 0) return null;
  if (tool === 'rectangle') return createRectangle(at, width, height);
  return tool === 'ellipse' ? createEllipse(at, width, height) : createTriangle(at, width, height);
}
