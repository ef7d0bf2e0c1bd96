import { maxOf, minOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { listChildren, valueOf } from '../markup/xml.ts';
import { toMillimetres } from './lengths.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Placed extends Box {
  readonly shape: Element;
  /** It is the place in the file, counted from 0. */
  readonly at: number;
}

/** Slides with more shapes are read in the order of the file. */
const MAX_SHAPES = 400;
/** Millimetres by which neighbours may overlap. */
const OVERLAP = 3;

/** Orders shapes as people read them: rows from the top, columns from the side on which the language begins. */
export function orderByPlace(shapes: readonly Element[], isRightToLeft: boolean): readonly Element[] {
  const placed = shapes.map(place);
  if (shapes.length > MAX_SHAPES || placed.some((one) => one === null)) return shapes;
  return order(
    placed.filter((one) => one !== null),
    isRightToLeft,
  ).map(({ shape }) => shape);
}

/** Parts shapes into rows or columns, whichever is nearer to the order of the file; shapes that overlap keep that order. */
function order(shapes: readonly Placed[], isRightToLeft: boolean): readonly Placed[] {
  if (shapes.length < 2) return shapes;
  const rows = cut(
    shapes,
    ({ top }) => top,
    ({ bottom }) => bottom,
  );
  const columns = cut(
    shapes,
    ({ left }) => left,
    ({ right }) => right,
  );
  const sided = isRightToLeft ? columns.toReversed() : columns;
  const ways = [rows, sided].filter(({ length }) => length > 1);
  const orders = ways.map((groups) => groups.flatMap((group) => order(group, isRightToLeft)));
  return orders.toSorted((one, other) => countTurned(one) - countTurned(other))[0] ?? shapes;
}

type Measure = (shape: Placed) => number;

/** Parts shapes at the gaps between them in one direction; each group is in the order of the file. */
function cut(shapes: readonly Placed[], start: Measure, end: Measure): readonly (readonly Placed[])[] {
  const groups: Placed[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const shape of shapes.toSorted((a, b) => start(a) - start(b))) {
    if (start(shape) >= reached - OVERLAP) groups.push([]);
    groups.at(-1)?.push(shape);
    reached = Math.max(reached, end(shape));
  }
  return groups.map((group) => group.toSorted((a, b) => a.at - b.at));
}

/** Counts the neighbours that the file has in the other order. */
function countTurned(shapes: readonly Placed[]): number {
  return shapes.filter(({ at }, place) => at > (shapes[place + 1]?.at ?? Number.POSITIVE_INFINITY)).length;
}

function place(shape: Element, at: number): Placed | null {
  const box = measure(shape);
  return box && { shape, at, ...box };
}

/** Measures where a shape is, in millimetres; null if the file does not say it. A group is around its shapes. */
function measure(shape: Element): Box | null {
  const of = (name: string) => toMillimetres(valueOf(shape, name));
  const moved = readMove(shape);
  const [x, y] = [pick(of('x'), of('x1'), moved[0]), pick(of('y'), of('y1'), moved[1])];
  const [toX, toY] = [pick(of('x2'), x + of('width')), pick(of('y2'), y + of('height'))];
  const box = {
    left: Math.min(x, toX),
    top: Math.min(y, toY),
    right: Math.max(x, toX),
    bottom: Math.max(y, toY),
  };
  if (Object.values(box).every(Number.isFinite)) return box;
  const inside = listChildren(shape).flatMap((child) => measure(child) ?? []);
  if (inside.length === 0) return null;
  return {
    left: minOf(inside.map(({ left }) => left)),
    top: minOf(inside.map(({ top }) => top)),
    right: maxOf(inside.map(({ right }) => right)),
    bottom: maxOf(inside.map(({ bottom }) => bottom)),
  };
}

/** Returns the first length that the file says. */
function pick(...lengths: readonly number[]): number {
  return lengths.find(Number.isFinite) ?? Number.NaN;
}

/** Reads how far a turned shape is moved (OpenDocument 1.3, part 3, 19.228). */
function readMove(shape: Element): readonly [number, number] {
  const [, across = '', down = ''] =
    /translate ?\(([\d.-]{1,20}[a-z]{2})[ ,]{1,2}([\d.-]{1,20}[a-z]{2})\)/.exec(
      valueOf(shape, 'transform') ?? '',
    ) ?? [];
  return [toMillimetres(across), toMillimetres(down)];
}
