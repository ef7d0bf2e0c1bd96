import { maxOf, minOf } from '@relievo/words';
import type { Drawing, Item, Line, Sheet } from '../model/drawing.ts';
import type { Box, EllipseGeometry, Geometry, Matrix, Point, Subpath } from '../model/geometry.ts';
import { walkLeaves, walkWithin } from '../model/walk.ts';
import { expandBox, unionOf } from './box.ts';
import { RADIANS } from './point.ts';
import { symbolPath } from './symbol-path.ts';
import { textBox } from './text-box.ts';

/** Centre to centre of the two strokes of a double line (TU Dresden quality criteria). */
export const DOUBLE_LINE_DISTANCE = 2;

/** Between the strokes of a double line: nearer, and they swell together. */
export const DOUBLE_LINE_GAP = 0.8;

/** Across all that a line raises on paper: a double line is two strokes, each as wide as the line says. */
export function raisedWidth(line: Line | null): number {
  if (!line) return 0;
  const { style, width } = line;
  return style === 'double' ? Math.max(DOUBLE_LINE_DISTANCE, width + DOUBLE_LINE_GAP) + width : width;
}

/** Exact, the bulge of curves included; null for a path of nothing. The line's width is not in it. */
export function boundsOf(geometry: Geometry): Box | null {
  switch (geometry.type) {
    case 'path':
      return pathBounds(geometry.subpaths);
    case 'rect':
      return { x: geometry.x, y: geometry.y, width: geometry.width, height: geometry.height };
    case 'ellipse':
      return ellipseBounds(geometry);
    case 'symbol':
      return pathBounds(symbolPath(geometry.symbol, geometry.at, geometry.size));
  }
}

interface Measured {
  readonly braille: Sheet['braille'];
  readonly box: Box | null;
}

/** Of items that are still the same value: whoever draws among thousands changes one at a time. */
const measured = new WeakMap<Item, Measured>();

/** What the item takes up on the sheet, its line's width included; null for nothing, as an empty group. */
export function itemBounds(item: Item, sheet: Sheet): Box | null {
  const before = measured.get(item);
  if (before?.braille === sheet.braille) return before.box;
  const box = measureItem(item, sheet);
  measured.set(item, { braille: sheet.braille, box });
  return box;
}

function measureItem(item: Item, sheet: Sheet): Box | null {
  switch (item.kind) {
    case 'shape': {
      const box = boundsOf(item.geometry);
      return box && item.geometry.type !== 'symbol' ? expandBox(box, raisedWidth(item.line) / 2) : box;
    }
    case 'text':
      return textBox(item, sheet);
    case 'image':
      return imageBounds(item.placement);
    case 'group': {
      const boxes: (Box | null)[] = [];
      for (const inner of walkWithin(item)) if (inner.kind !== 'group') boxes.push(itemBounds(inner, sheet));
      return unionOf(boxes);
    }
  }
}

/** All that is visible. */
export function drawingBounds(drawing: Drawing): Box | null {
  const boxes: (Box | null)[] = [];
  for (const item of walkLeaves(drawing)) boxes.push(itemBounds(item, drawing.sheet));
  return unionOf(boxes);
}

function imageBounds([a, b, c, d, e, f]: Matrix): Box {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const x = minOf(xs);
  const y = minOf(ys);
  return { x, y, width: maxOf(xs) - x, height: maxOf(ys) - y };
}

function ellipseBounds({ center, rx, ry, angle }: EllipseGeometry): Box {
  const cos = Math.cos(angle * RADIANS);
  const sin = Math.sin(angle * RADIANS);
  const halfWidth = Math.hypot(rx * cos, ry * sin);
  const halfHeight = Math.hypot(rx * sin, ry * cos);
  return { x: center.x - halfWidth, y: center.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}

function pathBounds(subpaths: readonly Subpath[]): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  const addX = (x: number): void => {
    if (x < left) left = x;
    if (x > right) right = x;
  };
  const addY = (y: number): void => {
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  for (const { start, segments } of subpaths) {
    let from: Point = start;
    addX(start.x);
    addY(start.y);
    for (const { to, control } of segments) {
      addX(to.x);
      addY(to.y);
      if (control) {
        const [c1, c2] = control;
        for (const t of findTurningPoints(from.x, c1.x, c2.x, to.x))
          addX(cubicAt(from.x, c1.x, c2.x, to.x, t));
        for (const t of findTurningPoints(from.y, c1.y, c2.y, to.y))
          addY(cubicAt(from.y, c1.y, c2.y, to.y, t));
      }
      from = to;
    }
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

export function cubicAt(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const s = 1 - t;
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
}

/** Where one coordinate of a cubic turns: the roots of its derivative between 0 and 1. */
function findTurningPoints(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const a = 3 * (p1 - p2) + p3 - p0;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12) {
    const root = -c / b;
    return root > 0 && root < 1 ? [root] : [];
  }
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const q = -0.5 * (b + Math.sign(b || 1) * Math.sqrt(discriminant));
  return [q / a, c / q].filter((t) => t > 0 && t < 1);
}
