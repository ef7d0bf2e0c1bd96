import { boundsOf, flatten, toPath } from '@relievo/graphic/geometry';
import type { Geometry, Point } from '@relievo/graphic/model';

export type Rgb = readonly [number, number, number];

/** A shape as a page shows it: millimetres, and y runs down. */
export interface PaintedShape {
  readonly geometry: Geometry;
  readonly fill: Rgb | null;
  readonly stroke: Rgb | null;
  /** A file names a shape for screen readers or in a tooltip. */
  readonly said?: string;
}

/** Words on one line. */
export interface PlacedWords {
  readonly text: string;
  /** Where their baseline begins and ends. */
  readonly start: Point;
  readonly end: Point;
  /** The size of their letters. */
  readonly size: number;
}

/** All that a page shows and a chart may be read from. */
export interface Marks {
  readonly shapes: readonly PaintedShape[];
  readonly words: readonly PlacedWords[];
  /** Millimetres by which a shape may be beside its place; none in a drawing of lines. */
  readonly blur?: number;
}

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A connected piece of what is painted. */
export interface Piece {
  readonly box: Extent;
  readonly corners: readonly Point[];
  readonly isClosed: boolean;
  readonly isCurved: boolean;
  readonly fill: Rgb | null;
  readonly stroke: Rgb | null;
  /** Colour by which it belongs to others. */
  readonly color: Rgb;
  readonly said: string | null;
  /** Its edge in short steps. */
  readonly edge: readonly Point[];
}

/** More than these no chart has, and nobody waits for. */
const MOST_PIECES = 30_000;

/** null where there are too many to look at. */
export function listPieces(shapes: readonly PaintedShape[]): readonly Piece[] | null {
  const pieces: Piece[] = [];
  for (const { geometry, fill: filled, stroke, said = null } of shapes) {
    for (const subpath of toPath(geometry).subpaths) {
      const one = { type: 'path', subpaths: [subpath] } as const;
      const bounds = boundsOf(one);
      if (!bounds) continue;
      const isLine = subpath.segments.length === 1 && subpath.segments[0]?.control === undefined;
      const fill = isLine ? null : filled;
      // A mark that is filled with paper has the colour of its outline.
      const color = fill && !(stroke && isPaper(fill)) ? fill : stroke;
      if (!color) continue;
      if (pieces.length >= MOST_PIECES) return null;
      const { start, segments, closed } = subpath;
      const corners = dropRepeated([start, ...segments.map(({ to }) => to)], closed || fill !== null);
      const isCurved = segments.some(({ control }) => control !== undefined);
      pieces.push({
        box: {
          left: bounds.x,
          right: bounds.x + bounds.width,
          top: bounds.y,
          bottom: bounds.y + bounds.height,
        },
        corners,
        // What is filled is closed by that; two curves can make a circle.
        isClosed: closed || (fill !== null && (isCurved || corners.length > 2)),
        isCurved,
        fill,
        stroke,
        color,
        said,
        edge: flatten(one).flatMap(({ points }) => toPoints(points)),
      });
    }
  }
  return pieces;
}

/** Millimetres nearer than which two corners are one. */
const SAME = 0.01;

function dropRepeated(points: readonly Point[], isClosed: boolean): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (!before || Math.hypot(point.x - before.x, point.y - before.y) > SAME) kept.push(point);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (isClosed && kept.length > 1 && first && last && Math.hypot(first.x - last.x, first.y - last.y) <= SAME)
    kept.pop();
  return kept;
}

function toPoints(numbers: Float64Array): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[at * 2] ?? 0,
    y: numbers[at * 2 + 1] ?? 0,
  }));
}

export function widthOf({ left, right }: Extent): number {
  return right - left;
}

export function heightOf({ top, bottom }: Extent): number {
  return bottom - top;
}

export function middleOf({ left, right, top, bottom }: Extent): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Of 441, between two colours that are the same to the eye. */
const ONE_COLOR = 12;

export function isSameColor(a: Rgb, b: Rgb): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) <= ONE_COLOR;
}

const PAPER = 245;

export function isPaper(rgb: Rgb): boolean {
  return rgb.every((value) => value >= PAPER);
}

/** The same page lying on its side: what ran along runs across. */
export function turnMarks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    box: turnExtent(piece.box),
    corners: piece.corners.map(turnPoint),
    edge: piece.edge.map(turnPoint),
  }));
}

export function turnPoint({ x, y }: Point): Point {
  return { x: y, y: x };
}

export function turnExtent({ left, right, top, bottom }: Extent): Extent {
  return { left: top, right: bottom, top: left, bottom: right };
}
