import { boxCorners } from '../geometry/box.ts';
import { flatten, type Polyline } from '../geometry/flatten.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Line, Sheet } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import type { LeafItem } from '../model/walk.ts';
import type { Medium } from '../profiles/profile.ts';
import { doubleOffset } from '../set/line-styles.ts';

/** What a finger meets of one item: its true outline as straight lines, and how far it reaches to either side. */
export interface Part {
  readonly index: number;
  readonly item: LeafItem;
  readonly lines: readonly Polyline[];
  /** Half of what the line raises across it. */
  readonly half: number;
  /** Text, image and symbol fill what they enclose: what lies inside lies on them. */
  readonly solid: boolean;
  /** The line's width included. */
  readonly box: Box;
}

/** Why an item gives no part. */
export type Missing = 'not-finite' | 'nothing';

export function partOf(item: LeafItem, sheet: Sheet, medium: Medium, index: number): Part | Missing {
  const lines = outlineOf(item, sheet);
  const half = item.kind === 'shape' && item.geometry.type !== 'symbol' ? halfOf(item.line, medium) : 0;
  const box = boxAround(lines, half);
  if (box && !Number.isFinite(box.x + box.y + box.width + box.height)) return 'not-finite';
  if (!box || isNothing(item, box)) return 'nothing';
  const solid = item.kind !== 'shape' || item.geometry.type === 'symbol';
  return { index, item, lines, half, solid, box };
}

function halfOf(line: Line | null, medium: Medium): number {
  if (!line) return 0;
  return line.width / 2 + (line.style === 'double' ? doubleOffset(line, medium) : 0);
}

function outlineOf(item: LeafItem, sheet: Sheet): readonly Polyline[] {
  if (item.kind === 'shape') return flatten(item.geometry).filter(({ points }) => points.length > 0);
  if (item.kind === 'text') return [ring(boxCorners(textBox(item, sheet)).flatMap(({ x, y }) => [x, y]))];
  const [a, b, c, d, e, f] = item.placement;
  return [ring([e, f, e + a, f + b, e + a + c, f + b + d, e + c, f + d])];
}

function ring(points: readonly number[]): Polyline {
  return { points: Float64Array.from(points), closed: true };
}

/** Not a number anywhere makes the box not a number, so that it is noticed. */
function boxAround(lines: readonly Polyline[], half: number): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let sum = 0;
  for (const { points } of lines) {
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      sum += x + y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (lines.length === 0) return null;
  const off = Number.isFinite(sum) ? 0 : Number.NaN;
  return {
    x: left - half + off,
    y: top - half,
    width: right - left + 2 * half,
    height: bottom - top + 2 * half,
  };
}

function hasWidth(line: Line | null): boolean {
  return line !== null && line.width > 0;
}

/** Below this no medium raises anything. */
const SPECK = 0.01;

function isNothing(item: LeafItem, { width, height }: Box): boolean {
  if (item.kind !== 'shape') return width < SPECK || height < SPECK;
  if (item.geometry.type === 'symbol') return width < SPECK;
  if (!hasWidth(item.line) && !item.texture) return true;
  const line = item.line?.width ?? 0;
  return width <= line + SPECK && height <= line + SPECK;
}
