import type { Geometry, PathGeometry, Point, Segment } from '@relievo/graphic/model';
import { parsePathUpToFault } from '@relievo/graphic/svg';
import type { Element } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import { readAttribute, readNumbers, tagOf } from '../dom.ts';
import { diagonalOf, type Viewport } from './viewport.ts';

export interface Shape {
  readonly geometry: Geometry;
  /** Whether SVG can fill it and can put markers at its corners. */
  readonly canFill: boolean;
  readonly canMark: boolean;
  readonly isBroken: boolean;
}

export const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
]);

type Read = Shape | 'nothing' | null;

/** In user units; 'nothing' for what has no size, null for what cannot be read. */
export function readShape(element: Element, viewport: Viewport, fontSize: number): Read {
  const length = (name: string, whole: number, usual: number | null = 0): number | null => {
    const text = readAttribute(element, name);
    if (text === undefined || text.trim() === '' || text === 'auto') return usual;
    return readLength(text, { fontSize, whole });
  };
  const across = (name: string, usual: number | null = 0) => length(name, viewport.width, usual);
  const down = (name: string, usual: number | null = 0) => length(name, viewport.height, usual);
  const plain = (geometry: Geometry): Shape => ({ geometry, canFill: true, canMark: false, isBroken: false });
  switch (tagOf(element)) {
    case 'path':
      return readPath(readAttribute(element, 'd') ?? '');
    case 'rect': {
      const [x, y, width, height] = [across('x'), down('y'), across('width'), down('height')];
      const [rx, ry] = [across('rx', Number.NaN), down('ry', Number.NaN)];
      if (x === null || y === null || width === null || height === null) return null;
      if (width <= 0 || height <= 0) return 'nothing';
      const box = { x, y, width, height };
      const [roundX, roundY] = [rx ?? Number.NaN, ry ?? Number.NaN];
      return plain(
        roundedRect(box, Number.isNaN(roundX) ? roundY : roundX, Number.isNaN(roundY) ? roundX : roundY),
      );
    }
    case 'circle': {
      const [x, y, r] = [across('cx'), down('cy'), length('r', diagonalOf(viewport))];
      if (x === null || y === null || r === null) return null;
      return r <= 0 ? 'nothing' : plain({ type: 'ellipse', center: { x, y }, rx: r, ry: r, angle: 0 });
    }
    case 'ellipse': {
      const [x, y, rx, ry] = [across('cx'), down('cy'), across('rx', Number.NaN), down('ry', Number.NaN)];
      if (x === null || y === null || rx === null || ry === null) return null;
      const radii = [Number.isNaN(rx) ? ry : rx, Number.isNaN(ry) ? rx : ry] as const;
      return radii[0] > 0 && radii[1] > 0
        ? plain({ type: 'ellipse', center: { x, y }, rx: radii[0], ry: radii[1], angle: 0 })
        : 'nothing';
    }
    case 'line': {
      const [x1, y1, x2, y2] = [across('x1'), down('y1'), across('x2'), down('y2')];
      if (x1 === null || y1 === null || x2 === null || y2 === null) return null;
      const geometry = polyline([x1, y1, x2, y2], false);
      return { geometry, canFill: false, canMark: true, isBroken: false };
    }
    default: {
      const points = readNumbers(readAttribute(element, 'points') ?? '');
      if (points.length < 2) return 'nothing';
      const geometry = polyline(points, tagOf(element) === 'polygon');
      return { geometry, canFill: true, canMark: true, isBroken: points.length % 2 === 1 };
    }
  }
}

export function isShape(read: Read): read is Shape {
  return read !== null && read !== 'nothing';
}

function readPath(data: string): Read {
  const { subpaths, brokenAt } = parsePathUpToFault(data === 'none' ? '' : data);
  const drawn = subpaths.filter(({ segments, closed }) => segments.length > 0 || closed);
  if (drawn.length === 0) return brokenAt === null ? 'nothing' : null;
  return {
    geometry: { type: 'path', subpaths: drawn },
    canFill: true,
    canMark: true,
    isBroken: brokenAt !== null,
  };
}

function polyline(numbers: readonly number[], closed: boolean): PathGeometry {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  const [start = { x: 0, y: 0 }, ...rest] = points;
  return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed }] };
}

/** A quarter of a circle as a cubic reaches this share of the radius. */
const QUARTER = 0.5522847498;

export function roundedRect(
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  roundX: number,
  roundY: number,
): Geometry {
  const rx = Math.min(roundX, width / 2);
  const ry = Math.min(roundY, height / 2);
  if (!(rx > 0 && ry > 0)) return { type: 'rect', x, y, width, height };
  const [right, bottom] = [x + width, y + height];
  const [bx, by] = [rx * (1 - QUARTER), ry * (1 - QUARTER)];
  const curve = (ax: number, ay: number, cx: number, cy: number, tx: number, ty: number): Segment => ({
    to: { x: tx, y: ty },
    control: [
      { x: ax, y: ay },
      { x: cx, y: cy },
    ],
  });
  const segments: readonly Segment[] = [
    { to: { x: right - rx, y } },
    curve(right - bx, y, right, y + by, right, y + ry),
    { to: { x: right, y: bottom - ry } },
    curve(right, bottom - by, right - bx, bottom, right - rx, bottom),
    { to: { x: x + rx, y: bottom } },
    curve(x + bx, bottom, x, bottom - by, x, bottom - ry),
    { to: { x, y: y + ry } },
    curve(x, y + by, x + bx, y, x + rx, y),
  ];
  return { type: 'path', subpaths: [{ start: { x: x + rx, y }, segments, closed: true }] };
}
