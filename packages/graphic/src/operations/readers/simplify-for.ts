import { boundsOf } from '../../geometry/bounds.ts';
import { pointToPolyline } from '../../geometry/distance.ts';
import { flatten, lengthOf, type Polyline } from '../../geometry/flatten.ts';
import { scaling } from '../../geometry/matrix.ts';
import { transformItem } from '../../geometry/transform-item.ts';
import type { Drawing, Item, ShapeItem, Texture } from '../../model/drawing.ts';
import type { Point } from '../../model/geometry.ts';
import type { Reader } from '../../model/sheet-plan.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import { limitsFor, NEARLY, type ReaderLimits } from './readers.ts';

/** What a reader's drawing costs: how many parts each kind of change met. */
export interface Cost {
  readonly dropped: number;
  readonly merged: number;
  readonly enlarged: number;
  readonly widened: number;
  /** Areas whose texture became plain. */
  readonly plain: number;
  /** Of all lines and edges, by their length, the share that is still there. */
  readonly kept: number;
}

export interface SimplifiedDrawing {
  readonly drawing: Drawing;
  readonly cost: Cost;
}

/** The drawing with what a reader of this kind can follow: small parts dropped, near ones merged, thin ones widened. */
export function simplifyFor(drawing: Drawing, reader: Reader): SimplifiedDrawing {
  const limits = limitsFor(reader);
  const shapes = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape');
  const parts = shapes.filter(isPart).map(measurePart);
  const small = new Set(parts.filter((part) => isTooSmall(part, limits)).map(({ id }) => id));
  const merged = findMerged(
    parts.filter(({ id }) => !small.has(id)),
    limits.gap,
  );
  const plain = findPlain(
    shapes.filter(({ id }) => !small.has(id)),
    limits.textures,
  );
  const isGone = (id: string): boolean => small.has(id) || merged.has(id);
  let [enlarged, widened] = [0, 0];
  const change = (item: Item): Item | readonly Item[] => {
    if (item.kind === 'text' && item.labels !== undefined && isGone(item.labels)) return [];
    if (item.kind !== 'shape' || !isPart(item)) return item;
    if (isGone(item.id)) return [];
    const larger = enlarge(item, limits);
    if (larger !== item) enlarged++;
    const wider = widen(larger, limits.width);
    if (wider !== larger) widened++;
    return plain.has(item.id) ? { ...wider, texture: null } : wider;
  };
  const simple = mapItems(drawing, change);
  const all = sumLengths(parts);
  return {
    drawing: simple,
    cost: {
      dropped: small.size,
      merged: merged.size,
      enlarged,
      widened,
      plain: plain.size,
      kept: all === 0 ? 1 : sumLengths(parts.filter(({ id }) => !isGone(id))) / all,
    },
  };
}

/** Frames, axes, grids and leads say how to read the rest: they stay as they are. */
const PARTS: readonly string[] = ['outline', 'area', 'symbol', 'decoration', 'data'];

function isPart(item: ShapeItem): boolean {
  return PARTS.includes(item.role);
}

interface MeasuredPart {
  readonly id: string;
  readonly shape: ShapeItem;
  readonly lines: readonly Polyline[];
  readonly length: number;
  /** Its longer side. */
  readonly size: number;
}

function measurePart(shape: ShapeItem): MeasuredPart {
  const box = boundsOf(shape.geometry);
  const lines = shape.geometry.type === 'symbol' ? [] : flatten(shape.geometry, 0.2);
  return {
    id: shape.id,
    shape,
    lines,
    length: lines.reduce((sum, line) => sum + lengthOf(line), 0),
    size: box ? Math.max(box.width, box.height) : 0,
  };
}

function sumLengths(parts: readonly MeasuredPart[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function isTooSmall({ shape, lines, length, size }: MeasuredPart, { line, side }: ReaderLimits): boolean {
  if (shape.geometry.type === 'symbol') return false;
  const isClosed =
    shape.texture !== null || shape.geometry.type === 'ellipse' || lines.every(({ closed }) => closed);
  return isClosed ? size < NEARLY * side : length < line;
}

function enlarge(item: ShapeItem, { side, mark }: ReaderLimits): ShapeItem {
  const { geometry } = item;
  if (geometry.type === 'symbol')
    return geometry.size < mark ? { ...item, geometry: { ...geometry, size: mark } } : item;
  const box = boundsOf(geometry);
  if (!box || item.texture === null) return item;
  const size = Math.max(box.width, box.height);
  if (size >= side || size === 0) return item;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const larger = transformItem(item, scaling(side / size, side / size, middle));
  return larger.kind === 'shape' ? larger : item;
}

function widen(item: ShapeItem, width: number): ShapeItem {
  const { line } = item;
  return line && line.width < width ? { ...item, line: { ...line, width } } : item;
}

/** So much of a line runs beside another where they are one. */
const BESIDE = 0.85;
const STEP = 2;

/** Open lines that run beside a longer one, and marks that lie beside another. */
function findMerged(parts: readonly MeasuredPart[], gap: number): ReadonlySet<string> {
  const merged = new Set<string>();
  const lines = parts.filter(
    ({ shape, lines: own }) => shape.texture === null && own.some(({ closed }) => !closed),
  );
  const longest = [...lines].sort((a, b) => b.length - a.length);
  for (const [at, part] of longest.entries()) {
    const longer = longest.slice(0, at).filter(({ id }) => !merged.has(id));
    if (longer.some((other) => runsBeside(part, other, gap))) merged.add(part.id);
  }
  const marks = parts.flatMap(({ id, shape: { geometry } }) =>
    geometry.type === 'symbol' ? [{ id, at: geometry.at }] : [],
  );
  for (const [at, mark] of marks.entries()) {
    const isNear = marks
      .slice(0, at)
      .some((other) => !merged.has(other.id) && distance(mark.at, other.at) < gap);
    if (isNear) merged.add(mark.id);
  }
  return merged;
}

function runsBeside(part: MeasuredPart, other: MeasuredPart, gap: number): boolean {
  let [near, all] = [0, 0];
  for (const place of walkAlong(part.lines)) {
    all++;
    if (other.lines.some((line) => pointToPolyline(place, line) < gap)) near++;
  }
  return all > 0 && near >= BESIDE * all;
}

function* walkAlong(lines: readonly Polyline[]): Generator<Point, void, undefined> {
  for (const { points } of lines)
    for (let at = 0; at + 3 < points.length; at += 2) {
      const from = { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
      const to = { x: points[at + 2] ?? 0, y: points[at + 3] ?? 0 };
      const steps = Math.max(1, Math.round(distance(from, to) / STEP));
      for (let step = 0; step < steps; step++)
        yield { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Areas with a texture beyond those that can be told apart; the most frequent textures stay. */
function findPlain(shapes: readonly ShapeItem[], most: number): ReadonlySet<string> {
  const counts = new Map<Texture, number>();
  for (const { texture } of shapes)
    if (texture !== null && texture !== 'solid') counts.set(texture, (counts.get(texture) ?? 0) + 1);
  const kept = new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([texture]) => texture),
  );
  return new Set(
    shapes
      .filter(({ texture }) => texture !== null && texture !== 'solid' && !kept.has(texture))
      .map(({ id }) => id),
  );
}
